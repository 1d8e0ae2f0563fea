import { readVisit, writeVisit } from '../../browser/storage';
import { ownBuild } from '../page-info';
import { fetchJson } from '../fetch-json';
import { appDataUrl, isAppData } from '../page-data';
import { withRetries } from '../../browser/retry';

/** Key of the hash of the build that was reloaded last, in the visit's storage. */
const reloadedKey = 'site:reloaded-scripts';

/**
 * Returns true if a differing hash calls for a full load. One reload per build: when the reload brought the same build
 * again, another would not help either.
 * @param own hash of the document's build
 * @param served hash that the server names
 * @param reloaded hash of the build that was running at the last reload
 */
export function needsReload(own: string, served: string, reloaded: string | undefined): boolean {
  return served !== own && reloaded !== own;
}

/** The hash that the server named last, when it isn't that of this document. */
let dueHash: string | undefined;

/**
 * Loads the current address anew, once for a build, if the server has another than this document's.
 * @returns whether it does
 */
export function reloadIfDue(): boolean {
  const own = ownBuild();
  if (dueHash === undefined || !needsReload(own, dueHash, readVisit(reloadedKey))) return false;
  // Nothing else keeps a server that never names this hash from making the page reload for ever.
  if (!writeVisit(reloadedKey, own)) return false;
  window.location.reload();
  return true;
}

/** Asks the server for the hash of its build: when it differs, the next navigation is a full load. */
export async function checkDeploy(): Promise<void> {
  try {
    const askServer: typeof fetch = (url, init) => fetch(url, { ...init, cache: 'no-store' });
    const data = await withRetries(() => fetchJson(appDataUrl, isAppData, askServer));
    dueHash = data.compilationHash === ownBuild() ? undefined : data.compilationHash;
  } catch (error) {
    console.warn('The server did not say which version of this site it has.', error);
  }
}
