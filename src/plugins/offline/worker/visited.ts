import { keptHeader, openVisited, servedAt, toKept } from './copies';

/** Bytes that what was read of late may take; what was kept first goes first. */
export const visitedLimit = 20_000_000;

/** Time in ms for which a document that was just fetched is as good as another from the network. */
const freshFor = 60_000;

declare const navigator: WorkerNavigator & { connection?: { saveData?: boolean } };

interface Kept {
  at: number;
  bytes: number;
}

let known: Promise<Map<string, Kept>> | undefined;

async function readIndex(): Promise<Map<string, Kept>> {
  const cache = await openVisited();
  const index = new Map<string, Kept>();
  for (const request of await cache.keys()) {
    const headers = (await cache.match(request))?.headers;
    if (!headers) continue;
    const { pathname } = new URL(request.url);
    index.set(pathname, {
      at: Number(headers.get(keptHeader)),
      bytes: Number(headers.get('content-length')),
    });
  }
  return index;
}

function index(): Promise<Map<string, Kept>> {
  known ??= readIndex().catch((error) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** Makes room; the oldest go first. */
async function evict(): Promise<void> {
  const all = await index();
  let sum = [...all.values()].reduce((total, { bytes }) => total + bytes, 0);
  const leaving: string[] = [];
  // Without a pause: several files are kept at a time, and each must see what the others take out.
  for (const [path, { bytes }] of [...all].sort(([, a], [, b]) => a.at - b.at)) {
    if (sum <= visitedLimit) break;
    all.delete(path);
    leaving.push(path);
    sum -= bytes;
  }
  const cache = await openVisited();
  await Promise.all(leaving.map((path) => cache.delete(path)));
}

/** Keeps what was read, unless the reader saves data. What cannot be kept is not: the reader has it. */
export async function keepVisited(path: string, response: Response): Promise<void> {
  if (navigator.connection?.saveData || !response.ok || response.type !== 'basic') return;
  try {
    const body = await response.arrayBuffer();
    await (await openVisited()).put(path, toKept(body, response));
    (await index()).set(path, { at: servedAt(response), bytes: body.byteLength });
    await evict();
  } catch (error) {
    console.warn(`${path} could not be kept for offline reading.`, error);
  }
}

/** A document that was fetched in the last minute. */
export async function freshDocument(path: string): Promise<Response | undefined> {
  const kept = (await index()).get(path);
  if (!kept || Date.now() - kept.at > freshFor) return undefined;
  return (await openVisited()).match(path);
}

/** From now on no copy counts as just fetched: the site has changed. All stay for reading offline. */
export async function ageAll(): Promise<void> {
  for (const kept of (await index()).values()) kept.at = 0;
}

/** Forgets all of it; the cache is gone. */
export function forgetVisited(): void {
  known = undefined;
}
