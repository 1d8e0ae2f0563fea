import { addressOf, pathOf } from '../site/base-url';
import { cleanPath } from '../site/paths';
import type { PageView } from './page-view';

/** Title and path of a linked page. */
export interface PageLink {
  title: string;
  path: string;
}

/** A heading that links can target. */
export interface PageHeading {
  id: string;
  text: string;
  /** 2 to 6. */
  level: number;
}

/** Metadata of a page, for external tools and other parts of the site. */
export interface PageResult {
  title: string;
  description: string;
  headings: PageHeading[];
  /** Sidebar section of the page. */
  section: PageLink | null;
  previous: PageLink | null;
  next: PageLink | null;
  /** URL that opens the page's source in an editor. */
  editUrl: string;
  /** Date of the last change, as YYYY-MM-DD. */
  lastUpdate: string | null;
}

/** Content of a page-data.json file. */
export interface PageData {
  path: string;
  /** Missing if the page data was derived from a saved document. */
  result?: PageResult;
  /** HTML and CSS of the page. Missing for pages without the shell, which need a full load. */
  view?: PageView;
  /** Target URL of a redirect. Excludes `view` and `result`. */
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
  const { view, result, redirect } = data;
  return (
    typeof redirect === 'string' ||
    typeof view?.main === 'string' ||
    typeof result?.title === 'string'
  );
}

/** Type guard for a parsed app-data.json. */
export function isAppData(value: unknown): value is AppData {
  return typeof (value as Partial<AppData> | null)?.compilationHash === 'string';
}
