import { useDoc } from '@docusaurus/plugin-content-docs/client';
import { cleanPath } from '../../base/facts/paths';
import { useSiteData } from '../../base/facts/useSiteData';
import type { NewestPage } from './newest-page';

/** The same page in the newest version; undefined if that doesn't have it, and for pages of the newest version. */
export function useNewestPage(): NewestPage | undefined {
  const { permalink } = useDoc().metadata;
  return useSiteData<Record<string, NewestPage>>('newestPages')[cleanPath(permalink)];
}

/** Canonical URL path of the page: that of the newest version, if it has the page. */
export function useCanonicalAddress(): string {
  const { permalink } = useDoc().metadata;
  return useNewestPage()?.address ?? cleanPath(permalink);
}
