import { cleanPath, isBelow } from '../../base/facts/paths';

/** Link in the side navigation, to a page of this site or to another site. */
interface NavigationLink {
  type: 'link';
  label: string;
  /** URL, including the base path for pages of this site. */
  href: string;
}

/** Section of the side navigation; Docusaurus calls it a category. */
interface NavigationSection {
  type: 'category';
  label: string;
  /** URL of the section's index page; undefined for a group, which has no page. */
  href?: string;
  collapsed: boolean;
  collapsible: boolean;
  items: NavigationItem[];
}

/** Item of the side navigation: a validated item of sidebars.ts, reduced to the fields this site uses. */
export type NavigationItem = NavigationLink | NavigationSection;

/** One of the nested sections that contain a page. */
export interface TrailStep {
  label: string;
  href?: string;
}

/** Side navigation of a documentation version. */
export interface VersionNavigation {
  /** Path of the version's root. */
  base: string;
  items: NavigationItem[];
}

/** True if a path, with or without a trailing slash, is the given page. */
export function isPage(pathname: string, href: string): boolean {
  return cleanPath(pathname) === href;
}

/**
 * Returns the items of the version that contains a page: the longest base wins, because that of the version at the root
 * is a prefix of every path.
 */
export function findVersionItems(
  navigations: VersionNavigation[],
  pathname: string,
): NavigationItem[] {
  const path = cleanPath(pathname);
  const longestFirst = navigations.toSorted((a, b) => b.base.length - a.base.length);
  const navigation = longestFirst.find(({ base }) => isBelow(path, cleanPath(base)));
  return (navigation ?? longestFirst.at(-1)!).items;
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
      const { label, href } = item;
      const trail = [...ancestors, { label, ...(href ? { href } : {}) }];
      if (href) trails.set(href, trail);
      read(item.items, trail);
    }
  }
  read(items, []);
  return trails;
}
