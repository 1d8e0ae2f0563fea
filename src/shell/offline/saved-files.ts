import { hostFiles } from '../../content/hosting/headers';
import { isBelow, isFilePath } from '../../base/facts/paths';
import { olderVersions } from '../../content/versions/list';

/** How a file of the build is saved for offline reading. */
type SavedAs = 'page' | 'file' | 'excluded';

/** Rules for files of the current version. The first matching rule applies. */
const rules: [pattern: RegExp, savedAs: SavedAs][] = [
  [new RegExp(`^(${Object.values(hostFiles).join('|')})$`.replaceAll('.', '\\.')), 'excluded'],
  // The service worker and the file list.
  [/^(\d+\.)?sw\.js$|^(offline-files\.json)$/, 'excluded'],
  // The worker creates page data from the documents. App data has the server's build, not the saved one.
  [/^page-data\//, 'excluded'],
  // Only used by other sites.
  [/^cards\/|^img\/(social-card|screenshot-)/, 'excluded'],
  [/(^|\/)llms(-full)?\.txt$|^(reference|theme\.schema)\.json$|\.(md|xml|rss|atom)$/, 'excluded'],
  // Fonts of themes: recent ones are kept.
  [/^assets\/fonts\/[\w-]+-wght-(normal|italic)-/, 'excluded'],
  // Compressed copies, source maps, and licenses.
  [/\.(br|gz|zst|map)$|\.LICENSE\.txt$/, 'excluded'],
  [/^live-frame\.html$/, 'file'],
  [/\.html$/, 'page'],
  [/\.(js|css|json|webmanifest|svg|png|ico|webp|avif|jpg|woff2)$/, 'file'],
];

/** True for the path of a page of an older version. */
const isOlderPage = (path: string) => olderVersions.some(({ name }) => isBelow(path, name));

/**
 * True if a page with this path would be in the file list. For pages of older versions and for other files, the list
 * can't tell if they exist.
 * @param path relative to the site root, without `.html`
 */
export function isSavedPath(path: string): boolean {
  return !isOlderPage(path.slice(1)) && !isFilePath(path);
}

/**
 * Returns how a file of the build is saved for offline reading.
 * @param file path relative to the output folder, with forward slashes
 * @returns `page` for HTML that is served without its extension
 */
export function savedAs(file: string): SavedAs {
  if (isOlderPage(file.replace(/\.html$/, ''))) return 'excluded';
  return rules.find(([pattern]) => pattern.test(file))?.[1] ?? 'excluded';
}
