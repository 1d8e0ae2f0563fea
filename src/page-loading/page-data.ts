import { addressOf, pathOf } from '../site/base-url';
import { cleanPath } from '../site/paths';
import type { PageView } from './page-view';

/** A page as others link to it. */
export interface PageLink {
  title: string;
  path: string;
}

/** A heading of a page that links can name. */
export interface PageHeading {
  id: string;
  text: string;
  /** 2 to 6. */
  level: number;
}

/** What tools, and other parts of the site, can know of a page without loading it. */
export interface PageResult {
  title: string;
  description: string;
  headings: PageHeading[];
  /** The section of the side navigation that the page belongs to. */
  section: PageLink | null;
  previous: PageLink | null;
  next: PageLink | null;
  /** Address that opens the page's source in an editor. */
  editUrl: string;
  /** Day of the last change, year-month-day. */
  lastUpdate: string | null;
}

/** The content of a page-data file. */
export interface PageData {
  path: string;
  /** Missing where the page data was read from a saved document. */
  result?: PageResult;
  /** The page itself; missing for one without the shell, which opens as a document. */
  view?: PageView;
  /** Address that a redirected one leads to; then there is nothing else. */
  redirect?: string;
}

/** The content of the app-data file. */
export interface AppData {
  /** Hash of the build: of its scripts and its pages. */
  compilationHash: string;
}

/** Route of the 404 page. */
export const notFoundPath = '/404.html';

/**
 * Address of a page's data.
 * @param pathname address of the page
 */
export function pageDataUrl(pathname: string): string {
  const path = pathOf(cleanPath(pathname)) ?? pathname;
  return addressOf(`/page-data${path === '/' ? '/index' : path}/page-data.json`);
}

/** Address of the app data. */
export const appDataUrl = addressOf('/page-data/app-data.json');

const pageDataAddress = new RegExp(`^${addressOf('/page-data')}(/.+)/page-data\\.json$`);

/** Address of the page that a file is the data of; undefined for other files. */
export function pageOfData(pathname: string): string | undefined {
  const path = pageDataAddress.exec(pathname)?.[1];
  return path && addressOf(cleanPath(path));
}

/** Whether a parsed body is page data. */
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

/** Whether a parsed body is app data. */
export function isAppData(value: unknown): value is AppData {
  return typeof (value as Partial<AppData> | null)?.compilationHash === 'string';
}
