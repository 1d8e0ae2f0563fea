import { addressOf } from '../site/base-url';
import { currentVersion } from '../versions/list';
import type { NewestPage } from '../versions/newest-page';
import { targetIn, toVersionPages } from '../versions/version-pages';
import { findChangedSections } from './page-difference';
import type { PageContent } from './page-content';
import type { Site, SitePage, SiteVersion } from './pages';
import { plainTree } from './plain-markdown';

/** Changed sections by the older of two parsed files, cached for rebuilds in `npm start`. */
const cache = new WeakMap<PageContent, { newer: PageContent; changed: string[] }>();

function findChanges(older: PageContent, newer: PageContent, base: string): string[] {
  const cached = cache.get(older);
  if (cached?.newer === newer) return cached.changed;
  const changed = findChangedSections(plainTree(older), plainTree(newer), base);
  cache.set(older, { newer, changed });
  return changed;
}

/**
 * Finds the page of the newest version that each page of an older version corresponds to, and the sections that differ.
 * @returns by the URL of the older page, including the base path
 */
export function findNewestPages({ versions }: Site): Record<string, NewestPage> {
  const newest = versions.find(({ base }) => base === '')!;
  // Generated pages aren't versioned.
  const docs = new Map(
    newest.pages.filter(({ id }) => id !== undefined).map((page) => [page.path, page]),
  );
  const targets = toVersionPages(
    currentVersion,
    '',
    [...docs].map(([path, { title, inSidebar, previous }]) => ({
      path,
      title,
      isStart: inSidebar && !previous,
    })),
  );

  function findNewest(page: SitePage, { base }: SiteVersion): NewestPage {
    const pathInVersion = page.path.slice(base.length) || '/';
    const { path, fallbackTitle } = targetIn(targets, pathInVersion);
    const address = addressOf(path);
    if (fallbackTitle) return { address, fallbackTitle, changed: [] };
    const same = docs.get(pathInVersion)!;
    return {
      address,
      changed: findChanges(page.content, same.content, base),
      ...(same.editUrl ? { editUrl: same.editUrl } : {}),
    };
  }

  return Object.fromEntries(
    versions
      .filter((version) => version !== newest)
      .flatMap((version) =>
        version.pages.map((page) => [addressOf(page.path), findNewest(page, version)]),
      ),
  );
}
