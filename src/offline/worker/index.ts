import { fetchWithTimeout } from '../fetch-with-timeout';
import { hashOf, listedFiles } from '../file-list';
import { offlineFramePath, offlinePagePath, readPageMessage, type PageMessage } from '../messages';
import { addressOf, pathOf } from '../../site/base-url';
import { cleanPath } from '../../site/paths';
import {
  deleteAll,
  deleteOlderFormats,
  fetchList,
  latestList,
  openEssentials,
  storeOf,
} from './caches';
import { cacheUsedFiles } from './recent-files';
import { respondWithDocument, respondWithFile, respondWithFrame } from './responses';
import { cancel, checkForUpdate, checkRegularly, resume, save } from './save-job';
import { report, resetState } from './state';

declare const self: ServiceWorkerGlobalScope;

/** Files of the pages that say that a page isn't saved or doesn't exist. */
const essentials = [offlinePagePath, '/404.html', '/img/icon.svg'].map(addressOf);
const essentialScripts = /\/assets\/(shell|offline-status)\.[^/]+\.js$/;

/** True after the reader removed everything. The worker then only runs until its pages are closed. */
let isRemoved = false;

/**
 * Caches the essentials in the version of the latest file list. What fails is tried again with the next page.
 *
 * Replaces Workbox' precache, which would refuse to install the worker on hosts that return 404.html with status 404,
 * and would not refill after the reader removed everything and saved again.
 */
async function cacheEssentials(): Promise<void> {
  const list = (await latestList()) ?? (await fetchList());
  const files = listedFiles(list);
  const store = storeOf(await openEssentials());
  const scripts = [...files.keys()].filter((path) => essentialScripts.test(path));
  for (const path of [...scripts, ...essentials]) {
    const [hash] = files.get(path) ?? [];
    if (hash === undefined || (await store.hashAt(path)) === hash) continue;
    const isHashed = path.includes('/assets/');
    const response = await fetchWithTimeout(path, { cache: isHashed ? 'default' : 'no-cache' });
    const body = await response.clone().arrayBuffer();
    if ((await hashOf(body)) === hash) await store.put(path, hash, response);
  }
}

const tryCacheEssentials = () =>
  cacheEssentials().catch((error) => console.warn("The offline page isn't cached yet.", error));

/** Paths in the form in which files are cached. */
const cachedPaths = (seen: string[]) =>
  new Set(seen.map((pathname) => addressOf(cleanPath(pathOf(pathname) ?? '/'))));

async function removeAll(): Promise<void> {
  await cancel();
  resetState();
  await report(true);
  isRemoved = true;
  await deleteAll();
  await self.registration.unregister();
}

async function handle(message: PageMessage): Promise<unknown> {
  if (message.type === 'save') isRemoved = false;
  if (isRemoved) return undefined;
  switch (message.type) {
    case 'hello':
      return Promise.all([
        tryCacheEssentials(),
        cacheUsedFiles([...cachedPaths(message.seen)]),
        report(),
        resume(),
        checkRegularly(),
      ]);
    case 'report':
      // Reports the known state first, because the check may take long.
      return report(true).then(checkForUpdate);
    case 'save':
      return save();
    case 'cancel':
      return cancel(message.id);
    case 'remove':
      return removeAll();
    case 'take-over':
      return self.skipWaiting();
  }
}

function onFetch(event: FetchEvent): void {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  const path = origin === self.location.origin ? pathOf(pathname) : undefined;
  if (isRemoved || request.method !== 'GET' || path === undefined || request.headers.has('range')) {
    return;
  }
  // Browsers bypass the worker for its own script; `fetch` in a page doesn't.
  if (path === '/sw.js') return;
  if (path === offlineFramePath) event.respondWith(respondWithFrame());
  else if (request.mode === 'navigate') event.respondWith(respondWithDocument(event));
  else event.respondWith(respondWithFile(event, pathname));
}

/** Chromium's install event, with the static routing API. */
interface InstallEvent extends ExtendableEvent {
  addRoutes?: (rules: object[]) => Promise<void>;
}

/**
 * Makes Chromium request documents from the network while it starts the worker, which takes longer than most responses,
 * and use the first successful one. Doesn't use navigation preload, which does the same in other browsers: with it,
 * Firefox shows its own error page instead of the cached page if there's no connection.
 */
function raceNetworkWithStart(event: InstallEvent): void {
  const routes = [
    // The server doesn't have this page.
    {
      condition: { urlPattern: { pathname: addressOf(offlineFramePath) } },
      source: 'fetch-event',
    },
    { condition: { requestMode: 'navigate' }, source: 'race-network-and-fetch-handler' },
  ];
  event
    .addRoutes?.(routes)
    .catch((error) => console.warn('Documents have to wait for the worker to start.', error));
}

async function activate(): Promise<void> {
  // Saves the site again if the reader had saved it in an older format.
  if (await deleteOlderFormats()) void save();
  // So that the page that registers the first worker can save the site without a reload.
  await self.clients.claim();
}

/** Starts the service worker. src/offline/build bundles it into the one that plugin-pwa builds. */
export default function startWorker(): void {
  self.addEventListener('install', (event) => {
    raceNetworkWithStart(event);
    // Fetched even if there's a cached list, which may be of an earlier build.
    const list = fetchList().catch(() => undefined);
    event.waitUntil(list.then(tryCacheEssentials));
  });
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('fetch', onFetch);
  self.addEventListener('message', (event) => {
    const message = readPageMessage(event.data);
    if (message) event.waitUntil(handle(message));
  });
}
