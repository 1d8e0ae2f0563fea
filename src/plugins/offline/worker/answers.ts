import { offlinePagePath } from '../../../offline/messages';
import { framePath } from '../../../live-code/address';
import { appDataUrl, isAppData } from '../../../page-loading/page-data';
import { addressOf, pathOf } from '../../../site/base-url';
import { cleanPath } from '../../../site/paths';
import { checkForUpdate } from './save-job';
import { newestList, openEssentials, openSaved, openVisited } from './copies';
import { noteNetwork, state } from './state';
import { freshCopy } from './next-steps';
import { ageAll, keepVisited } from './visited';

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

/** Asks the network, and notes whether it is there. */
async function ask(request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    noteNetwork(false);
    return response;
  } catch (error) {
    noteNetwork(true);
    throw error;
  }
}

async function withStatus(path: string, status: number): Promise<Response> {
  const page = await keptFile(addressOf(path));
  if (!page) return Response.error();
  return new Response(page.body, { status, headers: page.headers });
}

/** What stands for a document that neither the network nor this device has. */
async function withoutDocument(path: string, search: string): Promise<Response> {
  const list = await newestList();
  const target = list?.redirects[path];
  if (target) return Response.redirect(target + search);
  const isUnknown = list && !(path in list.pages);
  return isUnknown ? withStatus('/404.html', 404) : withStatus(offlinePagePath, 503);
}

/** Asks for a document behind the back of a reader who sees its copy. */
async function revalidate(path: string): Promise<void> {
  await fetch(path, { cache: 'no-cache' }).then(
    (response) => keepVisited(path, response),
    () => noteNetwork(true),
  );
}

const pause = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms));

/**
 * A document: from the network. A copy comes first only when it was fetched in the last minute, or when
 * the network takes long; a reload asks for the network's.
 */
export async function answerDocument(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  const path = addressOf(cleanPath(pathOf(pathname)!));
  const late = pause(patience);
  if (!['reload', 'no-cache', 'no-store'].includes(request.cache)) {
    const fresh = await Promise.race([freshCopy(path), late]);
    if (fresh) {
      event.waitUntil(revalidate(path));
      return fresh;
    }
  }
  const network = ask(request);
  const keeping = network.then((response) => {
    const isDocument = /\bhtml\b/.test(response.headers.get('content-type') ?? '');
    return isDocument ? keepVisited(path, response.clone()) : undefined;
  });
  event.waitUntil(keeping.catch(() => undefined));
  try {
    const first = await Promise.race([network, late]);
    return first?.clone() ?? (await keptFile(path)) ?? (await network).clone();
  } catch {
    return (await keptFile(path)) ?? withoutDocument(path, search);
  }
}

/** A file whose name holds its hash: the same for good. */
export async function answerAsset(event: FetchEvent, path: string): Promise<Response> {
  const kept = await keptFile(path);
  if (kept) return kept;
  const response = await ask(event.request);
  // A host may answer with a page what it does not have.
  const isPage = /\bhtml\b/.test(response.headers.get('content-type') ?? '');
  if (!isPage) event.waitUntil(keepVisited(path, response.clone()));
  return response;
}

/** Any other file: from the network, and without it from this device. */
export async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  try {
    const response = await ask(event.request);
    if (path === appDataUrl) await followDeploy(response.clone()).catch(() => undefined);
    event.waitUntil(keepVisited(path, response.clone()));
    return response;
  } catch (error) {
    const kept = await keptFile(path);
    if (kept) return kept;
    throw error;
  }
}

/** The build that the server named last, since this worker runs or before. */
let servedHash: string | undefined;

/**
 * Once the server names another build, copies of documents from before are no longer shown first; nor are
 * those of whose build nothing is known.
 */
async function followDeploy(response: Response): Promise<void> {
  const data: unknown = await response.json().catch(() => undefined);
  if (!isAppData(data)) return;
  const before: unknown = await (await (await openVisited()).match(appDataUrl))?.json();
  const known = servedHash ?? (isAppData(before) ? before.compilationHash : undefined);
  servedHash = data.compilationHash;
  if (known === servedHash) return;
  await ageAll();
  if (known !== undefined) void checkForUpdate();
}

/**
 * The sandbox without a network: browsers do not ask a worker for a frame with the `sandbox` attribute, so
 * this answer brings the sandbox itself.
 */
export async function answerFrame(): Promise<Response> {
  const frame = await keptFile(addressOf(framePath));
  if (!frame) return Response.error();
  const headers = new Headers(frame.headers);
  headers.set('content-security-policy', framePolicy);
  return new Response(frame.body, { headers });
}
