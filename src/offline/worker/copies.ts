import { fileListPath, isFileList, type FileList } from '../file-list';
import { fetchWhole } from '../fetch-whole';
import type { FileStore } from '../save';
import { addressOf, baseUrl } from '../../site/base-url';

declare const self: ServiceWorkerGlobalScope;

/** Begins the names of all caches of this site; the origin may have others. */
const sitePrefix = `theme-ui-docs:${baseUrl}:`;

/** The same with the format of the copies: since 2, they are whole answers, with their headers. */
const prefix = `${sitePrefix}2:`;

const names = {
  /** Pages that say that something is not there, and the newest list of files. */
  essentials: `${prefix}essentials`,
  /** Files that were read of late, and pages that may be read next. */
  visited: `${prefix}visited`,
  state: `${prefix}state`,
};

const savedName = (build: string) => `${prefix}saved:${build}`;

const hashHeader = 'x-hash';

/** Part of the browser's storage for this site. */
export const openEssentials = () => caches.open(names.essentials);
export const openVisited = () => caches.open(names.visited);
export const openState = () => caches.open(names.state);

/** Headers that tell how a body came, and not what it is. */
const wayHeaders = ['content-encoding', 'content-length', 'transfer-encoding'];

/** A whole answer, to be kept: with all its headers but those of its way over the network. */
export function toKept(body: ArrayBuffer, { headers }: Response, hash?: string): Response {
  const kept = new Headers(headers);
  for (const name of wayHeaders) kept.delete(name);
  kept.set('content-length', String(body.byteLength));
  if (hash) kept.set(hashHeader, hash);
  return new Response(body, { headers: kept });
}

/** A cache whose files are known by their hash. */
export function storeOf(cache: Cache): FileStore {
  return {
    hashAt: async (path) => (await cache.match(path))?.headers.get(hashHeader) ?? undefined,
    get: (path) => cache.match(path),
    async put(path, hash, response) {
      await cache.put(path, toKept(await response.arrayBuffer(), response, hash));
    },
  };
}

/** The copy of a build, complete or on its way. */
export const openSaved = async (build: string) => storeOf(await caches.open(savedName(build)));

/** Deletes the caches whose names pass. */
async function dropCaches(isOld: (name: string) => boolean): Promise<void> {
  const all = await caches.keys();
  await Promise.all(all.filter(isOld).map((name) => caches.delete(name)));
}

/** Deletes the copies of all builds but those named. */
export function dropSaved(...kept: (string | undefined)[]): Promise<void> {
  const keptNames = kept.flatMap((build) => (build ? savedName(build) : []));
  return dropCaches((name) => name.startsWith(savedName('')) && !keptNames.includes(name));
}

/** Deletes all that is kept. */
export const dropAll = () =>
  // Docusaurus' part names its cache, which stays empty, by the worker's scope.
  dropCaches((name) => name.startsWith(sitePrefix) || name.endsWith(self.registration.scope));

/**
 * Deletes copies in the format of an earlier worker: scripts among them would run without their policy.
 * @returns whether a reader had saved the whole site in it
 */
export async function dropOlderFormats(): Promise<boolean> {
  const isOlder = (name: string) => name.startsWith(sitePrefix) && !name.startsWith(prefix);
  const hadSaved = (await caches.keys()).some(
    (name) => isOlder(name) && name.startsWith(`${sitePrefix}saved:`),
  );
  await dropCaches(isOlder);
  return hadSaved;
}

/** The list of files that a build left; undefined when it is not there. */
async function readList(cache: Cache): Promise<FileList | undefined> {
  const list: unknown = await (await cache.match(addressOf(fileListPath)))?.json();
  return isFileList(list) ? list : undefined;
}

/** The newest list of files that this browser has seen. */
export const newestList = async () => readList(await openEssentials());

/** The list of files of a saved copy. */
export const savedList = async (build: string) => readList(await caches.open(savedName(build)));

/** Keeps the list with the copy that it describes. */
export async function keepSavedList(list: FileList): Promise<void> {
  const cache = await caches.open(savedName(list.build));
  await cache.put(addressOf(fileListPath), Response.json(list));
}

/**
 * Asks the server for the list of its build, and keeps it.
 * @throws SilentServer; another error when there is no connection, or no list
 */
export async function fetchList(): Promise<FileList> {
  const response = await fetchWhole(addressOf(fileListPath), { cache: 'no-store' });
  const list: unknown = response.ok ? await response.clone().json() : undefined;
  if (!isFileList(list)) throw new Error(`${fileListPath} answered ${response.status}`);
  const kept = toKept(await response.arrayBuffer(), response);
  await (await openEssentials()).put(addressOf(fileListPath), kept);
  return list;
}
