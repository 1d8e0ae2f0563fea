import { fileListPath, isFileList, type FileList } from '../../../offline/file-list';
import type { FileStore } from '../../../offline/save';
import { addressOf, baseUrl } from '../../../site/base-url';

declare const self: ServiceWorkerGlobalScope;

/** Begins the names of all caches of this site; the origin may have others. */
const prefix = `theme-ui-docs:${baseUrl}:`;

const names = {
  /** What tells the reader that something is not there, and the newest list of files. */
  essentials: `${prefix}essentials`,
  /** What was read of late, and what may be read next. */
  visited: `${prefix}visited`,
  state: `${prefix}state`,
};

const savedName = (build: string) => `${prefix}saved:${build}`;

const hashHeader = 'x-hash';

/** Header of a copy: when the server sent it, in ms since 1970. */
export const keptHeader = 'x-kept-at';

/** Part of the browser's storage for this site. */
export const openEssentials = () => caches.open(names.essentials);
export const openVisited = () => caches.open(names.visited);
export const openState = () => caches.open(names.state);

/** When the server sent an answer, also one that comes from the browser's cache, in ms since 1970. */
export function servedAt({ headers }: Pick<Response, 'headers'>): number {
  return Date.parse(headers.get('date') ?? '') || Date.now();
}

/** A body as it is kept: without what only its way over the network needed. */
export function toKept(body: ArrayBuffer, { headers }: Response, hash?: string): Response {
  return new Response(body, {
    headers: {
      'content-type': headers.get('content-type') ?? 'application/octet-stream',
      'content-length': String(body.byteLength),
      [keptHeader]: String(servedAt({ headers })),
      ...(hash ? { [hashHeader]: hash } : {}),
    },
  });
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

/** Deletes the copies of all builds but those named. */
export async function dropSaved(...kept: (string | undefined)[]): Promise<void> {
  const keptNames = kept.flatMap((build) => (build ? savedName(build) : []));
  const all = await caches.keys();
  const old = all.filter((name) => name.startsWith(savedName('')) && !keptNames.includes(name));
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Deletes all that is kept. */
export async function dropAll(): Promise<void> {
  const all = await caches.keys();
  await Promise.all(
    all
      // Docusaurus' part names its cache, which stays empty, by the worker's scope.
      .filter((name) => name.startsWith(prefix) || name.endsWith(self.registration.scope))
      .map((name) => caches.delete(name)),
  );
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
 * @throws when there is no connection, or no list
 */
export async function fetchList(): Promise<FileList> {
  const response = await fetch(addressOf(fileListPath), { cache: 'no-store' });
  const list: unknown = response.ok ? await response.clone().json() : undefined;
  if (!isFileList(list)) throw new Error(`${response.url} answered ${response.status}`);
  await (await openEssentials()).put(addressOf(fileListPath), response);
  return list;
}
