import * as presets from '@theme-ui/presets';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { presetPath } from '../../src/themes/presets';
import { palettes } from '../../src/design/colors';
import { changesPath, docsRepository, libraryVersion } from '../../src/site/facts';
import redirects from '../../redirects';
import { offlinePagePath } from '../../src/offline/messages';
import { searchPagePath } from '../../src/search/address';
import { versionsPagePath } from '../../src/versions/version-pages';
import { buildDir, builtPages, builtPreviews } from '../support/built-pages';
import { elementsOf, type PageElement } from '../support/dom';
import { pageFiles } from '../support/page-code';

const pages = builtPages().map((page) => ({ ...page, elements: elementsOf(page.html) }));
const byPath = new Map(pages.map((page) => [page.path, page]));
const content = pages.filter(({ path }) => path !== '/404');
const sources = pageFiles();
/** Pages that plugins make. */
const generated = Object.keys(presets).map(presetPath);

/** Pages outside the side navigation (tests/content/navigation.test.ts has the reasons). */
const outside = [
  '/',
  changesPath,
  versionsPagePath,
  offlinePagePath,
  searchPagePath,
  '/playground',
  '/readme',
  '/recipes/demo',
  '/recipes/notes',
  '/site-design',
  '/style-guide-demo',
  '/testimonials',
  ...generated,
];

const find = (elements: PageElement[], tag: string, attributes: Record<string, string> = {}) =>
  elements.filter(
    (element) =>
      element.tag === tag &&
      Object.entries(attributes).every(([name, value]) => element.attributes[name] === value),
  );
const one = (elements: PageElement[], tag: string, attributes: Record<string, string> = {}) => {
  const found = find(elements, tag, attributes);
  expect(found).toHaveLength(1);
  return found[0]!;
};

test('every source file became a page', () => {
  expect(sources.length).toBeGreaterThan(10);
  expect(content).toHaveLength(sources.length + generated.length);
});

/** The page's own; a drawing in it may have one, too. */
const titleOf = (elements: PageElement[]) =>
  one(
    elements.filter(({ ancestors }) => ancestors.includes('head')),
    'title',
  ).text;

