import { framePath } from '../../site/live-frame';
import { offlinePagePath } from '../messages';
import type { FileList } from '../file-list';
import { isSavedPath } from '../rules';
import { appDataUrl, isAppData, pageOfData, type PageData } from '../../page-loading/page-data';
import { parsePageView } from '../../page-loading/page-view';
import { addressOf, pathOf } from '../../site/base-url';
import { lateAfter } from '../../site/delays';
import { cleanPath } from '../../site/paths';
import { newestList, openEssentials, openSaved, openVisited } from './copies';
import { checkForUpdate } from './save-job';
import { noteNetwork, state } from './state';

/** Time in ms that a reader waits for the network before they see a copy. */
export const patience = 3000;

const framePolicy = 'sandbox allow-scripts allow-forms';

/**
 * The copy of a file that this device has: of the saved site, of what was read, or of the essentials. None
 * when the browser's storage fails: then there is still the network.
 */
export async function keptFile(path: string): Promise<Response | undefined> {
  try {
    const { copy } = await state();
    const saved = copy && (await (await openSaved(copy.build)).get(path));
    const visited = saved ?? (await (await openVisited()).match(path));
    return visited ?? (await (await openEssentials()).match(path));
  } catch (error) {
    console.warn('What is kept on this device cannot be read.', error);
    return undefined;
  }
}

/**
 * The data of a page, out of the copy of its document: the one kept form of a page. Of an address without a page it
 * says what the server would.
 */
async function keptPageData(page: string): Promise<Response | undefined> {
  const data = (rest: Omit<PageData, 'path'>, init?: ResponseInit) =>
    Response.json({ path: page, ...rest }, init);
  const document = await keptFile(page);
  const view = document && parsePageView(await document.text());
  if (view) {
    // As the host sends such files, of which this one is always kept.
    const headers = new Headers((await keptFile(appDataUrl))?.headers);
    headers.delete('content-length');
    headers.set('content-type', 'application/json');
    return data({ view }, { headers });
  }
  const list = await newestList();
  const redirect = list?.redirects[page];
  if (redirect) return data({ redirect });
  return list && isUnknown(page, list) ? new Response(null, { status: 404 }) : undefined;
}

/** True if the site has no such page, as far as the list of saved files can tell. */
const isUnknown = (path: string, list: FileList) =>
  !(path in list.pages) && isSavedPath(pathOf(path)!);

/** True since the network let a request wait, until it answers one. */
let isSilent = false;

/** Asks the network, and notes whether it is there. */
async function ask(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    isSilent = false;
    noteNetwork(false);
    return response;
  } catch (error) {
    noteNetwork(true);
    throw error;
  }
}

const pause = (ms: number) =>
  new Promise<'late'>((resolve) => setTimeout(() => resolve('late'), ms));

/**
 * The network's answer; a copy when there is no connection, or no answer for `patience` ms: then others are not
 * waited for until the network answers again. Without a copy the network has `lateAfter` ms.
 * @param isForced the reader wants the network's, as with a reload
 * @returns undefined when there is neither
 */
async function answer(
  event: FetchEvent,
  path: string,
  isForced = false,
): Promise<Response | undefined> {
  const network = ask(event.request).catch(() => 'failed' as const);
  const first = await Promise.race([network, pause(isSilent && !isForced ? 0 : patience)]);
  if (typeof first === 'object') return first;
  if (first === 'late') isSilent = true;
  const page = pageOfData(path);
  const copy = page ? await keptPageData(page) : await keptFile(path);
  if (copy) return copy;
  const second = await Promise.race([network, pause(lateAfter - patience)]);
  return typeof second === 'object' ? second : undefined;
}

async function withStatus(path: string, status: number): Promise<Response> {
  const page = await keptFile(addressOf(path));
  if (!page) return Response.error();
  return new Response(page.body, { status, headers: page.headers });
}

/** Stands for a document that neither the network nor this device has. */
async function withoutDocument(path: string, search: string): Promise<Response> {
  const list = await newestList();
  const target = list?.redirects[path];
  if (target) return Response.redirect(target + search);
  return list && isUnknown(path, list)
    ? withStatus('/404.html', 404)
    : withStatus(offlinePagePath, 503);
}

/** A document. */
export async function answerDocument(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  const path = addressOf(cleanPath(pathOf(pathname)!));
  const isForced = ['reload', 'no-cache', 'no-store'].includes(request.cache);
  return (await answer(event, path, isForced)) ?? withoutDocument(path, search);
}

/** Any other file of this site. */
export async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const response = (await answer(event, path)) ?? Response.error();
  if (path === appDataUrl && response.ok) {
    event.waitUntil(followDeploy(response.clone()).catch(() => undefined));
  }
  return response;
}

/** The build that the server named last. */
let servedHash: string | undefined;

/** Once the server names another build, a saved copy may be old. */
async function followDeploy(response: Response): Promise<void> {
  const data: unknown = await response.json();
  if (!isAppData(data)) return;
  const before: unknown = await (await (await openVisited()).match(appDataUrl))?.json();
  const known = servedHash ?? (isAppData(before) ? before.compilationHash : undefined);
  servedHash = data.compilationHash;
  if (known !== undefined && known !== servedHash) await checkForUpdate();
}

/**
 * The sandbox without a network: browsers do not ask a worker for a frame with the `sandbox` attribute, so
 * this answer brings the sandbox itself.
 */
export async function answerFrame(): Promise<Response> {
  const frame = await keptFile(addressOf(framePath));
  if (!frame) return Response.error();
  const headers = new Headers(frame.headers);
  headers.append('content-security-policy', framePolicy);
  return new Response(frame.body, { headers });
}
