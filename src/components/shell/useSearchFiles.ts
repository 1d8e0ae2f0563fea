import { usePluginData } from '@docusaurus/useGlobalData';
import type { SearchFiles } from '../../search/files';
import { pathOf } from '../../site/base-url';
import { isBelow } from '../../site/paths';
import { usePageAddress } from './usePageAddress';

/** The files of the search, and the path of the version that the page belongs to. */
export function useSearchFiles(): { files: SearchFiles; version: string } {
  const files = usePluginData('search') as SearchFiles;
  const path = pathOf(usePageAddress()) ?? '/';
  const version = Object.keys(files).find((base) => base !== '' && isBelow(path, base));
  return { files, version: version ?? '' };
}
