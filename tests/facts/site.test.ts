import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { images, posts } from '../../src/content/examples/demo';
import { checkBaseUrl, siteUrl } from '../../src/base/facts/address';
import { docsRepository, editUrl, libraryVersion } from '../../src/base/facts/facts';
import { isFilePath, redirectUrl } from '../../src/base/facts/paths';
import { redirectTarget } from '../../src/base/facts/redirects';

const readJson = (file: string) =>
  JSON.parse(readFileSync(path.resolve(file), 'utf8')) as Record<string, string>;

describe('facts', () => {
  test('the documented version is the installed one', () => {
    expect(libraryVersion).toBe(readJson('node_modules/theme-ui/package.json').version);
  });
  test('addresses are absolute and without trailing slashes', () => {
    expect(siteUrl).toMatch(/^https?:\/\/[^/]+$/);
    expect(docsRepository).toMatch(/^https:\/\/github\.com\/[^/]+\/[^/]+$/);
    expect(editUrl('docs/a.mdx')).toBe(`${docsRepository}/edit/main/docs/a.mdx`);
  });
});

describe('the base path', () => {
  test.each(['docs', '/docs', 'docs/', '//', '/a b/'])('may not be "%s"', (path) => {
    expect(() => checkBaseUrl(path)).toThrow(`BASE_URL is "${path}", which isn't a valid path`);
  });
  test.each(['/', '/docs/', '/a/b-1/'])('may be "%s"', (path) => {
    expect(checkBaseUrl(path)).toBe(path);
  });
  test('is added to each path and can be removed again', () => {
    const before = process.env.BASE_URL;
    process.env.BASE_URL = '/docs/';
    jest.isolateModules(() => {
      const { addressOf, pathOf } = jest.requireActual<
        typeof import('../../src/base/facts/base-url')
      >('../../src/base/facts/base-url');
      for (const path of ['/', '/a/b', '/img/a.svg']) {
        expect(addressOf(path)).toBe(`/docs${path}`);
        expect(pathOf(addressOf(path))).toBe(path);
      }
      expect(pathOf('/docs')).toBe('/');
      expect(pathOf('/docsearch')).toBeUndefined();
      expect(pathOf('/theming')).toBeUndefined();
    });
    if (before === undefined) delete process.env.BASE_URL;
    else process.env.BASE_URL = before;
  });
});

describe('redirects', () => {
  test.each([
    ['/custom-pragma', '/sx-prop'],
    ['/css', '/sx-prop'],
    ['/css/', '/sx-prop'],
    ['/css/tachyons', '/packages/tachyons'],
    ['/presets', '/packages/presets'],
    ['/motivation', '/guides/motivation'],
    ['/mdx/', '/styling-mdx'],
    ['/mdx/layout-components', '/guides/mdx-layout-components'],
    ['/themed', '/mdx-components#themed'],
    ['/sx-prop', undefined],
    ['/', undefined],
  ])('%s redirects to %p', (from, to) => {
    expect(redirectTarget(from)).toBe(to);
  });
});

test.each([
  ['/img/a.svg', true],
  ['/manifest.webmanifest', true],
  ['/0.16', false],
  ['/0.16/components/box', false],
  ['/theming', false],
])('%s is a file: %p', (path, isFile) => expect(isFilePath(path)).toBe(isFile));

test.each([
  ['/a', '?b', '#c', '/a?b#c'],
  ['/a#own', '?b', '#c', '/a?b#own'],
  ['/a#own', '', '', '/a#own'],
])('a redirect to %s from %s%s leads to %s', (target, search, hash, url) =>
  expect(redirectUrl(target, { search, hash })).toBe(url),
);

describe('demo data', () => {
  test('has four posts with unique ids, paths and dates', () => {
    expect(posts).toHaveLength(4);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(4);
    for (const { title, id, slug, excerpt, date } of posts) {
      expect(title && excerpt).toBeTruthy();
      expect(slug).toBe(`/${id}`);
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
  test('has three local images', () => {
    expect(Object.keys(images)).toEqual(['nyc', 'flatiron', 'logo']);
    for (const source of Object.values(images)) {
      expect(existsSync(path.join('static', source))).toBe(true);
    }
  });
});
