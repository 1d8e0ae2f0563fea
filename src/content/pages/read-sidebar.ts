import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { addressOf } from '../../base/facts/base-url';
import { cleanPath } from '../../base/facts/paths';
import type { NavigationItem } from './sidebar';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** Item keys that Docusaurus accepts in sidebars.ts but that this site doesn't support. */
const unsupportedKeys = ['className', 'customProps', 'description'] as const;

/** Name of the only sidebar in sidebars.ts. */
const sidebarName = 'docs';

/** @throws an error that names sidebars.ts if it doesn't have exactly one sidebar, named `docs` */
function getSidebar({ sidebars }: LoadedVersion): SidebarItem[] {
  const names = Object.keys(sidebars);
  if (names.length === 1 && names[0] === sidebarName) return sidebars[sidebarName]!;
  throw new Error(
    `sidebars.ts: expected one sidebar named "${sidebarName}", but found ` +
      `${names.map((name) => `"${name}"`).join(', ') || 'none'}. ` +
      `Put all pages in a single sidebar named "${sidebarName}".`,
  );
}

/**
 * Reads the side navigation of a version from its sidebar.
 * @throws an error that names sidebars.ts, the item, and the fix if an item isn't supported
 */
export function readNavigation(version: LoadedVersion): NavigationItem[] {
  const docs = new Map(version.docs.map((doc) => [doc.id, doc]));

  const readItems = (items: SidebarItem[]): NavigationItem[] =>
    items
      .flatMap(readItem)
      // A group whose pages are all unlisted.
      .filter((item) => item.type === 'link' || item.href || item.items.length > 0);

  function readItem(item: SidebarItem): NavigationItem | [] {
    if (item.type === 'html') {
      throw sidebarError(
        item.value,
        "is an HTML item, which isn't supported",
        'Use pages, links, and categories instead',
      );
    }
    const doc = item.type === 'doc' || item.type === 'ref' ? docs.get(item.id)! : undefined;
    const label = item.label ?? doc!.frontMatter.sidebar_label ?? doc!.title;
    const key = unsupportedKeys.find((name) => item[name as keyof typeof item] !== undefined);
    if (key) throw sidebarError(label, `has "${key}", which isn't supported`, 'Remove it');
    if (doc) return doc.unlisted ? [] : { type: 'link', label, href: cleanPath(doc.permalink) };
    if (item.type === 'link') {
      const href = item.href.startsWith('/') ? addressOf(item.href) : item.href;
      return { type: 'link', label, href: /^[a-z]+:/i.test(href) ? href : cleanPath(href) };
    }
    const { link, collapsed, collapsible, items } = item as SidebarItem & { type: 'category' };
    if (link?.type === 'generated-index') {
      throw sidebarError(
        label,
        "has a generated index, which isn't supported",
        "Write an index page and link to it: { type: 'doc', id }",
      );
    }
    const page = link && docs.get(link.id)!;
    return {
      type: 'category',
      label,
      ...(page && !page.unlisted ? { href: cleanPath(page.permalink) } : {}),
      collapsed,
      collapsible,
      items: readItems(items),
    };
  }

  return readItems(getSidebar(version));
}

function sidebarError(item: string, problem: string, remedy: string): Error {
  return new Error(`sidebars.ts: "${item}" ${problem}. ${remedy}.`);
}
