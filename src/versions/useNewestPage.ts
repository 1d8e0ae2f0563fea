import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { cleanPath } from '../site/paths';
import type { NewestPage } from './newest-page';

/** Newest version of the page, from its metadata; undefined for pages of the newest version. */
export function useNewestPage(): NewestPage | undefined {
  return (useDoc().metadata as { newest?: NewestPage }).newest;
}

/** Canonical URL path of the page: that of the newest version, if it has the page. */
export function useCanonicalAddress(): string {
  const { permalink } = useDoc().metadata;
  const newest = useNewestPage();
  return newest && !newest.fallbackTitle ? newest.address : cleanPath(permalink);
}
