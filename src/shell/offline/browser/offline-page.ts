import type { Meaning } from '../../../base/design/message-colors';
import { getServiceWorkers } from '../../../runtime/browser/workers';
import { recentCache } from '../cache-names';
import { fileListPath, readFileList, type FileList } from '../file-list';
import { offlinePagePath, removedKey, type WorkerReport } from '../messages';
import { readSetting } from '../../../runtime/browser/storage';
import { addressOf } from '../../../base/facts/base-url';
import { waitForPage } from './missing-page';
import { findOfflinePage, findPart, setShown, setText } from './offline-parts';

function showAction(name: string, label: string | undefined): void {
  const button = findOfflinePage()?.querySelector<HTMLElement>(`[data-offline-action="${name}"]`);
  if (!button) return;
  // Hiding the focused button would lose the focus.
  if (label === undefined && button === document.activeElement) findPart('state')?.focus();
  button.hidden = label === undefined;
  if (label !== undefined && button.textContent !== label) button.textContent = label;
}

let fileList: Promise<FileList | undefined> | undefined;

/** Gets the list of the site's files: from the precache, or before there's a worker, from the server. */
function fetchList(): Promise<FileList | undefined> {
  fileList ??= fetch(addressOf(fileListPath))
    .then(readFileList)
    .catch(() => (fileList = undefined));
  return fileList;
}

/** Describes the state in one sentence. */
function stateText({ copy, save, isOutdated }: WorkerReport): string {
  if (save) {
    const progress = `${save.done} of ${save.files} files`;
    return save.isRunning ? `Saving: ${progress}.` : `Saving has stopped at ${progress}.`;
  }
  if (!copy) return 'The site isn’t saved on this device. Recently read pages are kept.';
  return isOutdated
    ? 'The site is saved, but there’s a newer version.'
    : 'The whole site is saved on this device.';
}

/** Returns what the state means, for its color; undefined if it's neither good nor bad. */
function meaningOf(report: WorkerReport, obstacle: string | undefined): Meaning | undefined {
  const { copy, save, error, isOutdated } = report;
  if (error) return 'danger';
  if (obstacle || isOutdated || save?.isRunning === false) return 'warning';
  return copy && !save ? 'success' : undefined;
}

/** Text for screen readers, which only changes with the state and not with the progress. */
function announcementOf(
  { copy, save, isOutdated }: WorkerReport,
  obstacle: string | undefined,
): string {
  if (obstacle) return 'The site can’t be saved in this browser.';
  if (save) return save.isRunning ? 'Saving has started.' : 'Saving has stopped.';
  if (isOutdated) return 'The saved copy can be updated.';
  return copy ? 'Saved.' : 'Not saved.';
}

function saveLabel({ copy, save, isOutdated, error }: WorkerReport, site: FileList | undefined) {
  if (save?.isRunning || (copy && !isOutdated && !error)) return undefined;
  if (error) return 'Try again';
  if (copy) return 'Update the saved copy';
  const amount = site && ` (${sizeText(site.bytes)})`;
  return `Save for offline${amount ?? ''}`;
}

/** Finds the pages that open without a connection. */
async function findPages({ pages }: FileList, hasCopy: boolean): Promise<[string, string][]> {
  if (hasCopy) return Object.entries(pages);
  // `open` would create the cache again after the reader removed everything.
  const recent = (await caches.has(recentCache))
    ? await (await caches.open(recentCache)).keys()
    : [];
  const paths = new Set(recent.map(({ url }) => new URL(url).pathname));
  return Object.entries(pages).filter(([path]) => paths.has(path));
}

let shownPages = '';

function showPages(pages: [path: string, title: string][]): void {
  const element = findPart('pages');
  const key = JSON.stringify(pages);
  // Replacing the links would lose the focus.
  if (!element || (key === shownPages && element.childElementCount > 0)) return;
  shownPages = key;
  const isCurrent = ([path]: [string, string]) => path !== addressOf(offlinePagePath);
  element.replaceChildren(
    ...pages.filter(isCurrent).map(([path, title]) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = path;
      link.textContent = title;
      item.append(link);
      return item;
    }),
  );
  setShown('list', element.childElementCount > 0);
}

