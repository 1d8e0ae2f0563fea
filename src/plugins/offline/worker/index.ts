import { hashOf, listedFiles } from '../../../offline/file-list';
import {
  offlineFramePath,
  offlinePagePath,
  readPageMessage,
  type PageMessage,
} from '../../../offline/messages';
import { addressOf, pathOf } from '../../../site/base-url';
import { cleanPath } from '../../../site/paths';
import { answerAsset, answerDocument, answerFile, answerFrame } from './answers';
import { dropAll, fetchList, newestList, openEssentials, openVisited, storeOf } from './copies';
import { warmDocuments } from './next-steps';
import { cancel, checkForUpdate, checkNowAndThen, goOn, save } from './save-job';
import { forgetState, report } from './state';
import { forgetVisited, keepVisited } from './visited';

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
    const response = await fetch(path, { cache: isHashed ? 'default' : 'no-cache' });
    const body = await response.clone().arrayBuffer();
    if ((await hashOf(body)) === hash) await store.put(path, hash, response);
  }
}

const tryEssentials = () =>
  keepEssentials().catch((error) => console.warn('The offline page is not kept yet.', error));

/** Keeps what a page used before this worker was there; most of it comes from the browser's cache. */
async function keepSeen(seen: string[]): Promise<void> {
  const cache = await openVisited();
  for (const path of seen.map((pathname) => addressOf(cleanPath(pathOf(pathname) ?? '/')))) {
    if (await cache.match(path)) continue;
    // The browser's cache has most of it; the answer's own date says how old it is.
    await fetch(path, { cache: 'force-cache' }).then(
      (response) => keepVisited(path, response),
      () => undefined,
    );
  }
}

async function removeAll(): Promise<void> {
  await cancel();
  forgetState();
  forgetVisited();
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
        keepSeen(message.seen),
        report(),
        goOn(),
        checkNowAndThen(),
      ]);
    case 'warm':
      return warmDocuments(message.paths);
    case 'report':
      return checkForUpdate();
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
  else if (request.mode === 'navigate' && !/\.(?!html?$)[^./]{1,11}$/.test(path)) {
    event.respondWith(answerDocument(event));
  } else if (path.startsWith('/assets/')) event.respondWith(answerAsset(event, pathname));
  else event.respondWith(answerFile(event, pathname));
}

/**
 * The service worker's own part; src/plugins/offline puts it into the one that Docusaurus builds. Listens
 * first and alone.
 */
export default function startWorker(): void {
  self.addEventListener('install', (event) => {
    // The list as it is now: that of an earlier worker may be old.
    const list = fetchList().catch(() => undefined);
    event.waitUntil(Promise.all([self.skipWaiting(), list.then(tryEssentials)]));
  });
  self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
  self.addEventListener('fetch', onFetch);
  self.addEventListener('message', (event) => {
    const message = readPageMessage(event.data);
    if (message) event.waitUntil(handle(message));
  });
}
