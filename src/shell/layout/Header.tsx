/** @jsxImportSource theme-ui */
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ThemeUIStyleObject } from 'theme-ui';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import { headerSummary } from '../../base/design/dropdown';
import { breakpoints, sizes } from '../../base/design/scales';
import { ConfiguredLink } from './ConfiguredLink';
import { Logo } from './ui/Logo';
import { basesOf, findLink } from './header-links';
import { findMainLink, useThemeConfig, type NavbarLinkConfig } from './useThemeConfig';
import { SearchButton } from '../search/SearchButton';
import { navigationId } from '../sidebar/menu';
import { addressOf } from '../../base/facts/base-url';
import { cleanPath } from '../../base/facts/paths';
import { VersionMenu } from '../../content/versions/VersionMenu';

/** Too narrow for the whole header: phones. */
const phone = '@media (max-width: 26em)';

/** Width from which the header has room for its links. */
const linksBreakpoint = breakpoints[2];

const menuControl = {
  variant: 'buttons.icon',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'center',
  appearance: 'none',
  size: 40,
  marginInlineStart: -2,
  p: 0,
  border: 0,
  bg: 'transparent',
  display: 'inline-flex',
  [`@media (min-width: ${breakpoints[0]})`]: { display: 'none' },
} as const;

const headerLink = {
  variant: 'links.shell',
  width: 'auto',
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  fontSize: 2,
  [phone]: { px: 1 },
} as const;

/**
 * Logo and site name, one line high. A name that doesn't fit wraps onto a hidden second line, and so remains the link's
 * accessible name.
 */
const homeStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  [phone]: { columnGap: 1 },
  // Keeps the second line out of sight below a logo that's lower than the text.
  rowGap: '1em',
  height: '1.5em',
  lineHeight: 'body',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
} as const;

const openMenu = 'html[data-menu="open"] &';

/**
 * Three bars; a cross while the menu is open. Hand-written, because every page has it and importing Theme UI's icon
 * would bundle its other components.
 */
function MenuIcon() {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} stroke="currentColor" aria-hidden="true">
      <path strokeWidth={2} d="M3 7h18M3 12h18M3 17h18" sx={{ [openMenu]: { display: 'none' } }} />
      <path
        strokeWidth={2}
        d="M5 5l14 14M19 5L5 19"
        sx={{ display: 'none', [openMenu]: { display: 'inline' } }}
      />
    </svg>
  );
}

const linksStyle = {
  display: 'none',
  gap: '2px',
  listStyle: 'none',
  m: 0,
  marginInlineStart: 3,
  p: 0,
  [`@media (min-width: ${linksBreakpoint})`]: { display: 'flex' },
  a: {
    variant: 'links.shell',
    width: 'auto',
    fontWeight: 'body',
    '&[aria-current]': { color: 'primary', bg: 'highlight' },
  },
} as const;

const browseStyle: ThemeUIStyleObject = {
  summary: headerSummary,
  display: ['none', 'block'],
  [`@media (min-width: ${linksBreakpoint})`]: { display: 'none' },
};

/** Links to sections of the site; on narrower screens in a disclosure, and on phones in the menu. */
function SiteLinks({ items }: { items: NavbarLinkConfig[] }) {
  const current = findLink(items.map(basesOf), cleanPath(useLocation().pathname));
  const list = items.map((item, index) => (
    <li key={item.label}>
      <ConfiguredLink link={item} bases={basesOf(item)} isCurrent={index === current} />
    </li>
  ));
  return (
    <nav aria-label="Header">
      <ul sx={linksStyle}>{list}</ul>
      <details data-dropdown="list" sx={browseStyle}>
        <summary>Browse</summary>
        <ul>{list}</ul>
      </details>
    </nav>
  );
}

/**
 * Site header: menu button, home link, version menu, search, color mode, and the links of `themeConfig.navbar.items`.
 */
export function Header() {
  const { title, logo, items } = useThemeConfig().navbar;
  const mainLink = findMainLink(items);
  const siteLinks = items.filter(({ position }) => position !== 'right');
  const logoUrl = useBaseUrl(logo?.src);
  return (
    <header
      data-shell=""
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'header',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        height: 'header',
        // In line with the side navigation, also on the widest screens.
        px: `max(16px, (100vw - ${sizes.page}px) / 2 + 16px)`,
        bg: 'background',
        borderBottom: 'thin',
        [phone]: { px: 2 },
      }}
    >
      <div sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
        <button
          type="button"
          title="Toggle menu"
          aria-label="Menu"
          aria-expanded="false"
          aria-controls={navigationId}
          data-menu-toggle=""
          data-with-scripts=""
          sx={menuControl}
        >
          <MenuIcon />
        </button>
        <a href={`#${navigationId}`} aria-label="Menu" data-without-scripts="" sx={menuControl}>
          <MenuIcon />
        </a>
        <a href={addressOf('/')} sx={headerLink}>
          <span sx={homeStyle}>
            {logo ? (
              <img
                src={logoUrl}
                alt={logo.alt ?? ''}
                width={logo.width}
                height={logo.height ?? 24}
              />
            ) : (
              <Logo />
            )}
            <span>{title}</span>
          </span>
        </a>
        <VersionMenu />
        {siteLinks.length > 0 && <SiteLinks items={siteLinks} />}
      </div>
      <div sx={{ display: 'flex', flex: 'none', alignItems: 'center', gap: [1, 2] }}>
        <SearchButton />
        {items
          .filter(({ position }) => position === 'right')
          .map((item) => (
            <ConfiguredLink
              key={item.label}
              link={item}
              sx={{
                ...headerLink,
                // Small screens only have room for one; src/shell/sidebar/SideNavigation shows the others.
                ...(item !== mainLink && { display: ['none', 'inline-flex'] }),
                fontSize: 1,
                fontWeight: 'body',
              }}
            />
          ))}
        <ColorModeToggle />
      </div>
    </header>
  );
}
