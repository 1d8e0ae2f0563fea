import { fetchWhole } from '../fetch-whole';
import { hashOf, listedFiles } from '../file-list';
import { offlineFramePath, offlinePagePath, readPageMessage, type PageMessage } from '../messages';
import { addressOf, pathOf } from '../../site/base-url';
import { cleanPath } from '../../site/paths';
import { answerDocument, answerFile, answerFrame } from './answers';
import {
  dropAll,
  dropOlderFormats,
  fetchList,
  newestList,
  openEssentials,
  storeOf,
} from './copies';
import { cancel, checkForUpdate, checkNowAndThen, goOn, save } from './save-job';
import { forgetState, report } from './state';
import { keepSeen } from './visited';

declare const self: ServiceWorkerGlobalScope;

/** What must be there to say that something else is not. */
const essentials = [offlinePagePath, '/404.html', '/img/icon.svg'].map(addressOf);
const essentialScripts = /\/assets\/(shell|offline-status)\.[^/]+\.js$/;

/** The reader wants nothing kept; this worker stays only for the pages that have it already. */
let isRemoved = false;

/**
 * Keeps the pages that say what is not there, as the newest list has them. What does not come now is asked
 * for with the next page.
 */
async function keepEssentials(): Promise<void> {
  const list = (await newestList()) ?? (await fetchList());
  const files = listedFiles(list);
  const store = storeOf(await openEssentials());
  const scripts = [...files.keys()].filter((path) => essentialScripts.test(path));
  for (const path of [...scripts, ...essentials]) {
    const [hash] = files.get(path) ?? [];
    if (hash === undefined || (await store.hashAt(path)) === hash) continue;
    const isHashed = path.includes('/assets/');
    const response = await fetchWhole(path, { cache: isHashed ? 'default' : 'no-cache' });
    const body = await response.clone().arrayBuffer();
    if ((await hashOf(body)) === hash) await store.put(path, hash, response);
  }
}

const tryEssentials = () =>
  keepEssentials().catch((error) => console.warn('The offline page is not kept yet.', error));

/** Addresses that a page has used, as their files are kept. */
const pathsOf = (seen: string[]) =>
  new Set(seen.map((pathname) => addressOf(cleanPath(pathOf(pathname) ?? '/'))));

async function removeAll(): Promise<void> {
  await cancel();
  forgetState();
  await report(true);
  isRemoved = true;
  await dropAll();
  await self.registration.unregister();
}

async function handle(message: PageMessage): Promise<unknown> {
  if (message.type === 'save') isRemoved = false;
  if (isRemoved) return undefined;
  switch (message.type) {
    case 'hello':
      return Promise.all([
        tryEssentials(),
        keepSeen([...pathsOf(message.seen)]),
        report(),
        goOn(),
        checkNowAndThen(),
      ]);
    case 'report':
      // First what is known: the server may take its time.
      return report(true).then(checkForUpdate);
    case 'save':
      return save();
    case 'cancel':
      return cancel();
    case 'remove':
      return removeAll();
  }
}

function onFetch(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const path = origin === self.location.origin ? pathOf(pathname) : undefined;
  if (isRemoved || request.method !== 'GET' || path === undefined || request.headers.has('range')) {
    return;
  }
  // The browser asks for its scripts itself.
  if (path === '/sw.js') return;
  if (path === offlineFramePath) event.respondWith(answerFrame());
  else if (request.mode === 'navigate') event.respondWith(answerDocument(event));
  else event.respondWith(answerFile(event, pathname));
}

/** Chromium's: other browsers' install events have no `addRoutes`. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?: (rules: object[]) => Promise<void>;
}

/**
 * Has Chromium ask the network for a document while this worker starts, which takes longer than most answers: the
 * answer that is first and good counts. Navigation preload, which other browsers have for it, is not used: with it
 * Firefox shows its own error page, and not the copy, when the server is gone.
 */
function askWhileStarting(event: InstallEvent): void {
  const routes = [
    // The server has no such page.
    {
      condition: { urlPattern: { pathname: addressOf(offlineFramePath) } },
      source: 'fetch-event',
    },
    { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
  ];
  event
    .addRoutes?.(routes)
    .catch((error) => console.warn('Documents wait until the worker has started.', error));
}

async function activate(): Promise<void> {
  // A reader had saved the site in a format that is not served any more: it is saved again.
  if (await dropOlderFormats()) void save();
  await self.clients.claim();
}

/**
 * The service worker's own part; src/offline/build puts it into the one that Docusaurus builds. Listens
 * first and alone.
 */
export default function startWorker(): void {
  self.addEventListener('install', (event) => {
    askWhileStarting(event);
    // The list as it is now: that of an earlier worker may be old.
    const list = fetchList().catch(() => undefined);
    event.waitUntil(Promise.all([self.skipWaiting(), list.then(tryEssentials)]));
  });
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('fetch', onFetch);
  self.addEventListener('message', (event) => {
    const message = readPageMessage(event.data);
    if (message) event.waitUntil(handle(message));
  });
}
