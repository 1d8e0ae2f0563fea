import { addressOf } from '../../base/facts/base-url';

/** Path of the search page. */
export const searchPagePath = '/search';

/**
 * Returns the URL of a query's results on the search page.
 * @param version path of the version to search; empty for the one at the root
 */
export function searchAddress(query: string, version = ''): string {
  const parameters = Object.entries({ q: query, version }).filter(([, value]) => value);
  const search = new URLSearchParams(parameters).toString();
  return addressOf(searchPagePath) + (search && `?${search}`);
}

/** Turns the last segment of a path without a page into a query. */
export function queryOfPath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // Invalid percent-encoding. The letters may still match something.
  }
  const last =
    path
      .replace(/\.\w+$/, '')
      .split('/')
      .filter(Boolean)
      .at(-1) ?? '';
  return last.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
