const numbersOf = (release: string) => release.split('.').map(Number);

/**
 * Compares releases for sorting. A missing patch number counts as 0, so 0.17 equals 0.17.0.
 * @returns negative if `a` is older
 */
export function compareReleases(a: string, b: string): number {
  const others = numbersOf(b);
  const differences = numbersOf(a).map((number, index) => number - (others[index] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** Local storage key for the release that the reader uses. */
export const releaseKey = 'theme-ui-docs-release';

/**
 * True if a page shows a "Since …" mark by default: not all releases of the page's version have the feature.
 * @param since release such as 0.17.2
 * @param version name of the page's version, such as 0.17
 */
export function isSinceShown(since: string, version: string): boolean {
  return compareReleases(since, version) > 0;
}
