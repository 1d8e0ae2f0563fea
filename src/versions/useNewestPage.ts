import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { cleanPath } from '../site/paths';
import type { NewestPage } from './newest-page';

/** What a page of an older version knows of the newest, by its metadata (src/pages/plugin); else undefined. */
export function useNewestPage(): NewestPage | undefined {
  return (useDoc().metadata as { newest?: NewestPage }).newest;
}

/** The address of the page for search engines: that of the newest version's, where there is one. */
export function useCanonicalAddress(): string {
  const { permalink } = useDoc().metadata;
  const newest = useNewestPage();
  return newest && !newest.instead ? newest.address : cleanPath(permalink);
}
