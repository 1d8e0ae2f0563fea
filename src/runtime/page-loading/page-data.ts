import { addressOf, pathOf } from '../../base/facts/base-url';
import { cleanPath } from '../../base/facts/paths';
import type { PageView } from './page-view';

/** Content of a page-data.json file. */
export interface PageData {
  path: string;
  /** HTML and CSS of the page; null for pages without the shell, which need a full load. Missing for redirects. */
  result?: PageView | null;
  /** Target URL of a redirect. */
  redirect?: string;
}

/** Content of app-data.json. */
export interface AppData {
  /** Hash of the build's scripts and pages. */
  compilationHash: string;
}

/** Route of the 404 page. */
export const notFoundPath = '/404.html';

/**
 * URL of a page's data.
 * @param pathname URL path of the page
 */
export function pageDataUrl(pathname: string): string {
  const path = pathOf(cleanPath(pathname)) ?? pathname;
  return addressOf(`/page-data${path === '/' ? '/index' : path}/page-data.json`);
}

/** URL of app-data.json. */
export const appDataUrl = addressOf('/page-data/app-data.json');

const pageDataPattern = new RegExp(`^${addressOf('/page-data')}(/.+)/page-data\\.json$`);

/** Reverses `pageDataUrl`: the URL path of the page; undefined for other files. */
export function pageOfData(pathname: string): string | undefined {
  const path = pageDataPattern.exec(pathname)?.[1];
  return path && addressOf(cleanPath(path));
}

/** Type guard for a parsed page-data.json. */
export function isPageData(value: unknown): value is PageData {
  const data = value as Partial<PageData> | null;
  if (typeof data?.path !== 'string') return false;
  return typeof data.redirect === 'string' || typeof data.result === 'object';
}

/** Type guard for a parsed app-data.json. */
export function isAppData(value: unknown): value is AppData {
  return typeof (value as Partial<AppData> | null)?.compilationHash === 'string';
}
