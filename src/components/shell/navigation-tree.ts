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

/** A section of more pages is long: pages show in their HTML only what stands around them. */
export const longSection = 48;

/** How many links a page shows of a long section of its own. */
const linksAround = 24;

/** Markup of a section's list: the same from the build and in the browser. */
export function navigationListHtml(links: NavigationLink[], pathname: string): string {
  return links
    .map(({ title, path }) => {
      const current = isPage(pathname, path) ? ' aria-current="page"' : '';
      return `<li><a href="${escapeHtml(path)}"${current}>${escapeHtml(title)}</a></li>`;
    })
    .join('');
}

/**
 * Markup of the open section of a page. A long one holds the links around the page, or its first; above
 * them stands how many there are: a button that asks for all, and without scripts a link to the section.
 * @param entry the section
 * @param listId id of the element that the markup is for
 * @param links all pages of the section
 * @param pathname address of the page
 */
export function openSectionHtml(
  { title, path, section }: NavigationEntry,
  listId: string,
  links: NavigationLink[],
  pathname: string,
): string {
  if (links.length <= longSection) return navigationListHtml(links, pathname);
  const current = links.findIndex((link) => isPage(pathname, link.path));
  const start = Math.min(Math.max(current - linksAround / 2, 0), links.length - linksAround);
  const name = `All ${links.length} pages`;
  const label = `aria-label="${name} of ${escapeHtml(title)}"`;
  return (
    `<li><a href="${escapeHtml(path)}" ${label} data-without-scripts>${name}</a>` +
    `<button type="button" ${label} aria-expanded="false" aria-controls="${escapeHtml(listId)}" ` +
    `data-section="${escapeHtml(section!)}" data-with-scripts>${name}</button></li>` +
    navigationListHtml(links.slice(start, start + linksAround), pathname)
  );
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
