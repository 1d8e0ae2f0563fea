import { fetchWhole, SilentServer } from '../fetch-whole';
import { fileListPath, totalOf, type FileList } from '../file-list';
import type { SaveError } from '../offline-state';
import { SaveFailure, saveFiles } from '../save';
import { addressOf } from '../../site/base-url';
import { dropSaved, fetchList, keepSavedList, openSaved } from './copies';
import { dispatch, noteNetwork, report, state } from './state';

let running: { controller: AbortController; work: Promise<void> } | undefined;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** @throws the failure of the first file, or the signal's reason */
async function saveList(list: FileList, signal: AbortSignal): Promise<void> {
  const { copy, job } = await state();
  await dropSaved(copy?.build, list.build);
  if (job?.build === list.build) await dispatch({ type: 'resumed' });
  else await dispatch({ type: 'started', build: list.build, total: totalOf(list) });
  await saveFiles({
    list,
    target: await openSaved(list.build),
    previous: copy && copy.build !== list.build ? await openSaved(copy.build) : undefined,
    fetchFile: (path) => fetchWhole(path, { cache: 'no-cache', signal }),
    wait,
    onStored: (bytes) => void dispatch({ type: 'stored', bytes }),
    signal,
  });
  signal.throwIfAborted();
  await keepSavedList(list);
  // The one step that makes the new copy the one that serves.
  await dispatch({ type: 'completed', at: Date.now() });
  await dropSaved(list.build);
  await report(true);
}

async function run(signal: AbortSignal): Promise<void> {
  try {
    const list = await fetchList().catch((error) => {
      throw error instanceof SilentServer
        ? new SaveFailure({ reason: 'silent', file: addressOf(fileListPath) })
        : new SaveFailure({ reason: 'no-connection' });
    });
    try {
      await saveList(list, signal);
    } catch (error) {
      // A deploy in the middle of it: its files are those of another list.
      const isOther = error instanceof SaveFailure && error.detail.reason !== 'no-space';
      const next = isOther ? await fetchList().catch(() => list) : list;
      if (next.build === list.build) throw error;
      await saveList(next, signal);
    }
  } catch (error) {
    if (signal.aborted) return;
    const detail: Omit<SaveError, 'at'> =
      error instanceof SaveFailure ? error.detail : { reason: 'refused' };
    await dispatch({ type: 'stopped', error: { ...detail, at: Date.now() } });
  }
}

/** Saves the whole site as the server has it now, or goes on with that. */
export function save(): Promise<void> {
  if (!running) {
    const controller = new AbortController();
    const work = run(controller.signal).finally(() => (running = undefined));
    running = { controller, work };
  }
  return running.work;
}

/** Goes on with a save that was interrupted: the browser stopped the worker, or the connection was lost. */
export async function goOn(): Promise<void> {
  const { job } = await state();
  if (job && job.status !== 'failed') await save();
}

/** Ends a save; the copy before stays. */
export async function cancel(): Promise<void> {
  running?.controller.abort();
  await running?.work;
  // It may have ended well before it heard.
  const { copy } = await state();
  await dropSaved(copy?.build);
  await dispatch({ type: 'cancelled' });
}

/** Time after which the server is asked again whether the site has changed, in ms. */
const checkInterval = 3 * 60 * 60 * 1000;

let checkedAt = 0;

/** Looks whether the server has another build than the saved copy; pages hear of it. */
export async function checkForUpdate(): Promise<void> {
  checkedAt = Date.now();
  await fetchList().then(
    () => noteNetwork(false),
    () => noteNetwork(true),
  );
  await report(true);
}

/** The same when it was not done for some hours. */
export async function checkNowAndThen(): Promise<void> {
  if (Date.now() - checkedAt > checkInterval && (await state()).copy) await checkForUpdate();
}
