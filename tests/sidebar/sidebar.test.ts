import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { processSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/processor';
import { postProcessSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/postProcessor';
import { normalizeSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/normalization';
import { readNavigation } from '../../src/content/pages/read-sidebar';
import {
  containsPage,
  isPage,
  findVersionItems,
  readTrails,
} from '../../src/content/pages/sidebar';

const docs = ['a', 'b', 'c', 'index'].map((id) => ({
  id,
  title: id.toUpperCase(),
  permalink: id === 'index' ? '/' : `/${id}`,
  frontMatter: {},
}));

/** A version whose sidebars were processed by Docusaurus. */
async function version(sidebars: object, isLast = true): Promise<LoadedVersion> {
  const versionMetadata = { versionName: '0.16', path: '/', contentPath: '', tagsPath: '/tags' };
  const params = {
    docs,
    drafts: [],
    version: versionMetadata,
    sidebarOptions: { sidebarCollapsed: true, sidebarCollapsible: true },
    categoryLabelSlugger: { slug: (text: string) => text },
  };
  const processed = await processSidebars(normalizeSidebars(sidebars), {}, params);
  const read = postProcessSidebars(processed, params);
  return { ...versionMetadata, isLast, docs, sidebars: read } as unknown as LoadedVersion;
}

const read = async (items: unknown[], isLast = true) =>
  readNavigation(await version({ docs: items }, isLast));

describe('the sidebar of a version', () => {
  test('has pages, links and nested sections', async () => {
    const items = await read([
      'index',
      { type: 'link', label: 'Playground', href: '/playground' },
      { type: 'link', label: 'GitHub', href: 'https://github.com/' },
      {
        type: 'category',
        label: 'More & more',
        link: { type: 'doc', id: 'a' },
        collapsed: false,
        items: [{ type: 'category', label: 'Deep', collapsible: false, items: ['b'] }, 'c'],
      },
    ]);
    const deep = {
      type: 'category',
      label: 'Deep',
      collapsed: false,
      collapsible: false,
      items: [{ type: 'link', label: 'B', href: '/b' }],
    };
    expect(items).toEqual([
      { type: 'link', label: 'INDEX', href: '/' },
      { type: 'link', label: 'Playground', href: '/playground' },
      { type: 'link', label: 'GitHub', href: 'https://github.com/' },
      {
        type: 'category',
        label: 'More & more',
        href: '/a',
        collapsed: false,
        collapsible: true,
        items: [deep, { type: 'link', label: 'C', href: '/c' }],
      },
    ]);
  });

  const category = (rest: object) => ({ type: 'category', label: 'Part', items: ['a'], ...rest });
  test.each<[string, unknown[], RegExp]>([
    ['HTML', [{ type: 'html', value: '<hr>' }], /"<hr>" is an HTML item.*Use pages/],
    ['a class', [category({ className: 'x' })], /"Part" has "className".*Remove it/],
    ['props', [{ type: 'doc', id: 'a', customProps: { x: 1 } }], /"A" has "customProps"/],
    [
      'a generated index',
      [category({ link: { type: 'generated-index', slug: '/part' } })],
      /"Part" has a generated index.*Write an index page/,
    ],
  ])('must not have %s', async (_what, items, message) => {
    await expect(read(items)).rejects.toThrow(/^sidebars\.ts: /);
    await expect(read(items)).rejects.toThrow(message);
  });

  test.each([
    [{}, /found none\./],
    [{ guides: [] }, /found "guides"\./],
    [{ docs: [], guides: [] }, /found "docs", "guides"\./],
  ])('%j fails the build', async (sidebars, message) => {
    const given = await version(sidebars);
    expect(() => readNavigation(given)).toThrow(/sidebars\.ts: .*"docs"/);
    expect(() => readNavigation(given)).toThrow(message);
  });

  test('has the trail to each page, regardless of its address', async () => {
    const group = { type: 'category', label: 'Group', items: ['b'] };
    const items = await read([
      'c',
      { type: 'category', label: 'Part', link: { type: 'doc', id: 'a' }, items: [group] },
    ]);
    const part = { label: 'Part', href: '/a' };
    expect(Object.fromEntries(readTrails(items))).toEqual({
      '/a': [part],
      '/b': [part, { label: 'Group' }],
      '/c': [],
    });
    expect(containsPage(items, '/b/')).toBe(true);
    expect(containsPage(items, '/d')).toBe(false);
  });
});

test('a page matches its path with or without a trailing slash', () => {
  expect(isPage('/a/', '/a')).toBe(true);
  expect(isPage('/a/b', '/a')).toBe(false);
});

test.each([
  ['/1.0', 'old'],
  ['/1.0/', 'old'],
  ['/1.0/theming', 'old'],
  ['/1.0.1', 'new'],
  ['/theming', 'new'],
  ['/', 'new'],
])('%s has the navigation of the %s version', (pathname, label) => {
  const navigations = ['old', 'new'].map((name) => ({
    base: name === 'old' ? '/1.0' : '/',
    items: [{ type: 'link' as const, label: name, href: '/x' }],
  }));
  expect(findVersionItems(navigations, pathname)[0]!.label).toBe(label);
});
