import { readSession, writeSession } from '../browser/storage';
import { withRetries } from '../browser/retry';
import { fetchJsonBytes, parseJson } from './fetch-json';
import { appDataUrl, isAppData } from './page-data';
import { documentBuild } from './document-info';

/**
 * Fetches the build hash of the server, without the HTTP cache.
 * @throws like `fetchJsonBytes` and `parseJson`
 */
export async function fetchServedBuild(): Promise<string> {
  const fetchUncached: typeof fetch = (url, init) => fetch(url, { ...init, cache: 'no-store' });
  return parseJson(await fetchJsonBytes(appDataUrl, fetchUncached), isAppData).compilationHash;
}

/** Session storage key for the hash of the last build that triggered a reload. */
const reloadedKey = 'site:reloaded-scripts';

/**
 * True if a different build hash calls for a full load. Reloads once per build: if the reload returned the same build,
 * another one wouldn't help either.
 * @param documentHash build hash of the document
 * @param servedHash build hash reported by the server
 * @param reloadedHash build hash of the document at the last reload
 */
export function needsReload(
  documentHash: string,
  servedHash: string,
  reloadedHash: string | undefined,
): boolean {
  return servedHash !== documentHash && reloadedHash !== documentHash;
}

/** Build hash last reported by the server, if it differs from the document's. */
let newerHash: string | undefined;

/**
 * Reloads the current URL if the server has another build than this document. Reloads once per build.
 * @returns true if the page is reloading
 */
export function reloadIfDue(): boolean {
  const documentHash = documentBuild();
  if (newerHash === undefined || !needsReload(documentHash, newerHash, readSession(reloadedKey)))
    return false;
  // Without this record, a server that never reports this hash would cause an endless reload loop.
  if (!writeSession(reloadedKey, documentHash)) return false;
  window.location.reload();
  return true;
}

/** Fetches the server's build hash. If it differs, the next navigation is a full load. */
export async function checkDeploy(): Promise<void> {
  try {
    const servedHash = await withRetries(fetchServedBuild);
    newerHash = servedHash === documentBuild() ? undefined : servedHash;
  } catch (error) {
    console.warn(`Couldn't check for a new version of this site (${appDataUrl}).`, error);
  }
}
