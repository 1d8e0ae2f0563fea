import type { LoadedVersion, PropSidebar, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { toSidebarsProp } from '@docusaurus/plugin-content-docs/lib/props.js';
import { addressOf } from '../site/base-url';
import { cleanPath } from '../site/paths';
import type { NavigationItem } from './sidebar';

/** Item keys that Docusaurus accepts in sidebars.ts but that this site doesn't support. */
const unsupportedKeys = ['className', 'customProps', 'description'] as const;

/** Name of the only sidebar in sidebars.ts. */
const sidebarName = 'docs';

/** @throws an error that names sidebars.ts if it doesn't have exactly one sidebar, named `docs` */
function getSidebar(version: LoadedVersion): PropSidebar {
  const names = Object.keys(version.sidebars);
  if (names.length === 1 && names[0] === sidebarName) return toSidebarsProp(version)[sidebarName]!;
  throw new Error(
    `sidebars.ts: expected one sidebar named "${sidebarName}", but found ` +
      `${names.map((name) => `"${name}"`).join(', ') || 'none'}. ` +
      `Put all pages in a single sidebar named "${sidebarName}".`,
  );
}

/**
 * Reads the side navigation of a version from the sidebar props that Docusaurus passes to its theme.
 * @throws an error that names sidebars.ts, the item, and the fix if an item isn't supported
 */
export function readNavigation(version: LoadedVersion): NavigationItem[] {
  const ids = new Set<string>();
  const pages = new Set(version.docs.map(({ permalink }) => permalink));
  const idPrefix = version.isLast ? '' : version.versionName;

  function createSectionId(label: string, parentId: string): string {
    const name = label
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '');
    const base = [idPrefix, parentId, name || 'section'].filter(Boolean).join('-');
    // Labels such as C# and C++ reduce to the same letters.
    let id = base;
    for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
    ids.add(id);
    return id;
  }

  function readItems(items: PropSidebarItem[], parentId: string): NavigationItem[] {
    return (
      items
        .filter((item) => item.type !== 'link' || !item.unlisted)
        .map((item) => readItem(item, parentId))
        // A group whose pages are all unlisted.
        .filter((item) => item.type === 'link' || item.href || item.items.length > 0)
    );
  }

  function readItem(item: PropSidebarItem, parentId: string): NavigationItem {
    if (item.type === 'html') {
      throw sidebarError(
        item.value,
        "is an HTML item, which isn't supported",
        'Use pages, links, and categories instead',
      );
    }
    const { label } = item;
    const key = unsupportedKeys.find((name) => item[name as keyof typeof item] !== undefined);
    if (key) throw sidebarError(label, `has "${key}", which isn't supported`, 'Remove it');
    if (item.type === 'link') {
      const isOwn = item.docId === undefined && item.href.startsWith('/');
      const href = isOwn ? addressOf(item.href) : item.href;
      return { type: 'link', label, href: /^[a-z]+:/i.test(href) ? href : cleanPath(href) };
    }
    if (item.href && !pages.has(item.href)) {
      throw sidebarError(
        label,
        "has a generated index, which isn't supported",
        "Write an index page and link to it: { type: 'doc', id }",
      );
    }
    const section = createSectionId(label, parentId);
    return {
      type: 'category',
      label,
      ...(item.href && !item.linkUnlisted ? { href: cleanPath(item.href) } : {}),
      collapsed: item.collapsed,
      collapsible: item.collapsible,
      customProps: { section },
      items: readItems(item.items, section),
    };
  }

  return readItems(getSidebar(version), '');
}

function sidebarError(item: string, problem: string, remedy: string): Error {
  return new Error(`sidebars.ts: "${item}" ${problem}. ${remedy}.`);
}
