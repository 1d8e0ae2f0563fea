import { cleanPath, isBelow } from '../site/paths';

/** An entry of the side navigation that leads to a page, of this site or another. */
export interface NavigationLink {
  type: 'link';
  label: string;
  /** Address, base path included. */
  href: string;
}

/** A section of the side navigation; in Docusaurus' terms a category. */
export interface NavigationSection {
  type: 'category';
  label: string;
  /** Address of the section's own page; a group of pages has none. */
  href?: string;
  collapsed: boolean;
  collapsible: boolean;
  /** `section` is the id: unique in all versions, without spaces; it names a file and elements. */
  customProps: { section: string };
  items: NavigationItem[];
}

/** What the side navigation shows: Docusaurus' `PropSidebarItem`, checked, without what nothing here reads. */
export type NavigationItem = NavigationLink | NavigationSection;

/** One step of the way from the top of the side navigation down to a page. */
export interface TrailStep {
  /** Id of the section. */
  section: string;
  label: string;
  href?: string;
}

/** The side navigation of a version of the documentation; sections of the top level without their items. */
export interface VersionNavigation {
  /** Address of the version. */
  base: string;
  items: NavigationItem[];
}

/** The items of each section of the top level, by its id. */
export type NavigationLists = Record<string, NavigationItem[]>;

/** Path of the JSON file with a section's items. */
export function navigationListPath(section: string): string {
  return `/navigation/${section}.json`;
}

/** Whether a path is the given page. */
export function isPage(pathname: string, href: string): boolean {
  return cleanPath(pathname) === href;
}

/**
 * The items of the version that a page belongs to.
 * @param navigations all versions; the last one takes the pages of no other
 * @param pathname address of the page
 */
export function itemsAt(navigations: VersionNavigation[], pathname: string): NavigationItem[] {
  const path = cleanPath(pathname);
  const own = navigations.find(({ base }) => isBelow(path, cleanPath(base)));
  return (own ?? navigations.at(-1)!).items;
}

/** Whether a page stands among the items, or in a section of theirs. */
export function holdsPage(items: NavigationItem[], pathname: string): boolean {
  return items.some(
    (item) =>
      (item.href !== undefined && isPage(pathname, item.href)) ||
      (item.type === 'category' && holdsPage(item.items, pathname)),
  );
}

/**
 * The way from the top of the side navigation to each page. A section's own page is in its section.
 * @returns steps by the address of the page; none for pages outside all sections
 */
export function readTrails(items: NavigationItem[]): Map<string, TrailStep[]> {
  const trails = new Map<string, TrailStep[]>();
  function read(list: NavigationItem[], above: TrailStep[]): void {
    for (const item of list) {
      if (item.type === 'link') {
        trails.set(item.href, above);
        continue;
      }
      const { label, href, customProps } = item;
      const trail = [...above, { section: customProps.section, label, ...(href ? { href } : {}) }];
      if (href) trails.set(href, trail);
      read(item.items, trail);
    }
  }
  read(items, []);
  return trails;
}
