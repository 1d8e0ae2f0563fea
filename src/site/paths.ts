/**
 * A path of this site as its pages are addressed: without a trailing slash, but for the root, and without
 * the `index` and `.html` of its file, under which hosts serve a page, too. Docusaurus ends the address of
 * a folder's index page with a slash, and names the 404 page by its file.
 */
export function cleanPath(path: string): string {
  return path
    .replace(/(?<!\/404)\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(.)\/+$/, '$1');
}

/**
 * Path of the Markdown copy of a page (src/pages/markdown-copies).
 * @param path of the page from the site's root, without a trailing slash
 */
export function markdownCopyPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}

/** Whether a path is another, both without a trailing slash, or one below it. */
export function isBelow(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`);
}

/** A permanent redirect between two paths of this site, both without a trailing slash. */
export interface Redirect {
  from: string;
  to: string;
}
