import { addressOf, pathOf } from '../site/base-url';
import { cleanPath } from '../site/paths';

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
  result: PageResult;
}

/** The content of the app-data file. */
export interface AppData {
  /** The bundler's hash of the build. */
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

/** Whether a parsed body is page data. */
export function isPageData(value: unknown): value is PageData {
  const data = value as Partial<PageData> | null;
  return typeof data?.path === 'string' && typeof data.result?.title === 'string';
}

/** Whether a parsed body is app data. */
export function isAppData(value: unknown): value is AppData {
  return typeof (value as Partial<AppData> | null)?.compilationHash === 'string';
}