describe.each(pages)('$path', ({ path: pathname, html, elements }) => {
  test('has a head of its own', () => {
    const html = one(elements, 'html');
    expect(html.attributes.lang).toBe('en-US');
    const title = titleOf(elements);
    expect(title).toMatch(pathname === '/' ? /^Theme UI$/ : /^.+ – Theme UI$/);
    const { content: description } = one(elements, 'meta', { name: 'description' }).attributes;
    expect(description!.length).toBeGreaterThan(30);
    expect(find(elements, 'meta', { property: 'og:title' })).toHaveLength(1);
    expect(one(elements, 'meta', { name: 'twitter:card' }).attributes.content).toBeTruthy();
    const image = one(elements, 'meta', { property: 'og:image' }).attributes.content!;
    expect(existsSync(path.join(buildDir, new URL(image).pathname))).toBe(true);
    expect(one(elements, 'link', { rel: 'canonical' }).attributes.href).toMatch(
      new RegExp(`^https?://[^/]+${pathname === '/404' ? '/404.html' : pathname}$`),
    );
    for (const rel of ['icon', 'apple-touch-icon']) {
      const { href } = one(elements, 'link', { rel }).attributes;
      expect(existsSync(path.join(buildDir, href!))).toBe(true);
    }
    expect(
      find(elements, 'meta', { name: 'theme-color' }).map(({ attributes }) => attributes.content),
    ).toEqual([palettes.default.background, palettes.dark.background]);
  });

  test('has one main heading, and levels that do not skip', () => {
    const levels = elements.flatMap(({ tag }) => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : []));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.slice(1).forEach((level, index) => {
      expect(level - levels[index]!).toBeLessThanOrEqual(1);
    });
  });

  test('has its words in the HTML, for readers without scripts', () => {
    expect(one(elements, 'main').text.length).toBeGreaterThan(100);
  });

  test('names each column of its tables', () => {
    expect(find(elements, 'th').filter(({ text }) => text.trim() === '')).toEqual([]);
  });

  test('names the documented version', () => {
    // Examples may have footers of their own.
    const own = elements.filter(({ ancestors }) => !ancestors.includes('main'));
    expect(one(own, 'footer').text).toContain(`Theme UI ${libraryVersion}`);
  });

  test('asks nobody else for anything', () => {
    const requested = elements.flatMap(({ tag, attributes }) => {
      const isLink = tag === 'link' && !['canonical', 'alternate'].includes(attributes.rel ?? '');
      return [attributes.src, attributes.srcset, isLink ? attributes.href : undefined].flatMap(
        (url) => url ?? [],
      );
    });
    expect(requested.length).toBeGreaterThan(0);
    expect(requested.filter((url) => /^(https?:)?\/\//.test(url))).toEqual([]);
    expect(html).not.toMatch(/url\(["']?(https?:)?\/\//);
  });

  test('uses no Infima, and no class without a rule', () => {
    expect(html).not.toMatch(/--ifm-|infima/i);
    const styles =
      find(elements, 'style')
        .map(({ text }) => text)
        .join('') +
      find(elements, 'link', { rel: 'stylesheet' })
        .map(({ attributes }) => readFileSync(path.join(buildDir, attributes.href!), 'utf8'))
        .join('');
    const classes = new Set(
      elements
        // A nested provider without colors gives its wrapper a class for no styles.
        .filter(({ attributes }) => !('data-themeui-nested-provider' in attributes))
        .flatMap(({ attributes }) => attributes.class?.split(/\s+/).filter(Boolean) ?? []),
    );
    // Classes that an example gives to its elements stand in its code.
    const code = find(elements, 'pre')
      .map(({ text }) => text)
      .join();
    expect(classes.size).toBeGreaterThan(10);
    expect(
      [...classes].filter((name) => !styles.includes(`.${name}`) && !code.includes(name)),
    ).toEqual([]);
  });

  test('links only to what exists', () => {
    const links = find(elements, 'a').flatMap(({ attributes }) => attributes.href ?? []);
    expect(links.length).toBeGreaterThan(10);
    const ids = (target: string) =>
      byPath.get(target)?.elements.flatMap(({ attributes }) => attributes.id ?? []);
    const broken = links.filter((href) => {
      if (!/^[/#]/.test(href)) return false;
      const [target, hash] = href.replace(/\?.*/, '').split('#');
      const known = ids(target || pathname);
      const file = path.join(buildDir, target!);
      return hash
        ? !known?.includes(hash)
        : !known && !existsSync(file) && !existsSync(`${file}.html`);
    });
    expect(broken).toEqual([]);
  });

  test('shows only images that exist', () => {
    const files = find(elements, 'img').map(({ attributes }) => attributes.src!);
    expect(files.filter((src) => !existsSync(path.join(buildDir, src)))).toEqual([]);
  });

  test('has no id twice', () => {
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test('holds the links of open sections only', () => {
    const section = outside.includes(pathname)
      ? undefined
      : /^\/(getting-started|components|packages|guides|recipes)(\/|$)/.exec(pathname)?.[1];
    const isTop = ({ ancestors }: PageElement) =>
      ancestors.filter((ancestor) => ancestor === 'ul').length === 1;
    const lists = elements.filter(
      (element) =>
        element.tag === 'ul' && element.attributes.id?.startsWith('navigation-') && isTop(element),
    );
    expect(lists).toHaveLength(5);
    for (const { attributes, text } of lists) {
      expect(text !== '').toBe(attributes.id === `navigation-${section}`);
    }
  });
});

const previews = builtPreviews();

test(`each of the ${previews.length} recipes stands by itself on a page of its own`, () => {
  const recipes = sources.filter((file) => /^kind: /m.test(readFileSync(file, 'utf8')));
  expect(recipes.length).toBeGreaterThan(1);
  expect(previews.map(({ path }) => path)).toEqual(
    recipes.map((file) => file.replace(/^docs(.*)\.mdx$/, '$1/preview')).sort(),
  );
  for (const { html } of previews) {
    const elements = elementsOf(html);
    expect(one(elements, 'meta', { name: 'robots' }).attributes.content).toBe('noindex');
    expect(find(elements, 'main')).toHaveLength(0);
    const ids = elements.flatMap(({ attributes }) => attributes.id ?? []);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  }
});

test('no two pages share a title or a description', () => {
  const titles = pages.map(({ elements }) => titleOf(elements));
  const descriptions = pages.map(
    ({ elements }) => one(elements, 'meta', { name: 'description' }).attributes.content,
  );
  expect(new Set(titles).size).toBe(pages.length);
  expect(new Set(descriptions).size).toBe(pages.length);
});

test.each(pages)('the edit link of $path names a file that is here', ({ elements }) => {
  const prefix = `${docsRepository}/edit/main/`;
  const edit = find(elements, 'a').filter(({ text }) => text === 'Edit the page on GitHub');
  expect(edit).toHaveLength(1);
  const { href } = edit[0]!.attributes;
  expect(href!.startsWith(prefix)).toBe(true);
  expect(existsSync(href!.slice(prefix.length))).toBe(true);
});

test.each(redirects)('$from has a file that leads to $to', ({ from, to }) => {
  const html = readFileSync(path.join(buildDir, from, 'index.html'), 'utf8');
  expect(html).toContain(`url=${to}`);
});

test('the reading order runs through all pages of the navigation, once, and inside the site', () => {
  const rel = (path: string, value: string) =>
    find(byPath.get(path)!.elements, 'a', { rel: value })[0]?.attributes.href;
  const order = ['/getting-started'];
  for (let next = rel(order[0]!, 'next'); next; next = rel(next, 'next')) {
    expect(next).toMatch(/^\//);
    expect(rel(next, 'prev')).toBe(order.at(-1));
    order.push(next);
  }
  expect(order).toHaveLength(content.length - outside.length);
  expect(order[1]).toBe('/getting-started/nextjs');
  expect(new Set(order).size).toBe(order.length);
});
