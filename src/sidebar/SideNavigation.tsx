/** @jsxImportSource theme-ui */
import { attribute } from '../site/attribute';
import { memo, useEffect } from 'react';
import { announceNavigation } from '../browser/page-events';
import { breakpoints, menuTransition, sizes, smallScreen } from '../design/scales';
import { runningScripts } from '../islands/attributes';
import { navigationHtml } from './navigation-html';
import type { NavigationItem } from './sidebar';
import { navigationId } from './menu';
import { VersionLink } from '../versions/VersionLink';
import { shellPart, withoutScripts } from '../site/attributes';
import { menuState } from './attributes';
import { shellLayout } from '../page-loading/attributes';

const small = `@media ${smallScreen}`;
const wide = `@media (min-width: ${breakpoints[0]})`;
const open = `html[${menuState}="open"] &`;
const openWithoutScripts = `html:not([${runningScripts}]) &:target`;

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
    // Closed, it has nothing to focus, so it must not be an area to scroll either.
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
    [`html[${shellLayout}="full"] &`]: { display: 'none' },
  },
} as const;

/** The button beside a section's link. */
const disclosureStyle = {
  variant: 'buttons.icon',
  appearance: 'none',
  flex: 'none',
  size: 32,
  p: 0,
  border: 0,
  bg: 'transparent',
} as const;

/** The button that is the name of a group of pages. */
const groupStyle = {
  variant: 'links.shell',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  // As far to the right as the arrows beside links.
  paddingInlineEnd: 10,
  border: 0,
  bg: 'transparent',
  fontFamily: 'inherit',
  textAlign: 'start',
} as const;

/** A closed menu hides its links from the Tab key once it has slid away. */
const panelStyle = {
  p: 3,
  pb: 4,
  [small]: {
    visibility: 'hidden',
    transition: `visibility 0s ${menuTransition}`,
    [open]: { visibility: 'visible', transition: 'none' },
    [`html:not([${runningScripts}]) :target > &`]: { visibility: 'visible' },
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  ul: { listStyle: 'none', m: 0, p: 0 },
  // A section's row holds its page's link, or its name, and the button that opens it.
  'li > div': { display: 'flex', alignItems: 'center' },
  'li a, li span': { variant: 'links.shell' },
  'a + button': disclosureStyle,
  'button:only-child': groupStyle,
  'li svg': { flex: 'none', transition: 'transform .1s', verticalAlign: 'middle' },
  '[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '@media (prefers-reduced-motion: reduce)': { 'li svg': { transition: 'none' } },
  'ul ul': { paddingInlineStart: 3 },
  'ul ul :is(a, span, button:only-child)': { fontWeight: 'body', py: 1 },
  // The name of a group that is always open, and its pages in line with it.
  'ul ul span': { color: 'gray', fontSize: 0, mt: 2 },
  'div:has(> span) + ul': { paddingInlineStart: 0 },
  [`html[${runningScripts}] & li > div:has(> [aria-expanded="false"]) ~ ul`]: {
    display: 'none',
  },
  '[role="alert"]': { fontSize: 0, color: 'gray', m: 0, px: 3, py: 1 },
} as const;

interface SideNavigationProps {
  items: NavigationItem[];
  /** Address of the page. */
  pathname: string;
}

/** The side navigation. ./sections and ./menu own its state, so in `npm start` it's rendered once for each version. */
const Navigation = memo(
  function Navigation({ items, pathname }: SideNavigationProps) {
    useEffect(() => {
      if (process.env.NODE_ENV === 'development') announceNavigation();
    }, [items]);
    return (
      <nav
        id={navigationId}
        {...attribute(shellPart)}
        aria-label="Site"
        tabIndex={-1}
        sx={navigationStyle}
      >
        <div sx={panelStyle}>
          <a
            href="#"
            {...attribute(withoutScripts)}
            sx={{ [wide]: { display: 'none !important' } }}
          >
            Close menu
          </a>
          <VersionLink inMenu />
          <ul dangerouslySetInnerHTML={{ __html: navigationHtml(items, pathname) }} />
        </div>
      </nav>
    );
  },
  (before, after) => before.items === after.items,
);

/** The side navigation, and on small screens what lies between it and the page. */
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
              zIndex: 1,
              bg: 'text',
              opacity: 0.25,
            },
          },
        }}
      />
    </>
  );
}
