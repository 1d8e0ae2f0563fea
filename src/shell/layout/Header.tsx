/** @jsxImportSource theme-ui */
import useBaseUrl from '@docusaurus/useBaseUrl';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import { breakpoints } from '../../base/design/scales';
import { ConfiguredLink } from './ConfiguredLink';
import { Logo } from './ui/Logo';
import { findMainLink, useThemeConfig, type NavbarLinkConfig } from './useThemeConfig';
import { SearchButton } from '../search/SearchButton';
import { navigationId } from '../sidebar/menu';
import { addressOf } from '../../base/facts/base-url';
import { VersionMenu } from '../../content/versions/VersionMenu';

/** Too narrow for the whole header: phones. */
const phone = '@media (max-width: 26em)';

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

/** Hand-written, because every page has it and importing Theme UI's icon would bundle its other components. */
function MenuIcon() {
  return (
    <svg viewBox="0 0 24 24" width={24} height={24} fill="currentColor" aria-hidden="true">
      <path d="M3 18h18v-2H3v2zm0-5h18v-2H3v2zm0-7v2h18V6H3z" />
    </svg>
  );
}

/** Link in the header. Small screens only have room for one; src/shell/sidebar/SideNavigation shows the others. */
function NavbarLink({
  item,
  isAlwaysVisible = false,
}: {
  item: NavbarLinkConfig;
  isAlwaysVisible?: boolean;
}) {
  const visibility = isAlwaysVisible ? {} : { display: ['none', 'inline-flex'] };
  return <ConfiguredLink link={item} sx={{ ...headerLink, ...visibility, fontSize: 1 }} />;
}

/**
 * Site header: menu button, home link, version menu, search, color mode, and the links of `themeConfig.navbar.items`.
 */
export function Header() {
  const { title, logo, items } = useThemeConfig().navbar;
  const mainLink = findMainLink(items);
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
        px: 3,
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
        {items
          .filter(({ position }) => position !== 'right')
          .map((item) => (
            <NavbarLink key={item.label} item={item} />
          ))}
      </div>
      <div sx={{ display: 'flex', flex: 'none', alignItems: 'center', gap: [1, 2] }}>
        <SearchButton />
        {items
          .filter(({ position }) => position === 'right')
          .map((item) => (
            <NavbarLink key={item.label} item={item} isAlwaysVisible={item === mainLink} />
          ))}
        <ColorModeToggle />
      </div>
    </header>
  );
}
