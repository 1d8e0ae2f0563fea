/** Path, without the base path, of the page that runs edited code with the newest packages. */
export const framePath = '/live-frame.html';

/**
 * Returns the path of the page that runs edited code with the packages of a version.
 * @param base path of the version, without a trailing slash; empty for the version at the root
 */
export function framePathOf(base: string): string {
  return base + framePath;
}
