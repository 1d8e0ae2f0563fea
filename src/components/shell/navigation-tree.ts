import { cleanPath } from '../../site/paths';

/** A link of the side navigation. */
export interface NavigationLink {
  title: string;
  /** Address within the site, base path included. */
  path: string;
}

/** An entry of the side navigation; one with an id is a section, whose pages load when it opens. */
export interface NavigationEntry extends NavigationLink {
  /** File name of the section's list of pages. */
  section?: string;
}

/** The side navigation of a version of the documentation. */
export interface VersionNavigation {
  /** Address of the version. */
  base: string;
  entries: NavigationEntry[];
}

/** The pages of each section, by its id. */
export type NavigationLists = Record<string, NavigationLink[]>;

/**
 * Address of the JSON file with a section's pages.
 * @param baseUrl path of the site, with both slashes
 */
export function navigationListUrl(baseUrl: string, section: string): string {
  return `${baseUrl}navigation/${section}.json`;
}

/** Whether a path is the given page or lies below it, by whole segments. */
export function isWithin(pathname: string, path: string): boolean {
  const current = cleanPath(pathname);
  return current === path || current.startsWith(`${cleanPath(path)}/`);
}

/** Whether a path is the given page. */
export function isPage(pathname: string, path: string): boolean {
  return cleanPath(pathname) === path;
}

/**
 * The entries of the version that a page belongs to.
 * @param navigations all versions; the last one takes the pages of no other
 * @param pathname address of the page
 */
export function entriesAt(navigations: VersionNavigation[], pathname: string): NavigationEntry[] {
  return (navigations.find(({ base }) => isWithin(pathname, base)) ?? navigations.at(-1)!).entries;
}

/** Markup of a section's list: the same from the build and in the browser. */
export function navigationListHtml(links: NavigationLink[], pathname: string): string {
  return links
    .map(({ title, path }) => {
      const current = isPage(pathname, path) ? ' aria-current="page"' : '';
      return `<li><a href="${escapeHtml(path)}"${current}>${escapeHtml(title)}</a></li>`;
    })
    .join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
