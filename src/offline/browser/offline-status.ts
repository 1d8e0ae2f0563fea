import { attributeOf } from '../../site/attribute';
import { serviceWorkers } from '../../browser/workers';
import { registerWorker, tellWorker } from './registration';
import { onEachPage } from '../../browser/page-events';
import { offlineNotice } from '../../page-loading/attributes';
import { readSetting, readVisit, writeSetting, writeVisit } from '../../browser/storage';
import { addressOf } from '../../site/base-url';
import {
  isReport,
  offlinePagePath,
  removedKey,
  type PageMessage,
  type WorkerReport,
} from '../messages';
import { amountText } from '../offline-state';
import { showOfflinePage, showSaveStarting } from './offline-page';
import { markAsRun } from '../../browser/on-demand';
import { installedSite, offlineAction } from '../attributes';

/** Time between two messages that keep a save going, in ms: browsers stop a worker that hears nothing. */
const pingInterval = 5000;

/** Time for which the reader sees that there is no connection, in ms. */
const quietAfter = 8000;

/** Time after which a line counts as read, in ms. */
const readAfter = 1000;

/** Keys of the visit: what the reader was told once. */
const toldOffline = 'site:told-offline';
const laterUpdate = 'site:later-update';
/** Key of the browser's storage: saving was offered. */
const offeredKey = 'theme-ui-docs-offline-offered';

let latest: WorkerReport | undefined;

/** What this page said, by key. */
const said = new Set<string>();

/**
 * Shows a line at the lower edge of the window, and what the reader can do. It counts as told once it was
 * there long enough to be read: a page that is being left still runs for a moment.
 * @returns whether the line is new on this page
 */
function tellOnce(
  key: string,
  { read, write }: { read: typeof readVisit; write: typeof writeVisit },
  text: string,
  ...actions: [label: string, act: () => void][]
): boolean {
  const place = document.querySelector(`[${offlineNotice}]`);
  if (!place || said.has(key) || read(key)) return false;
  said.add(key);
  window.setTimeout(() => write(key, 'true'), readAfter);
  const line = document.createElement('p');
  line.textContent = text;
  place.replaceChildren(line);
  for (const [label, act] of actions) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = label;
    button.addEventListener('click', () => {
      place.textContent = '';
      write(key, 'true');
      act();
    });
    place.append(button);
  }
  return true;
}

const visit = { read: readVisit, write: writeVisit };
const setting = { read: readSetting, write: writeSetting };

/** Tells the reader once a visit, quietly, that there is no connection. */
function showConnection(isOffline: boolean): void {
  const { dataset } = document.documentElement;
  dataset.connection = isOffline ? 'offline' : 'online';
  const text = 'You are offline. What is kept on this device opens as before.';
  if (!isOffline || !tellOnce(toldOffline, visit, text)) return;
  window.setTimeout(() => {
    const place = document.querySelector(`[${offlineNotice}]`);
    if (place?.textContent === text) place.textContent = '';
  }, quietAfter);
}

function offerUpdate({ update, job }: WorkerReport): void {
  if (!update || job) return;
  tellOnce(
    laterUpdate,
    visit,
    `The site has changed: ${amountText(update)}. Your saved copy is older.`,
    ['Update the saved copy', () => tellWorker({ type: 'save' })],
    ['Later', () => {}],
  );
}

/** Offers once, after the site was installed, to save all of it. */
function offerSaving(): void {
  if (attributeOf(document.documentElement, installedSite) === undefined) return;
  tellOnce(
    offeredKey,
    setting,
    'The site is installed. Do you want all of its pages without a connection, too?',
    ['Show how', () => window.location.assign(addressOf(offlinePagePath))],
    ['Not now', () => {}],
  );
}

/** Starts to save, also for a reader who had removed everything; asks the browser to keep it. */
async function save(): Promise<void> {
  showSaveStarting();
  writeSetting(removedKey, '');
  await registerWorker();
  const { active } = await serviceWorkers()!.ready;
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

const show = () => void showOfflinePage(latest);

serviceWorkers()?.addEventListener('message', ({ data }) => {
  if (!isReport(data)) return;
  // Most reports do not name the pages.
  latest = { ...data, pages: data.pages ?? latest?.pages };
  showConnection(data.isOffline);
  offerUpdate(data);
  show();
});
window.setInterval(() => {
  const status = latest?.job?.status;
  if (status === 'running' || status === 'waiting') tellWorker({ type: 'hello', seen: [] });
}, pingInterval);
document.addEventListener('click', ({ target }) => {
  const action = (target as Element).closest(`[${offlineAction}]`);
  if (!action) return;
  act(attributeOf(action, offlineAction)!).catch((error) => {
    console.warn('Saving could not start.', error);
    void showOfflinePage(latest, 'refused');
  });
});
offerSaving();
onEachPage(() => {
  show();
  tellWorker({ type: 'report' });
});
markAsRun();
