/** Path, without the base path, of the page that runs edited code with the newest packages. */
export const framePath = '/live-frame.html';

/**
 * Returns the path of the page that runs edited code with the packages of a version.
 * @param base path of the version, without a trailing slash; empty for the version at the root
 */
export function framePathOf(base: string): string {
  return base + framePath;
}

/** Attribute of the body of these pages, by which the service worker knows them. src/sandbox/live-code/page.html has it. */
export const frameMark = 'data-live-frame';
