import { cleanPath, isBelow } from '../site/paths';

/** Link in the side navigation, to a page of this site or to another site. */
export interface NavigationLink {
  type: 'link';
  label: string;
  /** URL, including the base path for pages of this site. */
  href: string;
}

/** Section of the side navigation; Docusaurus calls it a category. */
export interface NavigationSection {
  type: 'category';
  label: string;
  /** URL of the section's index page; undefined for a group, which has no page. */
  href?: string;
  collapsed: boolean;
  collapsible: boolean;
  /** `section` is the id: unique across versions and without spaces. Used in file names and element ids. */
  customProps: { section: string };
  items: NavigationItem[];
}

/** Item of the side navigation: a validated `PropSidebarItem`, reduced to the fields this site uses. */
export type NavigationItem = NavigationLink | NavigationSection;

/** One of the nested sections that contain a page. */
export interface TrailStep {
  /** Id of the section. */
  section: string;
  label: string;
  href?: string;
}

/** Side navigation of a documentation version; top-level sections have no items here. */
export interface VersionNavigation {
  /** Path of the version's root. */
  base: string;
  items: NavigationItem[];
}

/** Items of each top-level section, by section id. */
export type NavigationLists = Record<string, NavigationItem[]>;

/** Path of the JSON file with the items of a section. */
export function navigationListPath(section: string): string {
  return `/navigation/${section}.json`;
}

/** True if a path, with or without a trailing slash, is the given page. */
export function isPage(pathname: string, href: string): boolean {
  return cleanPath(pathname) === href;
}

/**
 * Returns the items of the version that contains a page.
 * @param navigations all versions; the last one is the fallback
 * @param pathname path of the page
 */
export function findVersionItems(
  navigations: VersionNavigation[],
  pathname: string,
): NavigationItem[] {
  const path = cleanPath(pathname);
  const own = navigations.find(({ base }) => isBelow(path, cleanPath(base)));
  return (own ?? navigations.at(-1)!).items;
}

/** True if the items or their descendants include a page. */
export function containsPage(items: NavigationItem[], pathname: string): boolean {
  return items.some(
    (item) =>
      (item.href !== undefined && isPage(pathname, item.href)) ||
      (item.type === 'category' && containsPage(item.items, pathname)),
  );
}

/**
 * Returns the sections that contain each page, outermost first. An index page belongs to its section.
 * @returns steps by page URL; empty for pages outside all sections
 */
export function readTrails(items: NavigationItem[]): Map<string, TrailStep[]> {
  const trails = new Map<string, TrailStep[]>();
  function read(list: NavigationItem[], ancestors: TrailStep[]): void {
    for (const item of list) {
      if (item.type === 'link') {
        trails.set(item.href, ancestors);
        continue;
      }
      const { label, href, customProps } = item;
      const trail = [
        ...ancestors,
        { section: customProps.section, label, ...(href ? { href } : {}) },
      ];
      if (href) trails.set(href, trail);
      read(item.items, trail);
    }
  }
  read(items, []);
  return trails;
}
