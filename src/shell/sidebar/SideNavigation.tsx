/** @jsxImportSource theme-ui */
import { memo } from 'react';
import { breakpoints, menuTransition, sizes, smallScreen } from '../../base/design/scales';
import { ConfiguredLink } from '../layout/ConfiguredLink';
import { basesOf } from '../layout/header-links';
import { findMainLink, useThemeConfig } from '../layout/useThemeConfig';
import { containsPage, isPage, type NavigationItem } from '../../content/pages/sidebar';
import { navigationId } from './menu';
import { VersionMenu } from '../../content/versions/VersionMenu';

const small = `@media ${smallScreen}`;
const wide = `@media (min-width: ${breakpoints[0]})`;
const open = 'html[data-menu="open"] &';
const openWithoutScripts = 'html:not([data-scripts]) &:target';

const navigationStyle = {
  bg: 'background',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  width: 'sidebar',
  ':focus': { outline: 'none' },
  [small]: {
    position: 'fixed',
    top: sizes.header,
    insetInlineStart: 0,
    bottom: 0,
    zIndex: 'menu',
    maxWidth: 'calc(100vw - 48px)',
    transform: 'translateX(-100%)',
    '[dir=rtl] &': { transform: 'translateX(100%)' },
    transition: `transform ${menuTransition} ease-out`,
    // A closed menu has nothing focusable, so it mustn't be a keyboard-focusable scroller either.
    overflowY: 'hidden',
    [open]: { transform: 'none', overflowY: 'auto' },
    [openWithoutScripts]: { transform: 'none', overflowY: 'auto' },
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  [wide]: {
    flex: 'none',
    position: 'sticky',
    top: sizes.header,
    height: `calc(100vh - ${sizes.header}px)`,
    'html[data-layout="full"] &': { display: 'none' },
  },
} as const;

/** A closed menu takes its links out of the tab order after the slide animation. */
const panelStyle = {
  p: 3,
  pb: 4,
  [small]: {
    visibility: 'hidden',
    transition: `visibility 0s ${menuTransition}`,
    [open]: { visibility: 'visible', transition: 'none' },
    'html:not([data-scripts]) :target > &': { visibility: 'visible' },
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
    // Targets for thumbs.
    '&& li > a, && li summary': {
      display: 'flex',
      alignItems: 'center',
      minHeight: 44,
      py: 1,
      fontSize: 2,
    },
  },
  ul: { listStyle: 'none', m: 0, p: 0 },
  'li > a, li summary': { variant: 'links.shell' },
  'a[aria-current]': { color: 'primary', bg: 'highlight' },
  'li summary': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    cursor: 'pointer',
    // An arrow down; up if the section is open.
    '::after': {
      content: '""',
      flex: 'none',
      size: 7,
      mx: 2,
      border: '0 solid currentColor',
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-25%) rotate(45deg)',
    },
  },
  'li > [open] > summary::after': { transform: 'translateY(25%) rotate(225deg)' },
  'ul ul': { paddingInlineStart: 3, mb: 2 },
  'ul ul :is(a, summary)': { fontWeight: 'body', py: 1 },
  // Label of a group that is always open; its pages aren't indented.
  'li span': {
    display: 'block',
    px: 2,
    pt: 2,
    pb: 1,
    color: 'gray',
    fontSize: 0,
    fontWeight: 'bold',
  },
  'span + ul': { paddingInlineStart: 0 },
} as const;

interface SideNavigationProps {
  items: NavigationItem[];
  /** Path of the current page. */
  pathname: string;
}

function Items({ items, pathname }: SideNavigationProps) {
  const link = (label: string, href: string) => (
    <a href={href} aria-current={isPage(pathname, href) ? 'page' : undefined}>
      {label}
    </a>
  );
  return items.map((item, index) => {
    const { label, href } = item;
    if (item.type === 'link') return <li key={index}>{link(label, item.href)}</li>;
    const list = (
      <ul aria-label={item.collapsible ? undefined : label}>
        {href && <li>{link('Overview', href)}</li>}
        <Items items={item.items} pathname={pathname} />
      </ul>
    );
    return (
      <li key={index}>
        {item.collapsible ? (
          <details open={!item.collapsed || containsPage([item], pathname)}>
            <summary>{label}</summary>
            {list}
          </details>
        ) : (
          <>
            <span>{label}</span>
            {list}
          </>
        )}
      </li>
    );
  });
}

/** ./sections and ./menu own the DOM state, so in `npm start` this re-renders only when the version changes. */
const Navigation = memo(
  function Navigation({ items, pathname }: SideNavigationProps) {
    // The header only has room for one link on small screens.
    const { items: headerLinks } = useThemeConfig().navbar;
    const links = headerLinks.filter((link) => link !== findMainLink(headerLinks));
    return (
      <nav id={navigationId} data-shell="" aria-label="Site" tabIndex={-1} sx={navigationStyle}>
        <div sx={panelStyle}>
          <a href="#" data-without-scripts="" sx={{ [wide]: { display: 'none !important' } }}>
            Close menu
          </a>
          <VersionMenu inMenu />
          {links.length > 0 && (
            <div sx={{ pb: 2, mb: 2, borderBottom: 'thin', [wide]: { display: 'none' } }}>
              <ul>
                {links.map((link) => (
                  <li key={link.label}>
                    <ConfiguredLink link={link} bases={basesOf(link)} />
                  </li>
                ))}
              </ul>
            </div>
          )}
          <ul>
            <Items items={items} pathname={pathname} />
          </ul>
        </div>
        <restore-navigation />
      </nav>
    );
  },
  (before, after) => before.items === after.items,
);

/** Side navigation, with a backdrop on small screens. */
export function SideNavigation(props: SideNavigationProps) {
  return (
    <>
      <Navigation {...props} />
      <div
        sx={{
          display: 'none',
          [small]: {
            [open]: {
              display: 'block',
              position: 'fixed',
              inset: `${sizes.header}px 0 0`,
              zIndex: 'backdrop',
              bg: 'text',
              opacity: 0.25,
            },
          },
        }}
      />
    </>
  );
}
