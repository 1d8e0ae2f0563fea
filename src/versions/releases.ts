import { currentVersion, olderVersions } from './list';

/** Releases of Theme UI that came before those in version-list.json, and since which pages say something. */
const earlierReleases = ['0.17.2', '0.17.1', '0.17.0', '0.16.2', '0.16.1', '0.16.0'];

const numbersOf = (release: string) => release.split('.').map(Number);

/**
 * Orders releases, such as 0.16.2 and 0.17; the latter counts as 0.17.0.
 * @returns less than 0 when the first is the older one
 */
export function compareReleases(a: string, b: string): number {
  const others = numbersOf(b);
  const differences = numbersOf(a).map((number, index) => number - (others[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** The releases that a reader may use, the newest first. */
export const knownReleases: readonly string[] = [
  ...new Set([
    ...earlierReleases,
    ...[currentVersion, ...olderVersions].map((version) => version.release),
  ]),
].sort((a, b) => compareReleases(b, a));

/** Key of the release that the reader uses in the browser's storage. */
export const releaseKey = 'theme-ui-docs-release';

/**
 * Whether a page says since which release something is there: not where all releases of its version have it.
 * @param since such as 0.17.2
 * @param version name of the page's version, such as 0.17
 */
export function isSinceShown(since: string, version: string): boolean {
  return compareReleases(since, version) > 0;
}
