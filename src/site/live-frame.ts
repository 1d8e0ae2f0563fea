/** Address of the page that runs edited code on the newest packages, below the site's base path. */
export const framePath = '/live-frame.html';

/**
 * Address of the page that runs edited code on the packages of a version.
 * @param base path of the version, without a trailing slash; empty for the one at the root
 */
export function framePathOf(base: string): string {
  return base + framePath;
}
