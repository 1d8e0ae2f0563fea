import { useLocation } from '@docusaurus/router';
import type { SearchFiles } from './files';
import { pathOf } from '../site/base-url';
import { isBelow } from '../site/paths';
import { useSiteData } from '../site/useSiteData';

/** Returns the search files, and the path of the page's version. */
export function useSearchFiles(): { files: SearchFiles; version: string } {
  const files = useSiteData<SearchFiles>('search');
  const path = pathOf(useLocation().pathname) ?? '/';
  const version = Object.keys(files).find((base) => base !== '' && isBelow(path, base));
  return { files, version: version ?? '' };
}
