import { addressOf } from '../../base/facts/base-url';
import type { NewestPage } from './newest-page';
import type { PageList } from '../pages/pages';

/**
 * Finds the same page in the newest version for each page of an older version.
 * @returns by the URL of the older page, including the base path
 */
export function findNewestPages({ versions }: PageList): Record<string, NewestPage> {
  const newest = new Map(
    versions.find(({ base }) => base === '')!.pages.map((page) => [page.id, page]),
  );
  return Object.fromEntries(
    versions
      .filter(({ base }) => base !== '')
      .flatMap(({ pages }) =>
        pages.flatMap((page) => {
          const same = newest.get(page.id);
          if (!same) return [];
          return [[addressOf(page.path), { address: addressOf(same.path), editUrl: same.editUrl }]];
        }),
      ),
  );
}
