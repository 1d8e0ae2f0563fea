import { appDataUrl, pageOfData } from '../../../runtime/page-loading/page-data';
import { addressOf, pathOf } from '../../../base/facts/base-url';
import { LATE_AFTER_MS } from '../../../base/facts/delays';
import { framePath } from '../../../base/facts/live-frame';
import { cleanPath, hashedName, redirectUrl } from '../../../base/facts/paths';
import { currentPrefix } from '../cache-names';
import { isPageMessage, offlineFramePath, offlinePagePath, type PageMessage } from '../messages';
import { isSavedPath } from '../saved-files';
import { deleteCaches, findCopy, isOwnFile, notFoundPath, readBuildList } from './copies';
import { report, setServedBuild } from './report';
import { cancel, resume, save } from './save';
import { hashedFiles, networkFirst, pageData, trimRecent } from './strategies';

declare const self: ServiceWorkerGlobalScope;

/** URL paths that plugin-pwa's part responds to; src/shell/offline/write-offline-files defines them. */
declare const PRECACHED: string[];

/** True after the reader removed everything. Then the worker only runs until its pages are closed. */
let isRemoved = false;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** Looks up a URL that neither the network nor the caches have: its redirect, and if the site has no such page. */
async function lookUp(
  path: string,
): Promise<{ redirect?: string | undefined; isUnknown: boolean }> {
  const list = await readBuildList();
  const isUnknown = Boolean(list && !(path in list.pages) && isSavedPath(pathOf(path)!));
  return { redirect: list?.redirects[path], isUnknown };
}

async function respondWithPage(path: string, status: number): Promise<Response> {
  const page = await findCopy(path);
  return page ? new Response(page.body, { status, headers: page.headers }) : Response.error();
}

/** Responds to a request for a document that neither the network nor the caches have. */
async function missingDocument(path: string, search: string): Promise<Response> {
  const { redirect, isUnknown } = await lookUp(path);
  if (redirect) return Response.redirect(redirectUrl(redirect, { search, hash: '' }));
  return isUnknown
    ? respondWithPage(notFoundPath, 404)
    : respondWithPage(addressOf(offlinePagePath), 503);
}

async function respondWithDocument(event: FetchEvent): Promise<Response> {
  const { pathname, search } = new URL(event.request.url);
  const isForced = ['reload', 'no-cache', 'no-store'].includes(event.request.cache);
  const respond = () => missingDocument(addressOf(cleanPath(pathOf(pathname)!)), search);
  return Promise.race([
    networkFirst(isForced).handle(event).catch(respond),
    pause(LATE_AFTER_MS).then(respond),
  ]);
}

/** Responds to a request for page data, without a copy of the page: as the server would, if that's known. */
async function missingPageData(path: string): Promise<Response> {
  const { redirect, isUnknown } = await lookUp(path);
  if (redirect) return Response.json({ path, redirect });
  return isUnknown ? new Response(null, { status: 404 }) : Response.error();
}

/**
 * Responds with the preview frame when there's no network. Browsers don't send the requests of `<iframe sandbox>` to
 * service workers, so the response itself has a sandbox policy.
 */
async function respondWithFrame(): Promise<Response> {
  const frame = await findCopy(addressOf(framePath));
  if (!frame) return Response.error();
  const headers = new Headers(frame.headers);
  headers.append('content-security-policy', 'sandbox allow-scripts allow-forms');
  return new Response(frame.body, { headers });
}

function respondTo(event: FetchEvent, pathname: string): Promise<Response> {
  const page = pageOfData(pathname);
  if (pathname === addressOf(offlineFramePath)) return respondWithFrame();
  if (event.request.mode === 'navigate') return respondWithDocument(event);
  if (page)
    return pageData()
      .handle(event)
      .catch(() => missingPageData(page));
  const strategy = hashedName.test(pathname) ? hashedFiles : networkFirst();
  return strategy.handle(event).catch(() => Response.error());
}

function onFetch(event: FetchEvent): void {
  const { method, headers, url } = event.request;
  const { origin, pathname } = new URL(url);
  const isSiteFile = origin === self.location.origin && pathOf(pathname) !== undefined;
  if (isRemoved || !isSiteFile || method !== 'GET' || headers.has('range')) return;
  // Browsers bypass the worker for its own script; `fetch` in a page doesn't. App data has the server's build.
  const isExcluded = [addressOf('/sw.js'), appDataUrl, ...PRECACHED].includes(pathname);
  if (!isExcluded) event.respondWith(respondTo(event, pathname));
}

/** Keeps files that a page has used. */
async function keepFiles(event: ExtendableEvent, paths: string[]): Promise<void> {
  for (const path of paths) {
    if (isRemoved) return;
    if (PRECACHED.includes(path)) continue;
    const strategy = hashedName.test(path) ? hashedFiles : networkFirst();
    await Promise.allSettled(strategy.handleAll({ event, request: new Request(path) }));
  }
  if (!isRemoved) await trimRecent();
}

async function removeAll(): Promise<void> {
  isRemoved = true;
  await cancel();
  // The next page deletes the precache: if the reader saves now, browsers use this worker again, which can't refill it.
  await deleteCaches(() => true);
  await report();
  await self.registration.unregister();
}

async function handle(event: ExtendableEvent, message: PageMessage): Promise<void> {
  if (message.type === 'save') isRemoved = false;
  if (isRemoved) return;
  switch (message.type) {
    case 'hello':
      if (message.build !== undefined) setServedBuild(message.build);
      await keepFiles(event, message.seen);
      await report();
      return resume();
    case 'save':
      return save();
    case 'cancel':
      return cancel();
    case 'remove':
      return removeAll();
  }
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
    .catch((error) => console.warn('Page loads will wait for the worker to start.', error));
}

/**
 * Stops the installation if the server doesn't send this site's pages, for example during maintenance: plugin-pwa's part
 * would keep another page as the offline page. The previous worker stays, and the browser tries again later.
 */
async function requireOwnPages(): Promise<void> {
  const path = addressOf(offlinePagePath);
  const response = await fetch(path, { cache: 'no-cache' });
  if (response.ok && !(await isOwnFile(path, response))) {
    throw new Error(`The server sent something other than ${path}.`);
  }
}

/** Deletes caches with an older format. Saves the site again if the reader had saved it in one. */
async function activate(): Promise<void> {
  const isOlder = (name: string) => !name.startsWith(currentPrefix);
  const hadSaved = (await caches.keys()).some((name) => isOlder(name) && /:saved:/.test(name));
  await deleteCaches(isOlder);
  if (hadSaved) void save();
  // So that the page that registers the first worker can save the site without a reload.
  await self.clients.claim();
}

/** Starts the service worker. src/shell/offline/write-offline-files bundles it into the one that plugin-pwa builds. */
export default function startWorker(): void {
  self.addEventListener('install', (event) => {
    raceNetworkWithStart(event);
    event.waitUntil(requireOwnPages());
    // Not in the precache, because some hosts send it with status 404.
    event.waitUntil(keepFiles(event, [notFoundPath]));
  });
  self.addEventListener('activate', (event) => event.waitUntil(activate()));
  self.addEventListener('fetch', onFetch);
  self.addEventListener('message', (event) => {
    if (isPageMessage(event.data)) event.waitUntil(handle(event, event.data));
  });
}
