import { baseUrl } from '../site/facts';
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
export function needsReload(own: string, served: string, reloaded: string | null): boolean {
  return served !== own && reloaded !== own;
}

/** Whether the server has other scripts, and the reload waits for the next navigation. */
let isReloadDue = false;

/** Loads the current address anew, which counts as the reload of these scripts. */
function reload(): void {
  sessionStorage.setItem(reloadedKey, __webpack_hash__);
  window.location.reload();
}

/**
 * Loads the current address anew if an earlier check found that its scripts are old.
 * @returns whether it does
 */
export function reloadIfDue(): boolean {
  if (isReloadDue) reload();
  return isReloadDue;
}

/**
 * Asks the server for the hash of its build, and loads the current address anew when it differs: now, or
 * with the next navigation when the reader is writing.
 */
export async function checkDeploy(): Promise<void> {
  try {
    const { compilationHash } = await withRetries(() =>
      fetchJson(appDataUrl(baseUrl), isAppData, (url, init) =>
        fetch(url, { ...init, cache: 'no-store' }),
      ),
    );
    if (!needsReload(__webpack_hash__, compilationHash, sessionStorage.getItem(reloadedKey)))
      return;
    if (isReaderWriting()) isReloadDue = true;
    else reload();
  } catch {
    // Without an answer, or without storage to keep it to one reload, the page stays as it is.
  }
}
