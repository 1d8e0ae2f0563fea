import { changesSince, totalOf } from '../file-list';
import type { WorkerReport } from '../messages';
import {
  isOfflineState,
  nextState,
  nothingSaved,
  type OfflineEvent,
  type OfflineState,
} from '../offline-state';
import { newestList, openState, openVisited, savedList } from './copies';

declare const self: ServiceWorkerGlobalScope;

const key = '/state';

/** Least time between two reports of a save that goes on, in ms. */
const reportInterval = 250;

let known: Promise<OfflineState> | undefined;
let isOffline = false;
let reportedAt = 0;

async function read(): Promise<OfflineState> {
  const stored = await (await openState()).match(key);
  if (!stored) return nothingSaved;
  const state: unknown = await stored.json().catch(() => undefined);
  if (isOfflineState(state)) return state;
  console.warn('What was saved for reading offline is not known any more. Save it again.');
  return nothingSaved;
}

/** What is saved, and what is on its way. */
export function state(): Promise<OfflineState> {
  known ??= read().catch((error) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** Pages that open without a connection. */
async function keptPages({ copy }: OfflineState): Promise<[path: string, title: string][]> {
  const list = (copy && (await savedList(copy.build))) ?? (await newestList());
  const visited = copy ? [] : await (await openVisited()).keys();
  const paths = copy
    ? Object.keys(list?.pages ?? {})
    : visited.map(({ url }) => new URL(url).pathname);
  return paths.flatMap((path) => {
    const title = list?.pages[path]?.[2];
    return title ? [[path, title] as [string, string]] : [];
  });
}

/**
 * Tells all pages how it stands.
 * @param withPages adds the pages that are kept
 */
export async function report(withPages = false): Promise<void> {
  reportedAt = Date.now();
  const current = await state();
  const list = await newestList();
  const saved = current.copy && (await savedList(current.copy.build));
  const isOld = list && saved && list.build !== saved.build;
  const message: WorkerReport = {
    type: 'offline-report',
    ...current,
    isOffline,
    total: list ? totalOf(list) : null,
    update: isOld ? changesSince(list, saved) : null,
    ...(withPages ? { pages: await keptPages(current) } : {}),
  };
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const page of pages) page.postMessage(message);
}

/**
 * Changes the state. What a save has stored is not written down for each file: it is counted again when
 * the save goes on.
 */
export async function dispatch(event: OfflineEvent): Promise<OfflineState> {
  // Events come faster than the state is read: each follows the one before.
  known = state().then((before) => nextState(before, event));
  const next = await known;
  if (event.type !== 'stored') {
    await (await openState()).put(key, Response.json(next));
    await report();
  } else if (Date.now() - reportedAt > reportInterval) {
    await report();
  }
  return next;
}

/** Forgets all; the caches are gone. */
export function forgetState(): void {
  known = Promise.resolve(nothingSaved);
}

/** Whether the network failed last time. Pages hear of a change. */
export function noteNetwork(failed: boolean): void {
  if (failed === isOffline) return;
  isOffline = failed;
  void report();
}
