import { fetchWhole } from '../fetch-whole';
import { openVisited, toKept } from './copies';

/** Bytes that files which were read of late may take; those that were kept first go first. */
export const visitedLimit = 20_000_000;

declare const navigator: WorkerNavigator & { connection?: { saveData?: boolean } };

let making: Promise<void> = Promise.resolve();

async function evict(): Promise<void> {
  const cache = await openVisited();
  // A cache has its files in the order in which they were kept.
  const [requests, responses] = await Promise.all([cache.keys(), cache.matchAll()]);
  const sizes = responses.map(({ headers }) => Number(headers.get('content-length')));
  let sum = sizes.reduce((total, bytes) => total + bytes, 0);
  for (const [index, request] of requests.entries()) {
    if (sum <= visitedLimit) return;
    sum -= sizes[index]!;
    await cache.delete(request);
  }
}

/** Makes room after files were kept; once at a time, since two would each make room for all. */
export function makeRoom(): Promise<void> {
  making = making
    .then(evict)
    .catch((error) => console.warn('There may be more kept than was meant.', error));
  return making;
}

const savesData = () => Boolean(navigator.connection?.saveData);

/** Keeps an answer, unless the reader saves data. One that cannot be kept is not: the reader has it. */
export async function keepVisited(path: string, response: Response): Promise<void> {
  if (savesData() || !response.ok) return;
  try {
    await (await openVisited()).put(path, toKept(await response.arrayBuffer(), response));
  } catch (error) {
    console.warn(`${path} could not be kept for offline reading.`, error);
  }
}

/** True for a file with a hash in its name, which never changes. */
const isHashed = (path: string) => /\.[0-9a-f]{8}\.[a-z]+$/.test(path);

/**
 * Keeps what a page used. Nearly all of it comes from the browser's cache; a document is asked for as the browser
 * would. A page is not kept as the file for which a host answers with it.
 */
export async function keepSeen(paths: string[]): Promise<void> {
  if (savesData()) return;
  const cache = await openVisited();
  for (const path of paths) {
    if (isHashed(path) && (await cache.match(path))) continue;
    const isFile = /\.[a-z]\w*$/.test(path);
    const response = await fetchWhole(path, { cache: isFile ? 'force-cache' : 'default' }).catch(
      () => undefined,
    );
    const isPage = /\bhtml\b/.test(response?.headers.get('content-type') ?? '');
    if (response && !(isFile && isPage)) await keepVisited(path, response);
  }
  await makeRoom();
}
