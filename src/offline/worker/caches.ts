import { fileListPath, isFileList, type FileList } from '../file-list';
import { fetchWithTimeout } from '../fetch-with-timeout';
import { addressOf, baseUrl } from '../../site/base-url';
import type { FileStore } from './save-files';

declare const self: ServiceWorkerGlobalScope;

/** Prefix of all cache names of this site; other sites may share the origin. */
const sitePrefix = `theme-ui-docs:${baseUrl}:`;

/** Includes the version of the cache format. Version 2 stores complete responses with their headers. */
const prefix = `${sitePrefix}2:`;

const names = {
  /** Files of the offline and 404 pages, and the latest file list. */
  essentials: `${prefix}essentials`,
  /** Recently used files, and prefetched pages. */
  recent: `${prefix}visited`,
  state: `${prefix}state`,
};

const savedName = (build: string) => `${prefix}saved:${build}`;

const hashHeader = 'x-hash';

export const openEssentials = () => caches.open(names.essentials);
export const openRecent = () => caches.open(names.recent);
export const openState = () => caches.open(names.state);

/** Headers that describe the transfer rather than the content. */
const transferHeaders = ['content-encoding', 'content-length', 'transfer-encoding'];

/**
 * Creates the response to cache: with all headers except those of the transfer.
 * @param hash identifies the content in a saved copy
 */
export function toCacheable(body: ArrayBuffer, { headers }: Response, hash?: string): Response {
  const cached = new Headers(headers);
  for (const name of transferHeaders) cached.delete(name);
  cached.set('content-length', String(body.byteLength));
  if (hash) cached.set(hashHeader, hash);
  return new Response(body, { headers: cached });
}

/** Wraps a cache whose files are identified by their hashes. */
export function storeOf(cache: Cache): FileStore {
  return {
    hashAt: async (path) => (await cache.match(path))?.headers.get(hashHeader) ?? undefined,
    get: (path) => cache.match(path),
    async put(path, hash, response) {
      await cache.put(path, toCacheable(await response.arrayBuffer(), response, hash));
    },
  };
}

/** Opens the saved copy of a build, which may be incomplete. */
export const openSaved = async (build: string) => storeOf(await caches.open(savedName(build)));

async function deleteCaches(isUnneeded: (name: string) => boolean): Promise<void> {
  const all = await caches.keys();
  await Promise.all(all.filter(isUnneeded).map((name) => caches.delete(name)));
}

/** Deletes all saved copies except those of the given builds. */
export function deleteSavedExcept(...builds: (string | undefined)[]): Promise<void> {
  const keptNames = builds.flatMap((build) => (build ? savedName(build) : []));
  return deleteCaches((name) => name.startsWith(savedName('')) && !keptNames.includes(name));
}

/** Deletes all caches of this site, including the empty one that plugin-pwa creates for the worker's scope. */
export const deleteAll = () =>
  deleteCaches((name) => name.startsWith(sitePrefix) || name.endsWith(self.registration.scope));

/**
 * Deletes caches with an older format: their scripts have no headers and would run without a content policy.
 * @returns true if they included a saved copy of the site
 */
export async function deleteOlderFormats(): Promise<boolean> {
  const isOlder = (name: string) => name.startsWith(sitePrefix) && !name.startsWith(prefix);
  const hadSaved = (await caches.keys()).some(
    (name) => isOlder(name) && name.startsWith(`${sitePrefix}saved:`),
  );
  await deleteCaches(isOlder);
  return hadSaved;
}

async function readList(cache: Cache): Promise<FileList | undefined> {
  const list: unknown = await (await cache.match(addressOf(fileListPath)))?.json();
  return isFileList(list) ? list : undefined;
}

/** The latest file list that was fetched; undefined if there is none. */
export const latestList = async () => readList(await openEssentials());

/** The file list of a saved copy; undefined if the copy is incomplete. */
export const savedList = async (build: string) => readList(await caches.open(savedName(build)));

/** Stores the file list of a saved copy in it. */
export async function storeSavedList(list: FileList): Promise<void> {
  const cache = await caches.open(savedName(list.build));
  await cache.put(addressOf(fileListPath), Response.json(list));
}

/**
 * Fetches the file list from the server and caches it.
 * @throws InactivityError; another error if there's no connection or no valid list
 */
export async function fetchList(): Promise<FileList> {
  const response = await fetchWithTimeout(addressOf(fileListPath), { cache: 'no-store' });
  const list: unknown = response.ok ? await response.clone().json() : undefined;
  if (!isFileList(list)) throw new Error(`${fileListPath}: invalid response ${response.status}`);
  const cacheable = toCacheable(await response.arrayBuffer(), response);
  await (await openEssentials()).put(addressOf(fileListPath), cacheable);
  return list;
}
