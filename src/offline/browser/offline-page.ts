import { serviceWorkers } from '../../browser/workers';
import { fetchWithTimeout } from '../fetch-with-timeout';
import { fileListPath, isFileList, totalOf, type Amount } from '../file-list';
import { offlinePagePath, removedKey, type WorkerReport } from '../messages';
import { amountText, errorText, percentOf, sizeText, type SaveError } from '../save-state';
import { readSetting } from '../../browser/storage';
import { addressOf } from '../../site/base-url';
import { waitForPage } from './missing-page';
import { offlinePage, part, setShown, write } from './offline-parts';

function showAction(name: string, label: string | undefined): void {
  const button = offlinePage()?.querySelector<HTMLElement>(`[data-offline-action="${name}"]`);
  if (!button) return;
  // Hiding the focused button would lose the focus.
  if (label === undefined && button === document.activeElement) part('state')?.focus();
  button.hidden = label === undefined;
  if (label !== undefined && button.textContent !== label) button.textContent = label;
}

let total: Promise<Amount | undefined> | undefined;

/** Gets the size of the site from the server, because there may be no worker before the first save. */
function fetchTotal(): Promise<Amount | undefined> {
  total ??= fetchWithTimeout(addressOf(fileListPath))
    .then(async (response) => {
      const list: unknown = await response.json();
      return isFileList(list) ? totalOf(list) : undefined;
    })
    .catch(() => {
      total = undefined;
      return undefined;
    });
  return total;
}

/** Describes the state in one sentence. */
function stateText({ copy, job, update }: WorkerReport): string {
  if (job?.status === 'failed') return `Saving has stopped at ${percentOf(job)}%.`;
  if (job) return `Saving: ${percentOf(job)}% of ${sizeText(job.bytes)}.`;
  if (!copy) return 'The site is not saved on this device. Recently read pages are kept.';
  return update
    ? `The site is saved, but it has changed since: ${amountText(update)}.`
    : 'The whole site is saved on this device.';
}

/** Text for screen readers, which only changes with the state and not with the progress. */
function announcementOf({ copy, job, update }: WorkerReport, obstacle: string | undefined): string {
  if (obstacle) return 'The site can’t be saved in this browser.';
  if (job) return job.status === 'failed' ? 'Saving has stopped.' : 'Saving has started.';
  if (update) return 'The saved copy can be updated.';
  return copy ? 'Saved.' : 'Not saved.';
}

function saveLabel(
  { copy, job, update, lastError }: WorkerReport,
  size: Amount | undefined | null,
) {
  if (job) return job.status === 'failed' ? 'Try again' : undefined;
  if (copy && !update) return undefined;
  if (lastError) return 'Try again';
  const amount = update ?? size;
  const verb = copy ? 'Update the saved copy' : 'Save for offline';
  return amount ? `${verb} (${amountText(amount)})` : verb;
}

let shownPages = '';

function showPages(pages: [path: string, title: string][]): void {
  const list = part('pages');
  const key = JSON.stringify(pages);
  // Replacing the links would lose the focus.
  if (!list || (key === shownPages && list.childElementCount > 0)) return;
  shownPages = key;
  const isCurrent = ([path]: [string, string]) => path !== addressOf(offlinePagePath);
  list.replaceChildren(
    ...pages.filter(isCurrent).map(([path, title]) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = path;
      link.textContent = title;
      item.append(link);
      return item;
    }),
  );
  setShown('list', list.childElementCount > 0);
}

/** Report before there's a worker. */
const emptyReport: WorkerReport = {
  type: 'offline-report',
  copy: null,
  job: null,
  lastError: null,
  isOffline: false,
  total: null,
  update: null,
};

/** Shows how much storage the site uses, and if the browser may delete it. */
async function showStorage(): Promise<void> {
  const { usage } = (await navigator.storage?.estimate?.()) ?? {};
  write('space', usage === undefined ? 'Unknown' : sizeText(usage));
  const isPersisted = await navigator.storage?.persisted?.();
  write('kept', isPersisted ? 'Until you remove it' : 'Until the browser needs the space');
}

/** Returns why nothing can be saved in this browser; undefined if it can. */
function findObstacle(): string | undefined {
  if (serviceWorkers()) return undefined;
  return window.isSecureContext
    ? 'This browser is too old, or this is a private window, so nothing can be saved.'
    : 'Browsers only save sites that are served over HTTPS.';
}

/** Number of the latest call; earlier ones don't change the page after an `await`. */
let latest = 0;

/**
 * Updates the offline page. Does nothing on other pages.
 * @param report the worker's last report; undefined before there's a worker
 * @param reason why saving failed to start
 */
export async function showOfflinePage(
  report?: WorkerReport,
  reason?: SaveError['reason'],
): Promise<void> {
  if (!offlinePage()) return;
  waitForPage();
  const turn = ++latest;
  const removed = Boolean(readSetting(removedKey)) && !report?.job && !report?.copy;
  if (!report && !removed && serviceWorkers()?.controller) {
    write('state', 'Checking what is saved…');
    return;
  }
  const error = reason ? { reason, at: Date.now() } : (report?.lastError ?? null);
  const shown = { ...(report ?? emptyReport), lastError: error };
  showReport(shown, shown.total ?? undefined, removed);
  showError(error, Boolean(report?.job));
  await showStorage();
  if (shown.total) return;
  const size = await fetchTotal();
  if (turn === latest) showReport(shown, size, removed);
}

/** Confirms the click on the save button, because the first report may take long. */
export function showSaveStarting(): void {
  showAction('save', undefined);
  write('state', 'Starting to save…');
  showError(null, false);
}

function showReport(report: WorkerReport, size: Amount | undefined, removed: boolean): void {
  const { copy, job } = report;
  const obstacle = findObstacle();
  write(
    'state',
    obstacle ??
      (removed ? 'Everything was removed. Nothing is kept until you save.' : stateText(report)),
  );
  showAction('save', obstacle ? undefined : saveLabel(report, size));
  showAction('cancel', job ? 'Cancel' : undefined);
  showAction('remove', obstacle || removed ? undefined : 'Remove everything');
  write('announcement', announcementOf(report, obstacle));
  const progress = part('progress') as HTMLProgressElement | null | undefined;
  if (progress) {
    progress.hidden = !job;
    progress.value = job ? percentOf(job) : 0;
  }
  write('build', copy ? copy.build : 'None');
  write('files', copy ? amountText(copy) : 'None');
  write('since', copy ? new Date(copy.since).toLocaleString('en-US') : '–');
  if (report.pages) showPages(report.pages);
}

function showError(error: SaveError | null, hasJob: boolean): void {
  write('error', error ? errorText(error, hasJob) : '');
  const at = error && new Date(error.at).toLocaleString('en-US');
  write('last', error ? `${errorText(error, hasJob)} (${at})` : 'None');
}
