import { addressOf } from '../../base/facts/base-url';
import type { NewestPage } from './newest-page';
import { findChangedSections } from './page-difference';
import type { ParsedPage } from '../pages/page-content';
import type { PageList } from '../pages/pages';

/** Changed sections by the older page, for rebuilds in `npm start`. */
const cache = new WeakMap<ParsedPage, { newer: ParsedPage; changed: string[] }>();

function findChanges(older: ParsedPage, newer: ParsedPage, base: string): string[] {
  const cached = cache.get(older);
  if (cached?.newer === newer) return cached.changed;
  const changed = findChangedSections(older, newer, base);
  cache.set(older, { newer, changed });
  return changed;
}

/**
 * Finds the same page in the newest version for each page of an older version, and the sections that differ.
 * @returns by the URL of the older page, including the base path
 */
export function findNewestPages({ versions }: PageList): Record<string, NewestPage> {
  const newest = new Map(
    versions.find(({ base }) => base === '')!.pages.map((page) => [page.id, page]),
  );
  return Object.fromEntries(
    versions
      .filter(({ base }) => base !== '')
      .flatMap(({ base, pages }) =>
        pages.flatMap((page) => {
          const same = newest.get(page.id);
          if (!same) return [];
          const changed = findChanges(page.content, same.content, base);
          return [
            [
              addressOf(page.path),
              { address: addressOf(same.path), changed, editUrl: same.editUrl },
            ],
          ];
        }),
      ),
  );
}
