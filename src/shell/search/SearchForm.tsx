/** @jsxImportSource theme-ui */
import { searchPagePath } from './address';
import type { SearchFiles } from './data';
import { addressOf } from '../../base/facts/base-url';
import { control } from '../../base/design/control';
import { useSiteData } from '../../base/facts/useSiteData';

/** Search form of docs/search.mdx. src/shell/search/browser/search-page syncs it with the URL and adds results. */
export function SearchForm() {
  return (
    <div data-search-page={JSON.stringify(useSiteData<SearchFiles>('search'))}>
      <p data-without-scripts="" sx={{ variant: 'styles.p' }}>
        Search runs in your browser, so it needs JavaScript. All pages are listed in the side
        navigation.
      </p>
      <form
        role="search"
        action={addressOf(searchPagePath)}
        data-with-scripts=""
        sx={{ display: 'flex', gap: 2 }}
      >
        <input
          name="q"
          type="search"
          aria-label="Search the documentation"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          sx={{ ...control, flex: 1, minWidth: 0, minHeight: 44, fontSize: 2, border: 'field' }}
        />
        <button type="submit" sx={{ variant: 'buttons.main', minHeight: 44, px: 3 }}>
          Search
        </button>
      </form>
      <div data-search-results="" />
    </div>
  );
}
