/** @jsxImportSource theme-ui */
import { useLocation } from '@docusaurus/router';
import type { SearchFiles } from './data';
import { breakpoints } from '../../base/design/scales';
import { pathOf } from '../../base/facts/base-url';
import { isBelow } from '../../base/facts/paths';
import { useSiteData } from '../../base/facts/useSiteData';

const wide = `@media (min-width: ${breakpoints[0]})`;

/** Inlined, like the menu icon. */
function SearchIcon() {
  return (
    <svg viewBox="0 0 20 20" width={20} height={20} fill="none" aria-hidden="true">
      <path
        d="M13 13l5 5M8.5 15a6.5 6.5 0 110-13 6.5 6.5 0 010 13z"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}

/** Button that opens search (src/shell/search/search-button). Looks like a field, or an icon on small screens. */
export function SearchButton() {
  const files = useSiteData<SearchFiles>('search');
  const path = pathOf(useLocation().pathname) ?? '/';
  const version = Object.keys(files).find((base) => base !== '' && isBelow(path, base)) ?? '';
  return (
    <button
      type="button"
      aria-label="Search"
      aria-haspopup="dialog"
      data-search=""
      data-search-data={files[version]}
      // Also for the newest version: in-app navigation copies attributes, but doesn't remove any.
      data-search-version={version}
      data-with-scripts=""
      sx={{
        variant: 'buttons.icon',
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 2,
        size: 40,
        p: 0,
        border: 0,
        bg: 'transparent',
        fontFamily: 'inherit',
        fontSize: 1,
        'span, kbd': { display: 'none' },
        [wide]: {
          width: 208,
          height: 36,
          px: 2,
          color: 'gray',
          border: 'thin',
          borderRadius: 'large',
          span: { display: 'block', flex: 1, textAlign: 'start' },
          kbd: { display: 'block', px: 1, border: 'thin', borderRadius: 'default', fontSize: 0 },
        },
      }}
    >
      <SearchIcon />
      <span>Search</span>
      <kbd data-single-key="">/</kbd>
    </button>
  );
}
