import { fetchWithTimeout, InactivityError } from '../fetch-with-timeout';
import { fileListPath, totalOf, type FileList } from '../file-list';
import type { SaveError } from '../save-state';
import { addressOf, baseUrl } from '../../site/base-url';
import { deleteSavedExcept, fetchList, openSaved, openState, storeSavedList } from './caches';
import { SaveFailure, saveFiles } from './save-files';
import { dispatch, report, rereadState, setOffline, state } from './state';

/** Lock held while saving: during an update, the old and the new worker may both run. */
const lockName = `theme-ui-docs:${baseUrl}:save`;

/** Job in progress. Its ID is unknown until the file list is fetched. */
let running: { controller: AbortController; work: Promise<void>; id?: string } | undefined;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** @throws SaveFailure of the first file that failed; the signal's reason */
async function saveList(list: FileList, signal: AbortSignal): Promise<void> {
  const { copy, job } = await state();
  await deleteSavedExcept(copy?.build, list.build);
  const isResumed = job?.build === list.build;
  const id = isResumed ? job.id : crypto.randomUUID();
  if (running) running.id = id;
  if (isResumed) await dispatch({ type: 'resumed' });
  else {
    await dispatch({ type: 'started', id, build: list.build, total: totalOf(list) });
  }
  await saveFiles({
    list,
    target: await openSaved(list.build),
    previous: copy && copy.build !== list.build ? await openSaved(copy.build) : undefined,
    fetchFile: (path) => fetchWithTimeout(path, { cache: 'no-cache', signal }),
    wait,
    onStored: (bytes) => void dispatch({ type: 'stored', bytes }),
    signal,
  });
  signal.throwIfAborted();
  await storeSavedList(list);
  // From here on, the new copy is used instead of the previous one.
  await dispatch({ type: 'completed', at: Date.now() });
  await deleteSavedExcept(list.build);
  await report(true);
}

async function saveLatest(signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  const list = await fetchList().catch((error) => {
    throw error instanceof InactivityError
      ? new SaveFailure({ reason: 'silent', file: addressOf(fileListPath) })
      : new SaveFailure({ reason: 'no-connection' });
  });
  signal.throwIfAborted();
  try {
    await saveList(list, signal);
  } catch (error) {
    // A deploy in the middle of a save changes the files; then the new list is saved instead.
    const mayBeDeploy = error instanceof SaveFailure && error.detail.reason !== 'no-space';
    const latest = mayBeDeploy ? await fetchList().catch(() => list) : list;
    if (latest.build === list.build) throw error;
    await saveList(latest, signal);
  }
}

/** Deletes what an unfinished job saved. Keeps the complete copy. */
async function discard(): Promise<void> {
  const { copy } = await state();
  await deleteSavedExcept(copy?.build);
  await dispatch({ type: 'canceled' });
}

/** Runs a task while no other one changes the saved copies, in this worker or another. */
const exclusively = (task: () => Promise<void>) =>
  navigator.locks.request(lockName, () => {
    rereadState();
    return task();
  });

/** @param signal cancels the job; the promise then resolves once its files are deleted */
async function run(signal: AbortSignal): Promise<void> {
  try {
    await saveLatest(signal);
  } catch (error) {
    if (signal.aborted) return discard();
    const detail: Omit<SaveError, 'at'> =
      error instanceof SaveFailure ? error.detail : { reason: 'refused' };
    await dispatch({ type: 'stopped', error: { ...detail, at: Date.now() } });
  }
}

/** Saves the latest build of the site, or resumes that. Waits for a job that is being canceled. */
export async function save(): Promise<void> {
  while (running?.controller.signal.aborted) await running.work;
  if (!running) {
    const controller = new AbortController();
    const work = exclusively(() => run(controller.signal)).finally(() => (running = undefined));
    running = { controller, work };
  }
  await running.work;
}

/** Resumes a save that was interrupted because the browser stopped the worker or the connection was lost. */
export async function resume(): Promise<void> {
  const { job } = await state();
  if (job && job.status !== 'failed') await save();
}

/**
 * Cancels a save. Keeps the previous copy.
 * @param id ID of the job that the reader saw; a later job isn't canceled
 */
export async function cancel(id?: string): Promise<void> {
  // Synchronous, so that a save that is requested next waits for the cancellation.
  if (id !== undefined && running?.id !== undefined && running.id !== id) return;
  if (running) {
    running.controller.abort();
    await running.work;
  } else {
    await exclusively(discard);
  }
}

/** Interval of checks for updates, in ms. */
const UPDATE_CHECK_INTERVAL_MS = 3 * 60 * 60 * 1000;

/** Key in the state cache of the time of the last check, in ms since 1970. Browsers stop idle workers within a minute. */
const checkedAtKey = '/checked-at';

/** Checks if the server has another build than the saved copy, and reports the result to all pages. */
export async function checkForUpdate(): Promise<void> {
  await (await openState()).put(checkedAtKey, new Response(String(Date.now())));
  await fetchList().then(
    () => setOffline(false),
    () => setOffline(true),
  );
  await report(true);
}

/** Checks for an update if there's a saved copy and the last check is some hours ago. */
export async function checkRegularly(): Promise<void> {
  if (!(await state()).copy) return;
  const stored = await (await openState()).match(checkedAtKey);
  const checkedAt = Number((await stored?.text()) ?? 0);
  if (Date.now() - checkedAt > UPDATE_CHECK_INTERVAL_MS) await checkForUpdate();
}
