import type { PageList } from '../pages/pages';
import type { Redirect } from '../../base/facts/paths';
import { baseOf, olderVersions, versionListFile } from './list';

/**
 * Redirects from the root of each version without a home page to its first page.
 * @throws if version-list.json has a version that wasn't built
 */
export function versionRootRedirects({ versions }: PageList): Redirect[] {
  return olderVersions.flatMap((version) => {
    const base = baseOf(version);
    const pages = versions.find((other) => other.base === base)?.pages;
    if (!pages) {
      throw new Error(
        `${versionListFile} lists ${version.name}, but versions.json doesn't. ` +
          `Remove it from "older" in ${versionListFile}, or restore the version's pages.`,
      );
    }
    const first = pages.find(({ inSidebar, previous }) => inSidebar && !previous) ?? pages[0]!;
    return pages.some(({ path }) => path === base) ? [] : [{ from: base, to: first.path }];
  });
}
