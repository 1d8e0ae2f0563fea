import { hostFiles } from '../hosting/headers';
import { isBelow } from '../site/paths';
import { olderVersions } from '../versions/list';

/** What becomes of a built file when the site is saved for offline reading. */
type Kept = 'page' | 'file' | 'left out';

/** The one table of what is saved of the current version: the first rule that matches a file of the build decides. */
const rules: [pattern: RegExp, kept: Kept][] = [
  [new RegExp(`^(${Object.values(hostFiles).join('|')})$`.replaceAll('.', '\\.')), 'left out'],
  // What saves and lists the files.
  [/^(\d+\.)?sw\.js$|^(offline-files\.json)$/, 'left out'],
  // Pages in another form: the worker reads their data out of the documents.
  [/^page-data\/(?!app-data)/, 'left out'],
  // For whoever checks what is served.
  [/^cards\/|^img\/(social-card|screenshot-)/, 'left out'],
  [/(^|\/)llms(-full)?\.txt$|\.(md|xml|rss|atom)$/, 'left out'],
  // Twins of other files, and maps of scripts.
  [/\.(br|gz|zst|map)$|\.LICENSE\.txt$/, 'left out'],
  [/^live-frame\.html$/, 'file'],
  [/\.html$/, 'page'],
  [/\.(js|css|json|webmanifest|svg|png|ico|webp|avif|jpg|woff2)$/, 'file'],
];

/** True for the path of a page of an older version. */
const isOlderPage = (path: string) => olderVersions.some(({ name }) => isBelow(path, name));

/** Whether a file is of an older version. */
const isOlder = (file: string) =>
  isOlderPage(file.replace(/\.html$/, '')) ||
  olderVersions.some(({ name }) => file.startsWith(`navigation/${name}-`));

/**
 * True if a document with this path would be saved with the site. Pages of older versions and what is no page are
 * not, so that the list of files does not tell whether they exist.
 * @param path from the site's root, without `.html`
 */
export function isSavedPath(path: string): boolean {
  return !isOlderPage(path.slice(1)) && !/\.[a-z]\w*$/.test(path);
}

/**
 * Whether a file of the build is saved for offline reading.
 * @param file path below the folder of the build, with forward slashes
 * @returns `page` for HTML that answers an address without its extension
 */
export function keptAs(file: string): Kept {
  if (isOlder(file)) return 'left out';
  return rules.find(([pattern]) => pattern.test(file))?.[1] ?? 'left out';
}
