/** @jsxImportSource theme-ui */
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import lists from '@navigation-lists';
import { memo } from 'react';
import { breakpoints, menuTransition, sizes, smallScreen } from '../../design/scales';
import { navigationId } from './menu';
import { isPage, isWithin, navigationListHtml, type NavigationEntry } from './navigation-tree';
import { useNavigation } from './useNavigation';

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
    left: 0,
    bottom: 0,
    zIndex: 'menu',
    maxWidth: 'calc(100vw - 48px)',
    transform: 'translateX(-100%)',
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
    'html[data-layout="full"] &': { display: 'none' },
  },
} as const;

/** A closed menu hides its links from the Tab key once it has slid away. */
const panelStyle = {
  p: 3,
  pb: 4,
  [small]: {
    visibility: 'hidden',
    transition: `visibility 0s ${menuTransition}`,
    [open]: { visibility: 'visible', transition: 'none' },
    [`html:not([data-scripts]) :target > &`]: { visibility: 'visible' },
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  ul: { listStyle: 'none', m: 0, p: 0 },
  a: { variant: 'links.shell' },
  'ul ul': { pl: 3 },
  'ul ul a': { fontWeight: 'body', py: 1 },
  '[role="alert"]': { fontSize: 0, color: 'gray', px: 2, py: 1 },
} as const;

const disclosureStyle = {
  variant: 'buttons.icon',
  appearance: 'none',
  flex: 'none',
  size: 32,
  p: 0,
  border: 0,
  bg: 'transparent',
  svg: { transition: 'transform .1s', verticalAlign: 'middle' },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
  '@media (prefers-reduced-motion: reduce)': { svg: { transition: 'none' } },
} as const;

function Section({ entry, pathname }: { entry: NavigationEntry; pathname: string }) {
  const { section, title, path } = entry;
  const isOpen = isWithin(pathname, path);
  const listId = `${navigationId}-${section}`;
  return (
    <li>
      <div sx={{ display: 'flex', alignItems: 'center' }}>
        <a href={path} aria-current={isPage(pathname, path) ? 'page' : undefined}>
          {title}
        </a>
        <button
          type="button"
          aria-label={`${title} pages`}
          aria-expanded={isOpen}
          aria-controls={listId}
          data-section={section}
          data-path={path}
          data-with-scripts=""
          sx={disclosureStyle}
        >
          <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
            <path d="M2 4l4 4 4-4" fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </div>
      <ul
        id={listId}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{
          __html: isOpen ? navigationListHtml(lists[section!] ?? [], pathname) : '',
        }}
      />
    </li>
  );
}

/**
 * The side navigation. React renders it once for each version; after that ./sections and ./menu own its
 * state, with and without React, so nothing else here may depend on a later location.
 */
const Navigation = memo(
  function Navigation({ entries, pathname }: { entries: NavigationEntry[]; pathname: string }) {
    return (
      <nav
        id={navigationId}
        data-shell=""
        aria-label="Site"
        tabIndex={-1}
        data-base-url={useBaseUrl('/')}
        sx={navigationStyle}
      >
        <div sx={panelStyle}>
          <a href="#" data-without-scripts="" sx={{ [wide]: { display: 'none !important' } }}>
            Close menu
          </a>
          <ul>
            {entries.map((entry) =>
              entry.section ? (
                <Section key={entry.path} entry={entry} pathname={pathname} />
              ) : (
                <li key={entry.path}>
                  <a
                    href={entry.path}
                    aria-current={isPage(pathname, entry.path) ? 'page' : undefined}
                  >
                    {entry.title}
                  </a>
                </li>
              ),
            )}
          </ul>
        </div>
      </nav>
    );
  },
  (before, now) => before.entries === now.entries,
);

/** The side navigation, and on small screens what lies between it and the page. */
export function SideNavigation() {
  return (
    <>
      <Navigation entries={useNavigation()} pathname={useLocation().pathname} />
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
