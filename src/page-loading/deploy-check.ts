import { readVisit, writeVisit } from '../browser/storage';
import { fetchJson } from './fetch-json';
import { appDataUrl, isAppData } from './page-data';
import { isReaderWriting } from './reader-edits';
import { withRetries } from './retry';

declare const __webpack_hash__: string;

/** Key of the hash of the scripts that were reloaded last, in the visit's storage. */
const reloadedKey = 'site:reloaded-scripts';

/**
 * Whether a differing hash calls for a full load. One reload per set of scripts: when the reload
 * brought the same scripts again, another would not help either.
 * @param own hash of the running scripts
 * @param served hash that the server names
 * @param reloaded hash of the scripts that were running at the last reload
 */
export function needsReload(own: string, served: string, reloaded: string | undefined): boolean {
  return served !== own && reloaded !== own;
}

/** The hash that the server names, when the reload for it waits for the next navigation. */
let dueHash: string | undefined;

/**
 * Loads the current address anew, once for these scripts.
 * @returns whether it does
 */
function reloadFor(served: string): boolean {
  if (!needsReload(__webpack_hash__, served, readVisit(reloadedKey))) return false;
  // Nothing else keeps a server that never names this hash from making the page reload for ever.
  if (!writeVisit(reloadedKey, __webpack_hash__)) return false;
  window.location.reload();
  return true;
}

/**
 * Loads the current address anew if an earlier check found that its scripts are old.
 * @returns whether it does
 */
export function reloadIfDue(): boolean {
  return dueHash !== undefined && reloadFor(dueHash);
}

/**
 * Asks the server for the hash of its build, and loads the current address anew when it differs: now, or
 * with the next navigation when the reader is writing.
 */
export async function checkDeploy(): Promise<void> {
  // The development server replaces changed scripts itself.
  if (process.env.NODE_ENV === 'development') return;
  let served: string;
  try {
    const askServer: typeof fetch = (url, init) => fetch(url, { ...init, cache: 'no-store' });
    const data = await withRetries(() => fetchJson(appDataUrl, isAppData, askServer));
    served = data.compilationHash;
  } catch (error) {
    console.warn('The server did not say which version of this site it has.', error);
    return;
  }
  if (served === __webpack_hash__) return;
  if (isReaderWriting()) dueHash = served;
  else reloadFor(served);
}
