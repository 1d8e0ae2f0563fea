import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import {
  appDataUrl,
  isAppData,
  isPageData,
  notFoundPath,
  pageDataUrl,
  type PageData,
} from '../../src/page-loading/page-data';
import { splitRules, parsePageView } from '../../src/page-loading/page-view';
import { buildDir, builtPages, builtPreviews, olderPages } from '../support/built-pages';
import { elementsOf } from '../support/dom';

const read = (url: string): unknown => JSON.parse(readFileSync(path.join(buildDir, url), 'utf8'));
const pages = builtPages();

test('page data exists for every route and nothing else', () => {
  expect(pages.length).toBeGreaterThan(10);
  const files = readdirSync(path.join(buildDir, 'page-data'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => file.endsWith('page-data.json'));
  const redirectFiles = files.filter(
    (file) => 'redirect' in (read(`/page-data/${file}`) as PageData),
  );
  expect(files.length - redirectFiles.length).toBe(
    pages.length + olderPages().length + builtPreviews().length,
  );
  expect(redirectFiles.length).toBeGreaterThan(20);
});

test('a redirected address names its target', () => {
  expect(read(pageDataUrl('/custom-pragma'))).toEqual({
    path: '/custom-pragma',
    redirect: '/sx-prop',
  });
});

test('a page without the shell opens as a document', () => {
  const previews = builtPreviews();
  expect(previews.length).toBeGreaterThan(20);
  for (const { path: preview } of previews) {
    expect(read(pageDataUrl(preview))).not.toHaveProperty('view');
  }
});

test.each(pages)('$path: the data matches the page', ({ path: pathname, html }) => {
  const route = pathname === '/404' ? notFoundPath : pathname;
  const data = read(pageDataUrl(route));
  expect(isPageData(data)).toBe(true);
  const { path, result, view } = data as Required<PageData>;
  expect(path).toBe(route);
  // Same main part and styles. Styles that are in every document are left out.
  expect(html).toContain(`>${view.main}</main>`);
  expect(view).toEqual({ ...parsePageView(html)!, css: view.css });
  const rules = splitRules(parsePageView(html)!.css);
  expect(rules).toEqual(expect.arrayContaining(splitRules(view.css)));
  expect(view.css.length).toBeLessThan(parsePageView(html)!.css.length);
  const elements = elementsOf(html);
  const find = (tag: string) => elements.filter((element) => element.tag === tag);
  const title = find('title')[0]!.text;
  expect(title).toBe(route === '/' ? result.title : `${result.title} – Theme UI`);
  const description = find('meta').find(({ attributes }) => attributes.name === 'description')!;
  expect(result.description).toBe(description.attributes.content);
  const ids = new Set(elements.flatMap(({ attributes }) => attributes.id ?? []));
  expect(result.headings.filter(({ id }) => !ids.has(id))).toEqual([]);
  const link = (rel: string) =>
    find('a').find(({ attributes }) => attributes.rel === rel)?.attributes.href ?? null;
  expect([result.previous?.path ?? null, result.next?.path ?? null]).toEqual([
    link('prev'),
    link('next'),
  ]);
});

test('a component page names its section, headings and last update', () => {
  const { result } = read(pageDataUrl('/components/button')) as Required<PageData>;
  expect(result.section).toEqual({ title: 'Components', path: '/components' });
  expect(result.headings).toContainEqual({ id: 'variants', level: 2, text: 'Variants' });
  expect(result.lastUpdate).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test('the app data has the build hash', () => {
  const data = read(appDataUrl);
  expect(isAppData(data)).toBe(true);
  expect((data as { compilationHash: string }).compilationHash).toMatch(/^[\da-f]{8,}$/);
});
