import { framePath } from '../../site/live-frame';
import { offlinePagePath } from '../messages';
import type { FileList } from '../file-list';
import { isSavedPath } from '../saved-files';
import { appDataUrl, isAppData, pageOfData, type PageData } from '../../page-loading/page-data';
import { parsePageView } from '../../page-loading/page-view';
import { addressOf, pathOf } from '../../site/base-url';
import { lateAfter } from '../../site/delays';
import { cleanPath, redirectUrl } from '../../site/paths';
import { latestList, openEssentials, openRecent, openSaved } from './caches';
import { checkForUpdate } from './save-job';
import { setOffline, state } from './state';

/** Time in ms that the server has to send headers before a cached file is used instead. */
export const NETWORK_TIMEOUT_MS = 3000;

const framePolicy = 'sandbox allow-scripts allow-forms';

/**
 * Finds a file in the saved copy, the recently used files, or the essentials, in this order. Returns undefined if the
 * browser's storage fails, because the network may still work.
 */
export async function cachedFile(path: string): Promise<Response | undefined> {
  try {
    const { copy } = await state();
    const saved = copy && (await (await openSaved(copy.build)).get(path));
    const recent = saved ?? (await (await openRecent()).match(path));
    return recent ?? (await (await openEssentials()).match(path));
  } catch (error) {
    console.warn("Cached files can't be read.", error);
    return undefined;
  }
}

/**
 * Creates page data from a cached document, because only documents are cached. For a URL without a page, returns what
 * the server would. The page data names its build: pages of another build load the document instead.
 */
async function cachedPageData(page: string): Promise<Response | undefined> {
  const respond = (data: Omit<PageData, 'path'>, init?: ResponseInit) =>
    Response.json({ path: page, ...data }, init);
  const document = await cachedFile(page);
  const view = document && parsePageView(await document.text());
  if (view) {
    // The host sends the same headers for all JSON files, and this one is always cached.
    const headers = new Headers((await cachedFile(appDataUrl))?.headers);
    headers.delete('content-length');
    headers.set('content-type', 'application/json');
    return respond({ result: view }, { headers });
  }
  const list = await latestList();
  const redirect = list?.redirects[page];
  if (redirect) return respond({ redirect });
  return list && isUnknown(page, list) ? new Response(null, { status: 404 }) : undefined;
}

/** True if, according to the file list, the site doesn't have this page. */
const isUnknown = (path: string, list: FileList) =>
  !(path in list.pages) && isSavedPath(pathOf(path)!);

/** True from a timeout until the server's next response. */
let isUnresponsive = false;

async function fetchFromNetwork(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    isUnresponsive = false;
    setOffline(false);
    return response;
  } catch (error) {
    setOffline(true);
    throw error;
  }
}

const pause = (ms: number) =>
  new Promise<'timeout'>((resolve) => setTimeout(() => resolve('timeout'), ms));

/**
 * Responds from the network, or from a cache if the network fails or sends no headers within `NETWORK_TIMEOUT_MS`.
 * After a timeout, cached files are used at once until the server responds again. Without a cached file, the network
 * has `lateAfter` ms.
 * @param isForced true if the reader wants the server's response, as after a reload
 * @returns undefined if both fail
 */
async function networkFirst(
  event: FetchEvent,
  path: string,
  isForced = false,
): Promise<Response | undefined> {
  const network = fetchFromNetwork(event.request).catch(() => 'failed' as const);
  const timeout = isUnresponsive && !isForced ? 0 : NETWORK_TIMEOUT_MS;
  const first = await Promise.race([network, pause(timeout)]);
  if (typeof first === 'object') return first;
  if (first === 'timeout') isUnresponsive = true;
  const page = pageOfData(path);
  const cached = page ? await cachedPageData(page) : await cachedFile(path);
  if (cached) return cached;
  const second = await Promise.race([network, pause(lateAfter - NETWORK_TIMEOUT_MS)]);
  return typeof second === 'object' ? second : undefined;
}

async function pageWithStatus(path: string, status: number): Promise<Response> {
  const page = await cachedFile(addressOf(path));
  if (!page) return Response.error();
  return new Response(page.body, { status, headers: page.headers });
}

/** Responds to a request for a document that neither the network nor the caches have. */
async function missingDocument(path: string, search: string): Promise<Response> {
  const list = await latestList();
  const target = list?.redirects[path];
  if (target) return Response.redirect(redirectUrl(target, { search, hash: '' }));
  return list && isUnknown(path, list)
    ? pageWithStatus('/404.html', 404)
    : pageWithStatus(offlinePagePath, 503);
}

/** Responds to a request for a document. */
export async function respondWithDocument(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  const path = addressOf(cleanPath(pathOf(pathname)!));
  const isForced = ['reload', 'no-cache', 'no-store'].includes(request.cache);
  return (await networkFirst(event, path, isForced)) ?? missingDocument(path, search);
}

/** Responds to a request for any other file of this site. */
export async function respondWithFile(event: FetchEvent, path: string): Promise<Response> {
  const response = (await networkFirst(event, path)) ?? Response.error();
  if (path === appDataUrl && response.ok) {
    event.waitUntil(noticeDeploy(response.clone()).catch(() => undefined));
  }
  return response;
}

/** Build hash in the server's last app data. */
let servedHash: string | undefined;

/** Checks for a newer file list if the server's build has changed. */
async function noticeDeploy(response: Response): Promise<void> {
  const data: unknown = await response.json();
  if (!isAppData(data)) return;
  const cached: unknown = await (await (await openRecent()).match(appDataUrl))?.json();
  const known = servedHash ?? (isAppData(cached) ? cached.compilationHash : undefined);
  servedHash = data.compilationHash;
  if (known !== undefined && known !== servedHash) await checkForUpdate();
}

/**
 * Responds with the preview frame when there's no network. Browsers don't send the requests of `<iframe sandbox>` to
 * service workers, so the response itself has a sandbox policy.
 */
export async function respondWithFrame(): Promise<Response> {
  const frame = await cachedFile(addressOf(framePath));
  if (!frame) return Response.error();
  const headers = new Headers(frame.headers);
  headers.append('content-security-policy', framePolicy);
  return new Response(frame.body, { headers });
}
