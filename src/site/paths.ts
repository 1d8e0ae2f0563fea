/**
 * A path of this site as its pages are addressed: without a trailing slash, but for the root.
 * Docusaurus ends the address of a folder's index page with one.
 */
export function cleanPath(path: string): string {
  return path.replace(/(.)\/+$/, '$1');
}
