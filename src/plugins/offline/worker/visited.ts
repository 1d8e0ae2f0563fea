import { keptHeader } from '../../../offline/messages';
import { openVisited, toKept } from './copies';

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
    const headers = (await cache.match(request))!.headers;
    const { pathname } = new URL(request.url);
    index.set(pathname, {
      at: Number(headers.get(keptHeader)),
      bytes: Number(headers.get('content-length')),
    });
  }
  return index;
}

function index(): Promise<Map<string, Kept>> {
  known ??= readIndex();
  return known;
}

/** Makes room; the oldest go first. */
async function evict(): Promise<void> {
  const all = await index();
  let sum = [...all.values()].reduce((total, { bytes }) => total + bytes, 0);
  const cache = await openVisited();
  for (const [path, { bytes }] of [...all].sort(([, a], [, b]) => a.at - b.at)) {
    if (sum <= visitedLimit) return;
    await cache.delete(path);
    all.delete(path);
    sum -= bytes;
  }
}

/** Keeps what was read, unless the reader saves data. What cannot be kept is not: the reader has it. */
export async function keepVisited(path: string, response: Response): Promise<void> {
  if (navigator.connection?.saveData || !response.ok || response.type !== 'basic') return;
  try {
    const body = await response.arrayBuffer();
    await (await openVisited()).put(path, toKept(body, response));
    (await index()).set(path, { at: Date.now(), bytes: body.byteLength });
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

/** Forgets all documents and data: the site has changed. Files whose names hold their hash stay. */
export async function dropDocuments(): Promise<void> {
  const cache = await openVisited();
  const all = await index();
  for (const path of [...all.keys()].filter((path) => !path.includes('/assets/'))) {
    all.delete(path);
    await cache.delete(path);
  }
}

/** Forgets all of it; the cache is gone. */
export function forgetVisited(): void {
  known = undefined;
}
