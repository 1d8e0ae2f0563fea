/**
 * Normalizes a path of this site: removes repeated slashes, the trailing slash (except of the root), and the `index` or
 * `.html` under which hosts also serve a page. Docusaurus adds a trailing slash to index pages. `/404.html` stays as it
 * is, because Docusaurus uses the file name as the route.
 */
export function cleanPath(path: string): string {
  return path
    .replace(/\/{2,}/g, '/')
    .replace(/(?<!\/404)\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(.)\/+$/, '$1');
}

/** True for the path of a file, which has an extension. Paths of versions, such as `/0.16`, aren't files. */
export function isFilePath(path: string): boolean {
  return /\.[a-z]\w*$/i.test(path);
}

/**
 * Matches paths of files with a hash of their content in the name: `shell.01234567.js`, or with Docusaurus' longer one
 * for images and other files of pages.
 */
export const hashedName = /\.[0-9a-f]{8}\.[a-z]+$|-[0-9a-f]{32}\.\w+$/;

/**
 * Returns the path of a page's Markdown copy (src/content/pages/markdown-copies).
 * @param path path of the page from the site's root, without a trailing slash
 */
export function markdownCopyPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}

/** Path of the list of all Markdown copies. See https://llmstxt.org */
export const llmsPath = '/llms.txt';

/** Path of the file that joins all Markdown copies. */
export const llmsFullPath = '/llms-full.txt';

/** Path of the reference as JSON (src/content/reference/write-reference-data), below the path of each version. */
export const referenceDataPath = '/reference.json';

/** Path of the JSON Schema for themes (src/content/reference/theme-schema), below the path of each version. */
export const themeSchemaPath = '/theme.schema.json';

/** True if a path equals a base path or is below it; both without a trailing slash. */
export function isBelow(path: string, base: string): boolean {
  return path === base || path.startsWith(`${base}/`);
}

/** Permanent redirect between two paths of this site, both without a trailing slash. */
export interface Redirect {
  from: string;
  /** May end in a hash. */
  to: string;
}

/**
 * Returns the URL that a redirect leads to. As in browsers, the query stays, and so does the hash, unless the target
 * has its own.
 * @param target path, possibly with a hash
 */
export function redirectUrl(
  target: string,
  { search, hash }: { search: string; hash: string },
): string {
  const [path, targetHash] = target.split('#');
  return path + search + (targetHash === undefined ? hash : `#${targetHash}`);
}
