import { addressOf } from '../../../base/facts/base-url';
import { hashedName } from '../../../base/facts/paths';
import { savedCache, savedPrefix, sitePrefix } from '../cache-names';
import { fileListPath, listedFiles, readFileList, type FileList } from '../file-list';
import { findCompleteCopy, markComplete, deleteCaches, forgetCopy, isOwnFile } from './copies';
import { report, setServedBuild } from './report';

/** Lock held while copies change: during an update, the old and the new worker may both run. */
const lockName = `${sitePrefix}save`;

const PARALLEL_FETCHES = 6;

/** Time for one file, in ms: a server that accepts requests may never respond. */
const FILE_TIMEOUT_MS = 60_000;

/** Delay before a file that failed is fetched again, in ms; doubles with each retry. */
const RETRY_DELAY_MS = 250;

const MAX_RETRIES = 3;

/** Interval of reports of the progress, in ms. */
const REPORT_INTERVAL_MS = 250;

/** Save in progress. */
let current: { controller: AbortController; work: Promise<void> } | undefined;

/** Thrown if there's no connection. */
class ConnectionError extends Error {}

/** @throws ConnectionError; a TimeoutError; the signal's reason; an error that names the file */
async function fetchFile(path: string, signal: AbortSignal): Promise<Response> {
  const response = await fetch(path, {
    cache: 'no-cache',
    signal: AbortSignal.any([signal, AbortSignal.timeout(FILE_TIMEOUT_MS)]),
  }).catch((error: unknown) => {
    throw error instanceof TypeError ? new ConnectionError(path, { cause: error }) : error;
  });
  if (await isOwnFile(path, response)) return response;
  const type = response.headers.get('content-type') ?? 'no type';
  throw new Error(
    response.ok
      ? `The server sent something other than ${path}.`
      : `The server returned status ${response.status} (${type}) for ${path}.`,
  );
}

async function fetchList(signal: AbortSignal): Promise<FileList> {
  return readFileList(await fetchFile(addressOf(fileListPath), signal));
}

const isQuotaError = (error: unknown) =>
  (error as Error | undefined)?.name === 'QuotaExceededError';

/** Saves a file. One with a hash in its name may be in another cache. */
async function saveFile(
  cache: Cache,
  path: string,
  signal: AbortSignal,
  retries = MAX_RETRIES,
): Promise<void> {
  try {
    const cached = hashedName.test(path)
      ? await caches.match(path, { ignoreVary: true })
      : undefined;
    await cache.put(path, cached ?? (await fetchFile(path, signal)));
  } catch (error) {
    if (retries === 0 || isQuotaError(error) || signal.aborted) throw error;
    const delay = RETRY_DELAY_MS * 2 ** (MAX_RETRIES - retries);
    await new Promise((resolve) => setTimeout(resolve, delay));
    await saveFile(cache, path, signal, retries - 1);
  }
}

/**
 * Fetches the files that a copy lacks. Stops at the first one that fails.
 * @throws like `fetchFile`; a QuotaExceededError
 */
async function saveFiles(list: FileList, cache: Cache, signal: AbortSignal): Promise<void> {
  const all = listedFiles(list);
  const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const missing = all.filter((path) => !stored.has(path));
  const save = { isRunning: true, done: all.length - missing.length, files: all.length };
  const failure = new AbortController();
  const ended = AbortSignal.any([signal, failure.signal]);
  async function saveMissing(): Promise<void> {
    for (let path = missing.shift(); path !== undefined; path = missing.shift()) {
      await saveFile(cache, path, ended);
      save.done += 1;
    }
  }
  await report({ save: { ...save }, error: '', connection: 'online' });
  const reports = setInterval(() => void report({ save: { ...save } }), REPORT_INTERVAL_MS);
  try {
    await Promise.all(Array.from({ length: PARALLEL_FETCHES }, saveMissing));
  } finally {
    failure.abort();
    clearInterval(reports);
    await report({ save: { ...save, isRunning: false } });
  }
}

/** Deletes saved copies except those of some builds. */
const deleteSaved = (...builds: (string | undefined)[]) =>
  deleteCaches(
    (name) => name.startsWith(savedPrefix) && !builds.some((build) => name === savedCache(build!)),
  );

/**
 * Saves the server's build. The previous copy is used until then.
 * @param wasDeployed true if the site was updated in the meantime
 */
async function saveLatest(signal: AbortSignal, wasDeployed = false): Promise<void> {
  const list = await fetchList(signal);
  setServedBuild(list.build);
  const cache = await caches.open(savedCache(list.build));
  await deleteSaved(list.build, (await findCompleteCopy())?.build);
  let failure: unknown;
  await saveFiles(list, cache, signal).catch((error: unknown) => (failure = error));
  signal.throwIfAborted();
  if (isQuotaError(failure)) await deleteSaved((await findCompleteCopy())?.build);
  const { build } = await fetchList(signal);
  if (build !== list.build && !wasDeployed) return saveLatest(signal, true);
  if (failure) throw failure;
  await markComplete(cache, list);
  await deleteSaved(list.build);
  await report({ save: null });
}

/** Explains why a save has stopped. */
function errorText(error: unknown): string {
  if (isQuotaError(error)) {
    return 'There isn’t enough storage space for this site. Free up some space, then try again.';
  }
  if (error instanceof ConnectionError) {
    return 'You’re offline. Saving continues when you’re back online.';
  }
  if ((error as Error).name === 'TimeoutError') {
    return `The server didn’t finish its response within ${FILE_TIMEOUT_MS / 1000} seconds. Files that are already saved are kept. Try again.`;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `${reason} Files that are already saved are kept. Try again later.`;
}

async function run(signal: AbortSignal): Promise<void> {
  try {
    await saveLatest(signal);
  } catch (error) {
    if (signal.aborted) {
      await deleteSaved((await findCompleteCopy())?.build);
      await report({ save: null, error: '' });
      return;
    }
    console.warn('Saving has stopped.', error);
    await report({
      ...(isQuotaError(error) && { save: null }),
      ...(error instanceof ConnectionError && { connection: 'offline' }),
      error: errorText(error),
    });
  }
}

/** Saves the server's build, or continues to. Waits for a save that is being canceled. */
export async function save(): Promise<void> {
  while (current?.controller.signal.aborted) await current.work;
  if (!current) {
    const controller = new AbortController();
    const work = navigator.locks
      .request(lockName, () => {
        forgetCopy();
        return run(controller.signal);
      })
      .finally(() => (current = undefined));
    current = { controller, work };
  }
  await current.work;
}

/** Continues a save that has stopped because the browser stopped the worker, or because a file failed. */
export async function resume(): Promise<void> {
  const copy = await findCompleteCopy();
  const names = (await caches.keys()).filter((name) => name.startsWith(savedPrefix));
  if (names.some((name) => name !== savedCache(copy?.build ?? ''))) await save();
}

/** Cancels a save, also one that has stopped, and deletes what it has saved. Keeps the previous copy. */
export async function cancel(): Promise<void> {
  if (!current) void save();
  current!.controller.abort();
  await current!.work;
}
