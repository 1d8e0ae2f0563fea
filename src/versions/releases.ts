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
