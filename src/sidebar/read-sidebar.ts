import type { LoadedVersion, PropSidebar, PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { toSidebarsProp } from '@docusaurus/plugin-content-docs/lib/props.js';
import { addressOf } from '../site/base-url';
import { cleanPath } from '../site/paths';
import type { NavigationItem } from './sidebar';

/** What Docusaurus allows in sidebars.ts and this navigation does not show, by the key of an item. */
const unsupportedKeys = ['className', 'customProps', 'description'] as const;

/** Name of the one sidebar in sidebars.ts. */
const sidebarName = 'docs';

/** @throws an error naming sidebars.ts when it has another sidebar, or more than one */
function sidebarOf(version: LoadedVersion): PropSidebar {
  const names = Object.keys(version.sidebars);
  if (names.length === 1 && names[0] === sidebarName) return toSidebarsProp(version)[sidebarName]!;
  throw new Error(
    `sidebars.ts: the side navigation shows one sidebar, named "${sidebarName}", and there ` +
      `${names.length === 1 ? 'is' : 'are'} ${names.map((name) => `"${name}"`).join(', ') || 'none'}. ` +
      `Name it "${sidebarName}", and put all pages into it.`,
  );
}

/**
 * Reads the side navigation of a version from its sidebar, as Docusaurus gives it to its theme.
 * @throws an error naming sidebars.ts, the item and the remedy where the navigation cannot show one
 */
export function navigationOf(version: LoadedVersion): NavigationItem[] {
  const ids = new Set<string>();
  const pages = new Set(version.docs.map(({ permalink }) => permalink));
  const idPrefix = version.isLast ? '' : version.versionName;

  function sectionId(label: string, above: string): string {
    const name = label
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '');
    const base = [idPrefix, above, name || 'section'].filter(Boolean).join('-');
    // Labels such as C# and C++ have the same letters.
    let id = base;
    for (let count = 2; ids.has(id); count += 1) id = `${base}-${count}`;
    ids.add(id);
    return id;
  }

  function read(item: PropSidebarItem, above: string): NavigationItem {
    if (item.type === 'html') {
      throw mistake(item.value, 'is HTML', 'List pages, links and categories');
    }
    const { label } = item;
    const key = unsupportedKeys.find((name) => item[name as keyof typeof item] !== undefined);
    if (key) throw mistake(label, `has a ${key}, which nothing here reads`, 'Remove it');
    if (item.type === 'link') {
      const isOwn = item.docId === undefined && item.href.startsWith('/');
      const href = isOwn ? addressOf(item.href) : item.href;
      return { type: 'link', label, href: /^[a-z]+:/i.test(href) ? href : cleanPath(href) };
    }
    if (item.href && !pages.has(item.href)) {
      throw mistake(
        label,
        'has a generated index',
        "Write an index page, and link it: { type: 'doc', id }",
      );
    }
    const section = sectionId(label, above);
    return {
      type: 'category',
      label,
      ...(item.href ? { href: cleanPath(item.href) } : {}),
      collapsed: item.collapsed,
      collapsible: item.collapsible,
      customProps: { section },
      items: item.items.map((child) => read(child, section)),
    };
  }

  return sidebarOf(version).map((item) => read(item, ''));
}

function mistake(what: string, problem: string, remedy: string): Error {
  return new Error(`sidebars.ts: "${what}" ${problem}. ${remedy}.`);
}
