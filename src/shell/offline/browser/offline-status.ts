import { createNoticeButton, hideNotice, showNotice } from '../../../runtime/notices/notice';
import { getServiceWorkers } from '../../../runtime/browser/workers';
import { registerWorker, tellWorker } from './registration';
import { onPageShown } from '../../../runtime/browser/page-events';
import {
  readSetting,
  readSession,
  writeSetting,
  writeSession,
} from '../../../runtime/browser/storage';
import { addressOf } from '../../../base/facts/base-url';
import {
  isReport,
  offlinePagePath,
  removedKey,
  type PageMessage,
  type WorkerReport,
} from '../messages';
import { showOfflinePage, showSaveStarting } from './offline-page';
import { fetchServedBuild } from '../../../runtime/page-loading/deploy-check';
import { findOfflinePage } from './offline-parts';

/** Interval of messages during a save, in ms. Browsers stop a worker that doesn't receive any. */
const PING_INTERVAL_MS = 5000;

/** Time after which the offline notice is hidden, in ms. */
const HIDE_DELAY_MS = 8000;

/** Time after which a notice counts as read, in ms. */
const READ_DELAY_MS = 1000;

/** Session storage keys of notices that the reader has read. */
const offlineNoticeKey = 'site:told-offline';
const updateNoticeKey = 'site:later-update';
/** Local storage key, set after saving was offered. */
const offeredKey = 'theme-ui-docs-offline-offered';

let lastReport: WorkerReport | undefined;

/** Keys of the notices that this page has shown. */
const shownNotices = new Set<string>();

/**
 * Shows a notice with buttons at the bottom of the window, unless the reader has read it before. It only counts as read
 * after a moment, because the page may be unloading.
 * @returns true if it was shown
 */
function announceOnce(
  name: 'offline' | 'saved-copy',
  key: string,
  { read, write }: { read: typeof readSession; write: typeof writeSession },
  text: string,
  ...actions: [label: string, act: () => void][]
): boolean {
  if (shownNotices.has(key) || read(key)) return false;
  shownNotices.add(key);
  window.setTimeout(() => write(key, 'true'), READ_DELAY_MS);
  const buttons = actions.map(([label, act]) =>
    createNoticeButton(label, () => {
      hideNotice(name);
      write(key, 'true');
      act();
    }),
  );
  showNotice(name, 'status', text, ...buttons);
  return true;
}

const forVisit = { read: readSession, write: writeSession };
const forGood = { read: readSetting, write: writeSetting };

/** Announces once per visit that there's no connection. */
function showConnection(connection: WorkerReport['connection']): void {
  document.documentElement.setAttribute('data-connection', connection);
  const text = 'You’re offline. You can still open saved pages.';
  if (connection !== 'offline' || !announceOnce('offline', offlineNoticeKey, forVisit, text))
    return;
  window.setTimeout(() => hideNotice('offline'), HIDE_DELAY_MS);
}

function offerUpdate({ isOutdated, save: job }: WorkerReport): void {
  if (!isOutdated || job) return;
  announceOnce(
    'saved-copy',
    updateNoticeKey,
    forVisit,
    'This site has been updated. Your saved copy is out of date.',
    ['Update the saved copy', () => tellWorker({ type: 'save' })],
    ['Later', () => {}],
  );
}

/** Offers to save the site, once after it was installed. */
function offerSaving(): void {
  if (!document.documentElement.hasAttribute('data-installed')) return;
  announceOnce(
    'saved-copy',
    offeredKey,
    forGood,
    'The site is installed. Do you also want to save it for offline reading?',
    ['Show how', () => window.location.assign(addressOf(offlinePagePath))],
    ['Not now', () => {}],
  );
}

/** Starts to save, even if the reader had removed everything. Asks the browser not to delete the copy. */
async function save(): Promise<void> {
  showSaveStarting();
  writeSetting(removedKey, '');
  await registerWorker();
  const { active } = await getServiceWorkers()!.ready;
  active?.postMessage({ type: 'save' } satisfies PageMessage);
  await navigator.storage?.persist?.();
}

async function act(action: string): Promise<void> {
  if (action === 'save') await save();
  else if (action === 'cancel') tellWorker({ type: 'cancel' });
  else if (action === 'remove') {
    writeSetting(removedKey, 'true');
    tellWorker({ type: 'remove' });
  }
}

const show = () => void showOfflinePage(lastReport);

/** Makes the worker report, and tells it the server's build. */
async function sendHello(): Promise<void> {
  tellWorker({ type: 'hello', seen: [] });
  if (!findOfflinePage()) return;
  const build = await fetchServedBuild().catch(() => undefined);
  tellWorker({ type: 'hello', build, seen: [] });
}

getServiceWorkers()?.addEventListener('message', ({ data }) => {
  if (!isReport(data)) return;
  lastReport = data;
  showConnection(data.connection);
  offerUpdate(data);
  show();
});
window.setInterval(() => {
  const { save: job, connection } = lastReport ?? {};
  if (job?.isRunning || (job && connection === 'offline')) void sendHello();
}, PING_INTERVAL_MS);
document.addEventListener('click', ({ target }) => {
  const action = (target as Element).closest('[data-offline-action]');
  if (!action) return;
  act(action.getAttribute('data-offline-action')!).catch((error) => {
    console.warn("Saving couldn't start.", error);
    void showOfflinePage(
      lastReport,
      'This browser can’t store the site, for example because this is a private window or cookies are blocked.',
    );
  });
});
offerSaving();
onPageShown(() => {
  show();
  // The worker sent its last report before this script was loaded.
  void sendHello();
});
