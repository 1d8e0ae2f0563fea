import { fetchJson } from './fetch-json';
import { appDataUrl, isAppData } from './page-data';

/**
 * Fetches the build hash of the server, without the HTTP cache.
 * @throws like `fetchJson`
 */
export async function fetchServedBuild(): Promise<string> {
  const fetchUncached: typeof fetch = (url, init) => fetch(url, { ...init, cache: 'no-store' });
  return (await fetchJson(appDataUrl, isAppData, fetchUncached)).compilationHash;
}
