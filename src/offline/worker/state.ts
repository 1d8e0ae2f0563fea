import { changesSince, totalOf } from '../file-list';
import type { WorkerReport } from '../messages';
import {
  initialState,
  isSaveState,
  nextState,
  type SaveEvent,
  type SaveState,
} from '../save-state';
import { latestList, openRecent, openState, savedList } from './caches';

declare const self: ServiceWorkerGlobalScope;

const key = '/state';

/** Minimum time between two progress reports, in ms. */
const REPORT_INTERVAL_MS = 250;

let current: Promise<SaveState> | undefined;
let isOffline = false;
let reportedAt = 0;

async function read(): Promise<SaveState> {
  const stored = await (await openState()).match(key);
  if (!stored) return initialState;
  const state: unknown = await stored.json().catch(() => undefined);
  if (isSaveState(state)) return state;
  console.warn("The state of the saved copy can't be read. Save the site again.");
  return initialState;
}

/** Returns the state, and reads it on the first call. */
export function state(): Promise<SaveState> {
  current ??= read().catch((error) => {
    current = undefined;
    throw error;
  });
  return current;
}

/** Makes the next call of `state` read it again. */
export function rereadState(): void {
  current = undefined;
}

/** Titles of all cached pages, by URL path. */
async function cachedPages({ copy }: SaveState): Promise<[path: string, title: string][]> {
  const list = (copy && (await savedList(copy.build))) ?? (await latestList());
  const recent = copy ? [] : await (await openRecent()).keys();
  const paths = copy
    ? Object.keys(list?.pages ?? {})
    : recent.map(({ url }) => new URL(url).pathname);
  return paths.flatMap((path) => {
    const title = list?.pages[path]?.[2];
    return title ? [[path, title] as [string, string]] : [];
  });
}

/**
 * Sends the state to all pages.
 * @param withPages adds the list of cached pages
 */
export async function report(withPages = false): Promise<void> {
  reportedAt = Date.now();
  const reported = await state();
  const list = await latestList();
  const saved = reported.copy && (await savedList(reported.copy.build));
  const isOutdated = list && saved && list.build !== saved.build;
  const message: WorkerReport = {
    type: 'offline-report',
    ...reported,
    isOffline,
    total: list ? totalOf(list) : null,
    update: isOutdated ? changesSince(list, saved) : null,
    ...(withPages ? { pages: await cachedPages(reported) } : {}),
  };
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}

/**
 * Applies an event, stores the state, and reports it. Progress isn't stored, because a resumed job counts the files
 * again.
 */
export async function dispatch(event: SaveEvent): Promise<SaveState> {
  // Sets `current` synchronously, so that concurrent events are applied one after the other.
  current = state().then((before) => nextState(before, event));
  const next = await current;
  if (event.type !== 'stored') {
    await (await openState()).put(key, Response.json(next));
    await report();
  } else if (Date.now() - reportedAt > REPORT_INTERVAL_MS) {
    await report();
  }
  return next;
}

/** Resets the state after all caches were deleted. */
export function resetState(): void {
  current = Promise.resolve(initialState);
}

/** Stores whether the network failed last time, and reports a change. */
export function setOffline(failed: boolean): void {
  if (failed === isOffline) return;
  isOffline = failed;
  void report();
}
