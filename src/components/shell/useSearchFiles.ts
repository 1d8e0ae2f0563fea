import { useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { SearchFiles } from '../../search/files';
import { pathOf } from '../../site/base-url';

/** Where the files of the search are, and the path of the version that the page belongs to. */
export function useSearchFiles(): SearchFiles & { version: string } {
  const files = usePluginData('search') as SearchFiles;
  const path = pathOf(useLocation().pathname) ?? '/';
  const isWithin = (base: string) => base !== '' && `${path}/`.startsWith(`${base}/`);
  return { ...files, version: Object.keys(files.data).find(isWithin) ?? '' };
}