/** Formats a size: `850 bytes`, `12 KB`, `6.4 MB`, in powers of ten like browsers and operating systems. */
function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} KB`;
  return `${(bytes / 1e6).toFixed(1)} MB`;
}

/** Report before there's a worker. */
const emptyReport: WorkerReport = {
  type: 'offline-report',
  copy: null,
  save: null,
  error: '',
  isOutdated: false,
  connection: 'online',
};

/** Shows how much storage the site uses, and if the browser may delete it. */
async function showStorage(): Promise<void> {
  const { usage } = (await navigator.storage?.estimate?.()) ?? {};
  setText('space', usage === undefined ? 'Unknown' : sizeText(usage));
  const isPersisted = await navigator.storage?.persisted?.();
  setText('kept', isPersisted ? 'Until you remove it' : 'Until the browser needs space');
}

/** Returns why nothing can be saved in this browser; undefined if it can. */
function findObstacle(): string | undefined {
  if (getServiceWorkers()) return undefined;
  return window.isSecureContext
    ? 'Nothing can be saved, because this browser is too old or this is a private window.'
    : 'Browsers can save only sites that are served over HTTPS.';
}

/** Number of the latest call; earlier ones don't change the page after an `await`. */
let latestCall = 0;

/**
 * Updates the offline page. Does nothing on other pages.
 * @param report the worker's last report; undefined before there's a worker
 * @param error why saving failed to start
 */
export async function showOfflinePage(report?: WorkerReport, error?: string): Promise<void> {
  if (!findOfflinePage()) return;
  waitForPage();
  const call = ++latestCall;
  const isRemoved = Boolean(readSetting(removedKey)) && !report?.save && !report?.copy;
  if (!report && !isRemoved && getServiceWorkers()?.controller) {
    setText('state', 'Checking what is saved…');
    return;
  }
  const shown = { ...(report ?? emptyReport), ...(error && { error }) };
  showReport(shown, undefined, isRemoved);
  const [site] = await Promise.all([fetchList(), showStorage()]);
  if (call !== latestCall || !site) return;
  showReport(shown, site, isRemoved);
  if (getServiceWorkers()?.controller) showPages(await findPages(site, Boolean(shown.copy)));
}

/** Confirms the click on the save button, because the first report may take long. */
export function showSaveStarting(): void {
  showAction('save', undefined);
  setText('state', 'Starting to save…');
  setText('error', '');
}

function showReport(report: WorkerReport, site: FileList | undefined, isRemoved: boolean): void {
  const { copy, save } = report;
  const obstacle = findObstacle();
  setText(
    'state',
    obstacle ??
      (isRemoved
        ? 'All saved pages were removed. Save the site to read it offline again.'
        : stateText(report)),
  );
  const meaning = meaningOf(report, obstacle);
  if (meaning) findPart('state')?.setAttribute('data-meaning', meaning);
  else findPart('state')?.removeAttribute('data-meaning');
  showAction('save', obstacle ? undefined : saveLabel(report, site));
  showAction('cancel', save ? 'Cancel' : undefined);
  showAction('remove', obstacle || isRemoved ? undefined : 'Remove everything');
  setText('announcement', announcementOf(report, obstacle));
  const progress = findPart('progress') as HTMLProgressElement | null | undefined;
  if (progress) {
    progress.hidden = !save;
    progress.value = save ? save.done / save.files : 0;
  }
  setText('build', copy ? copy.build : 'None');
  setText('files', copy ? `${copy.files} files` : 'None');
  setText('since', copy ? new Date(copy.since).toLocaleString('en-US') : '–');
  setText('error', report.error);
}
