import { isFilePath } from '../../site/paths';
import { fetchWithTimeout } from '../fetch-with-timeout';
import { openRecent, toCacheable } from './caches';

/** Maximum size of all recently used files, in bytes. Beyond it, the oldest files are deleted. */
export const MAX_RECENT_BYTES = 20_000_000;

declare const navigator: WorkerNavigator & { connection?: { saveData?: boolean } };

let evicting: Promise<void> = Promise.resolve();

async function evict(): Promise<void> {
  const cache = await openRecent();
  // The keys of a cache are in insertion order.
  const [requests, responses] = await Promise.all([cache.keys(), cache.matchAll()]);
  const sizes = responses.map(({ headers }) => Number(headers.get('content-length')));
  let sum = sizes.reduce((total, bytes) => total + bytes, 0);
  for (const [index, request] of requests.entries()) {
    if (sum <= MAX_RECENT_BYTES) return;
    sum -= sizes[index]!;
    await cache.delete(request);
  }
}

/** Deletes the oldest files beyond the limit. Runs once at a time, because two runs would delete twice as much. */
export function enforceLimit(): Promise<void> {
  evicting = evicting
    .then(evict)
    .catch((error) => console.warn("Old cached files couldn't be deleted.", error));
  return evicting;
}

const savesData = () => Boolean(navigator.connection?.saveData);

/** Caches a response, unless the reader saves data. Failures only matter offline, so they're just logged. */
export async function cacheRecent(path: string, response: Response): Promise<void> {
  if (savesData() || !response.ok) return;
  try {
    await (await openRecent()).put(path, toCacheable(await response.arrayBuffer(), response));
  } catch (error) {
    console.warn(`${path} couldn't be cached for offline reading.`, error);
  }
}

/** True for a file with a hash in its name, which never changes. */
const isHashed = (path: string) => /\.[0-9a-f]{8}\.[a-z]+$/.test(path);

/**
 * Caches the files that a page used. Nearly all of them come from the HTTP cache. HTML that a host returns for a missing
 * file isn't cached as that file.
 */
export async function cacheUsedFiles(paths: string[]): Promise<void> {
  if (savesData()) return;
  const cache = await openRecent();
  for (const path of paths) {
    if (isHashed(path) && (await cache.match(path))) continue;
    const isFile = isFilePath(path);
    const response = await fetchWithTimeout(path, {
      cache: isFile ? 'force-cache' : 'default',
    }).catch(() => undefined);
    const isPage = /\bhtml\b/.test(response?.headers.get('content-type') ?? '');
    if (response && !(isFile && isPage)) await cacheRecent(path, response);
  }
  await enforceLimit();
}
