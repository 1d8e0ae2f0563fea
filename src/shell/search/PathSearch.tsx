/** @jsxImportSource theme-ui */
import { useSiteData } from '../../base/facts/useSiteData';
import type { SearchFiles } from './data';
import { SearchForm } from './SearchForm';

/**
 * Search for the words of a path without a page: a field, and links to the best matches.
 * ./browser/path-search fills both.
 */
export function PathSearch() {
  return (
    <div
      data-search-path={JSON.stringify(useSiteData<SearchFiles>('search'))}
      data-with-scripts=""
      sx={{ maxWidth: 'text', my: 4 }}
    >
      <SearchForm />
      <h2 sx={{ variant: 'text.caps', color: 'gray', m: 0, mt: 4, mb: 2 }}>Similar pages</h2>
      <p role="status" sx={{ m: 0, color: 'gray' }} />
      <ul sx={matchesStyle} />
    </div>
  );
}

/** As high as all matches, so that what follows doesn't move when they're there. */
const matchesStyle = {
  minHeight: 3 * 49,
  m: 0,
  p: 0,
  listStyle: 'none',
  'p:not(:empty) + &': { minHeight: `calc(${3 * 49}px - 1lh)` },
  li: { borderBottom: 'thin' },
  a: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 3,
    py: '12px',
    color: 'primary',
    fontWeight: 'bold',
    textDecoration: 'none',
    ':hover strong': { textDecoration: 'underline' },
  },
  span: { fontSize: 1, fontWeight: 'body', color: 'gray' },
} as const;
