import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type {
  NavigationEntry,
  NavigationLink,
  NavigationLists,
} from '../../components/shell/navigation-tree';
import { cleanPath } from '../../site/paths';

/** What the side navigation of a version shows: its entries, and the pages of each section. */
export interface NavigationTree {
  entries: NavigationEntry[];
  lists: NavigationLists;
}

/** Name of the one sidebar in sidebars.ts. */
const sidebarName = 'docs';

/** @throws an error naming sidebars.ts when it has another sidebar, or more than one */
function sidebarOf({ sidebars }: LoadedVersion) {
  const names = Object.keys(sidebars);
  const sidebar = sidebars[sidebarName];
  if (sidebar && names.length === 1) return sidebar;
  throw new Error(
    `sidebars.ts: the side navigation shows one sidebar, named "${sidebarName}", and there ` +
      `${names.length === 1 ? 'is' : 'are'} ${names.map((name) => `"${name}"`).join(', ') || 'none'}. ` +
      `Name it "${sidebarName}", and put all pages into it.`,
  );
}

/**
 * Reads the side navigation from the sidebar of a version.
 * @throws an error naming sidebars.ts when an entry is of a kind the navigation cannot show
 */
export function navigationTree(version: LoadedVersion): NavigationTree {
  const linkTo = linkFactory(version);
  const entries: NavigationEntry[] = [];
  const lists: NavigationLists = {};
  for (const item of sidebarOf(version)) {
    if (item.type === 'doc') {
      entries.push(linkTo(item.id, item.label));
    } else if (item.type === 'category' && item.link?.type === 'doc') {
      const section = sectionId(version, item.label);
      if (lists[section]) throw new Error(`sidebars.ts: two sections are called "${item.label}".`);
      entries.push({ ...linkTo(item.link.id, item.label), section });
      lists[section] = item.items.map((child) => {
        if (child.type !== 'doc') throw unsupported(`${item.label} > ${child.type}`);
        return linkTo(child.id, child.label);
      });
    } else {
      throw unsupported(item.type);
    }
  }
  return { entries, lists };
}

/** An id names a file, and an element of the page: no spaces. */
function sectionId({ isLast, versionName }: LoadedVersion, label: string): string {
  const name = label.toLowerCase().replace(/\s+/g, '-');
  return isLast ? name : `${versionName}-${name}`;
}

function linkFactory({ docs }: LoadedVersion) {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  return (id: string, label: string | undefined): NavigationLink => {
    const { title, permalink, frontMatter } = byId.get(id)!;
    return { title: frontMatter.sidebar_label ?? label ?? title, path: cleanPath(permalink) };
  };
}

function unsupported(what: string): Error {
  return new Error(
    `sidebars.ts: the side navigation shows pages, and sections that link to an index page and hold ` +
      `pages; "${what}" is neither. List page ids, or { type: 'category', label, link: { type: 'doc', id }, items }.`,
  );
}
