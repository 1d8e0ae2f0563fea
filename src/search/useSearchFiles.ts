import { useLocation } from '@docusaurus/router';
import type { SearchFiles } from './files';
import { pathOf } from '../site/base-url';
import { isBelow } from '../site/paths';
import { useSiteData } from '../site/useSiteData';

/** The files of the search, and the path of the version that the page belongs to. */
export function useSearchFiles(): { files: SearchFiles; version: string } {
  const files = useSiteData<SearchFiles>('search');
  const path = pathOf(useLocation().pathname) ?? '/';
  const version = Object.keys(files).find((base) => base !== '' && isBelow(path, base));
  return { files, version: version ?? '' };
}
