import { addressOf, pathOf } from '../../../base/facts/base-url';
import { frameMark } from '../../../base/facts/live-frame';
import { isFilePath } from '../../../base/facts/paths';
import { documentInfoId } from '../../../runtime/page-loading/page-view';
import { savedPrefix, sitePrefix } from '../cache-names';
import { fileListPath, listedFiles, readFileList, type FileList } from '../file-list';
import type { SavedCopy } from '../messages';

/** Matches files of `serveHashed` (src/base/facts/generated-static). */
const hashedJson = /\.([0-9a-f]{8})\.json$/;

/** Path of the page for unknown URLs. Some hosts send it with status 404. */
export const notFoundPath = addressOf('/404.html');

/** Types of files by extension. Hosts that don't know one send a general type. Other files can have any but HTML. */
const fileTypes: [file: RegExp, type: RegExp][] = [
  [/\.js$/, /javascript/],
  [/\.css$/, /css/],
  [/\.(json|webmanifest)$/, /json|octet-stream/],
  [/\.(svg|png|ico|webp|avif|jpg)$/, /^image\/|octet-stream/],
  [/./, /^(?!.*\bhtml\b)/],
];

/** True for a complete document of this site: `finishDocuments` (src/assembly/page-html/finish-documents) marks its pages. */
const isOwnDocument = (html: string): boolean =>
  html.includes('</body>') &&
  new RegExp(`<script\\b[^>]*\\bid="?${documentInfoId}\\b|<body ${frameMark}\\b`).test(html);

/** True if the first digits of the hash of a response's body are the given ones. */
async function hasHash(response: Response, hash: string): Promise<boolean> {
  const digest = new Uint8Array(
    await crypto.subtle.digest('SHA-256', await response.arrayBuffer()),
  );
  const digits = [...digest.slice(0, hash.length / 2)];
  return digits.map((byte) => byte.toString(16).padStart(2, '0')).join('') === hash;
}

/**
 * True for a complete file of this site, the only ones to store. A host or a network may send a page of its own for any
 * URL, and with status 200: that a file is missing, that the site is down for maintenance, or that one has to sign in.
 */
export async function isOwnFile(pathname: string, response: Response): Promise<boolean> {
  if (!response.ok && pathname !== notFoundPath) return false;
  const type = response.headers.get('content-type') ?? '';
  if (/\.html$/.test(pathname) || !isFilePath(pathOf(pathname)!)) {
    return /\bhtml\b/.test(type) && isOwnDocument(await response.clone().text());
  }
  const [, expected] = fileTypes.find(([file]) => file.test(pathname))!;
  if (!expected.test(type)) return false;
  const [, hash] = hashedJson.exec(pathname) ?? [];
  return hash === undefined || hasHash(response.clone(), hash);
}

let knownCopy: Promise<(SavedCopy & { cache: Cache }) | undefined> | undefined;

async function readCompleteCopy() {
  for (const name of await caches.keys()) {
    if (!name.startsWith(savedPrefix)) continue;
    const cache = await caches.open(name);
    const marker = await cache.match(addressOf(fileListPath));
    if (!marker) continue;
    const list = await readFileList(marker);
    const since = Date.parse(marker.headers.get('date')!);
    return { cache, build: list.build, files: listedFiles(list).length, since };
  }
  return undefined;
}

/** Finds the complete copy of the site; undefined if the reader hasn't saved one, or the browser's storage fails. */
export function findCompleteCopy() {
  knownCopy ??= readCompleteCopy().catch((error: unknown) => {
    console.warn("The saved copy can't be read.", error);
    return undefined;
  });
  return knownCopy;
}

/** Makes the next call of `findCompleteCopy` look again. */
export function forgetCopy(): void {
  knownCopy = undefined;
}

/** Finds the copy of a file: in the saved copy first, because all of its files are from one build. */
export async function findCopy(
  path: Request | string,
  recent?: Response,
): Promise<Response | undefined> {
  const saved = await (await findCompleteCopy())?.cache.match(path, { ignoreVary: true });
  // Entries of the precache have a revision as query.
  return saved ?? recent ?? caches.match(path, { ignoreVary: true, ignoreSearch: true });
}

/** Marks a copy as complete. */
export async function markComplete(cache: Cache, list: FileList): Promise<void> {
  const headers = { date: new Date().toUTCString() };
  await cache.put(addressOf(fileListPath), Response.json(list, { headers }));
}

const matchList = () => caches.match(addressOf(fileListPath), { ignoreSearch: true });

/** Reads the file list of this worker's build from the precache. */
export async function readBuildList(): Promise<FileList | undefined> {
  const response = await matchList();
  return response && readFileList(response).catch(() => undefined);
}

/** Headers that the host sends with page data: those of the file list, and one more (src/content/hosting/headers). */
export async function pageDataHeaders(): Promise<Headers> {
  const headers = new Headers((await matchList())?.headers);
  headers.set('cross-origin-resource-policy', 'same-origin');
  for (const name of ['content-length', 'content-encoding']) headers.delete(name);
  return headers;
}

/** Deletes caches of this site, except the precache, which plugin-pwa's part manages. */
export async function deleteCaches(isUnneeded: (name: string) => boolean): Promise<void> {
  const names = await caches.keys();
  const unneeded = names.filter((name) => name.startsWith(sitePrefix) && isUnneeded(name));
  await Promise.all(unneeded.map((name) => caches.delete(name)));
  forgetCopy();
}
