import { serviceWorkers } from '../../browser/workers';
import { fetchWhole } from '../fetch-whole';
import { fileListPath, isFileList, totalOf, type Amount } from '../file-list';
import { offlinePagePath, removedKey, type WorkerReport } from '../messages';
import { amountText, errorText, percentOf, sizeText, type SaveError } from '../offline-state';
import { readSetting } from '../../browser/storage';
import { addressOf } from '../../site/base-url';
import { waitForPage } from './missing-page';
import { offlinePage, part, setShown, write } from './offline-parts';
import { offlineAction } from '../attributes';

function showAction(name: string, label: string | undefined): void {
  const button = offlinePage()?.querySelector<HTMLElement>(`[${offlineAction}="${name}"]`);
  if (!button) return;
  // What was pressed goes: the focus must not be lost with it.
  if (label === undefined && button === document.activeElement) part('state')?.focus();
  button.hidden = label === undefined;
  if (label !== undefined && button.textContent !== label) button.textContent = label;
}

let total: Promise<Amount | undefined> | undefined;

/** What saving would take, asked of the server: before the first save there may be no worker. */
function askTotal(): Promise<Amount | undefined> {
  total ??= fetchWhole(addressOf(fileListPath))
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

/** How it stands, in a sentence. */
function stateText({ copy, job, update }: WorkerReport): string {
  if (job?.status === 'failed') return `Saving has stopped at ${percentOf(job)}%.`;
  if (job) return `Saving: ${percentOf(job)}% of ${sizeText(job.bytes)}.`;
  if (!copy)
    return 'The site is not saved on this device. Pages that you have read of late are kept.';
  return update
    ? `The site is saved, and has changed since: ${amountText(update)}.`
    : 'All pages, examples and pictures are saved on this device.';
}

/** What assistive technology hears: not each percent. */
function announcementOf({ copy, job, update }: WorkerReport, refusal: string | undefined): string {
  if (refusal) return 'Saving is not possible here.';
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
  // The reader may be in it.
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

const nothing: WorkerReport = {
  type: 'offline-report',
  copy: null,
  job: null,
  lastError: null,
  isOffline: false,
  total: null,
  update: null,
};

/** What the browser says of its storage for this site. */
async function showStorage(): Promise<void> {
  const { usage } = (await navigator.storage?.estimate?.()) ?? {};
  write('space', usage === undefined ? 'The browser does not say.' : sizeText(usage));
  const isPersisted = await navigator.storage?.persisted?.();
  write(
    'kept',
    isPersisted
      ? 'The browser keeps it until you remove it.'
      : 'The browser may remove it when space is short.',
  );
}

/** Why nothing can be saved in this browser, if so. */
function unavailable(): string | undefined {
  if (serviceWorkers()) return undefined;
  return window.isSecureContext
    ? 'This browser keeps nothing here: it is old, or the window is private.'
    : 'Browsers keep pages only of sites that they reach over https.';
}

let latest = 0;

/**
 * Fills the page that shows what is saved; does nothing on others.
 * @param report the worker's last; none before there is a worker
 * @param reason why saving could not start
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
    write('state', 'Looking at what is saved…');
    return;
  }
  const error = reason ? { reason, at: Date.now() } : (report?.lastError ?? null);
  const shown = { ...(report ?? nothing), lastError: error };
  showReport(shown, shown.total ?? undefined, removed);
  showError(error, Boolean(report?.job));
  await showStorage();
  if (shown.total) return;
  const size = await askTotal();
  // A later report was quicker.
  if (turn === latest) showReport(shown, size, removed);
}

/** Shows that the press on the button was heard: the server may take its time. */
export function showSaveStarting(): void {
  showAction('save', undefined);
  write('state', 'Starting to save…');
  showError(null, false);
}

function showReport(report: WorkerReport, size: Amount | undefined, removed: boolean): void {
  const { copy, job } = report;
  const refusal = unavailable();
  write(
    'state',
    refusal ??
      (removed ? 'Everything was removed. Nothing is kept until you save.' : stateText(report)),
  );
  showAction('save', refusal ? undefined : saveLabel(report, size));
  showAction('cancel', job ? 'Cancel' : undefined);
  showAction('remove', refusal || removed ? undefined : 'Remove everything');
  write('announcement', announcementOf(report, refusal));
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
