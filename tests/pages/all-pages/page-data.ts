import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import redirects from '../../../redirects';
import { addressOf, pathOf } from '../../../src/base/facts/base-url';
import { olderVersions } from '../../../src/content/versions/list';
import { buildDir, builtPages, builtPreviews, olderPages } from '../../support/built-pages';
import { checkEach, differs } from '../../support/check-each';

interface Data {
  path: string;
  redirect?: string;
  result: {
    main: string;
    head: string;
    css: string;
    layout: string;
    version: string;
    build: string;
    scripts: string[];
  } | null;
}

const read = (url: string) => JSON.parse(readFileSync(path.join(buildDir, url), 'utf8')) as unknown;
const dataOf = (route: string) =>
  read(`/page-data${route === '/' ? '/index' : route}/page-data.json`) as Data;

test('page data exists for every route and nothing else', () => {
  const files = readdirSync(path.join(buildDir, 'page-data'), {
    recursive: true,
    encoding: 'utf8',
  }).filter((file) => file.endsWith('page-data.json'));
  const routes = [...builtPages(), ...olderPages(), ...builtPreviews()].map(({ path }) => path);
  const others = [
    ...redirects.map(({ from }) => from),
    ...olderVersions.map(({ name }) => `/${name}`),
  ];
  const expected = [...routes, ...others].map((route) =>
    route === '/' ? 'index' : route === '/404' ? '404.html' : route.slice(1),
  );
  expect(files.map(path.dirname).sort()).toEqual(expected.sort());
});

test('a redirected address names its target', () => {
  checkEach(redirects, ({ from, to }) => [
    differs(`The page data of ${from}`, dataOf(from), {
      path: addressOf(from),
      redirect: addressOf(to),
    }),
  ]);
});

test('a page without the shell opens as a document', () => {
  checkEach(builtPreviews(), ({ path }) => [
    dataOf(path).result !== null && `The page data of ${path} has a view.`,
  ]);
});

test('page data matches the page', () => {
  checkEach(builtPages(), (page) => {
    const route = page.path === '/404' ? '/404.html' : page.path;
    const { path: name, result: view } = dataOf(route);
    if (!view) return [`The page data of ${page.path} has no view.`];
    const title = page.find('title')[0]!.text;
    const html = page.find('html')[0]!.attributes;
    const css = page
      .find('style')
      .map(({ text }) => text)
      .join('');
    const info = JSON.parse(page.find('script', { id: 'page-info' })[0]!.text) as object;
    // Styles that are in every document are left out.
    const rules = view.css.split('}');
    const missing = rules.filter((rule) => !css.includes(rule));
    return [
      differs('path', pathOf(name), route),
      !page.html.includes(`>${view.main}</main>`) && 'main differs',
      missing.length > 0 && `the document has no rule ${missing[0]}`,
      view.css.length >= css.length && 'css repeats the styles of every document',
      differs('build and scripts', { build: view.build, scripts: view.scripts }, info),
      differs('layout', view.layout, html['data-layout'] ?? ''),
      differs('version', view.version, ''),
      !new RegExp(
        `<title[^>]*>${title.replace(/&/g, '&amp;').replace(/[.*+?^$()[\]|\\]/g, '\\$&')}</title>`,
      ).test(view.head) && 'head has another title',
    ].map((problem) => problem && `The page data of ${page.path}: ${problem}`);
  });
});

test('the app data has the build hash', () => {
  expect(read('/page-data/app-data.json')).toEqual({
    compilationHash: expect.stringMatching(/^[\da-f]{8,}$/) as string,
  });
});
