import { addressOf } from '../site/base-url';

/** Path of the page that searches. */
export const searchPagePath = '/search';

/** Path of the file that tells browsers of it. */
export const searchDescriptionPath = '/opensearch.xml';

/**
 * Address of the page with the results of a query.
 * @param version path of the version that is searched; empty for the one at the root
 */
export function searchAddress(query: string, version = ''): string {
  const parameters = new URLSearchParams({ q: query, ...(version ? { version } : {}) });
  return `${addressOf(searchPagePath)}?${parameters}`;
}

/** The words of an address that no page has: what its last part says. */
export function queryOfPath(pathname: string): string {
  let path = pathname;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    // It is no text, but its letters may still say something.
  }
  const last =
    path
      .replace(/\.\w+$/, '')
      .split('/')
      .filter(Boolean)
      .at(-1) ?? '';
  return last.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
}
