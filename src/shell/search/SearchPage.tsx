/** @jsxImportSource theme-ui */
import type { SearchFiles } from './data';
import { SearchForm } from './SearchForm';
import { useSiteData } from '../../base/facts/useSiteData';

/** Search of docs/search.mdx. src/shell/search/browser/search-page syncs it with the URL and adds results. */
export function SearchPage() {
  return (
    <div data-search-page={JSON.stringify(useSiteData<SearchFiles>('search'))}>
      <p data-without-scripts="" sx={{ variant: 'styles.p' }}>
        Search runs in your browser, so it needs JavaScript. All pages are listed in the side
        navigation.
      </p>
      <div data-with-scripts="">
        <SearchForm />
      </div>
      <div data-search-results="" />
    </div>
  );
}
