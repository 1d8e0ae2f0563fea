import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isPage, isWithin, navigationListHtml } from '../../src/components/shell/navigation-tree';
import { images, posts } from '../../src/content/demo';
import { siteUrl } from '../../src/site/address';
import { docsRepository, editUrl, libraryVersion } from '../../src/site/facts';
import { optionalRedirects, redirectTarget, requiredRedirects } from '../../src/site/redirects';

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

describe('redirects', () => {
  test('the specification’s two, and the short addresses of older releases', () => {
    expect(requiredRedirects).toEqual([
      { from: '/custom-pragma', to: '/sx-prop' },
      { from: '/css', to: '/sx-prop' },
    ]);
    expect(optionalRedirects).toHaveLength(16);
  });
  test.each([
    ['/css', '/sx-prop'],
    ['/css/', '/sx-prop'],
    ['/css/tachyons', '/packages/tachyons'],
    ['/motivation', '/guides/motivation'],
    ['/sx-prop', undefined],
    ['/', undefined],
  ])('%s leads to %p', (from, to) => {
    expect(redirectTarget(from)).toBe(to);
  });
});

describe('navigation', () => {
  test.each([
    ['/components/button', '/components', true],
    ['/components', '/components', true],
    ['/components/', '/components', true],
    ['/components-old', '/components', false],
    ['/css', '/c', false],
  ])('%s within %s: %p', (pathname, parent, expected) => {
    expect(isWithin(pathname, parent)).toBe(expected);
  });
  test('a page is itself, with or without a trailing slash', () => {
    expect(isPage('/a/', '/a')).toBe(true);
    expect(isPage('/a/b', '/a')).toBe(false);
  });
  test('lists mark the current page and escape titles', () => {
    expect(
      navigationListHtml(
        [
          { title: 'A & B', path: '/a' },
          { title: 'C', path: '/c' },
        ],
        '/c',
      ),
    ).toBe('<li><a href="/a">A &#38; B</a></li><li><a href="/c" aria-current="page">C</a></li>');
  });
});

describe('demo data', () => {
  test('four posts with unique ids, paths and dates', () => {
    expect(posts).toHaveLength(4);
    expect(new Set(posts.map(({ id }) => id)).size).toBe(4);
    for (const { title, id, slug, excerpt, date } of posts) {
      expect(title && excerpt).toBeTruthy();
      expect(slug).toBe(`/${id}`);
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
  });
  test('three local pictures', () => {
    expect(Object.keys(images)).toEqual(['nyc', 'flatiron', 'logo']);
    for (const source of Object.values(images)) {
      expect(existsSync(path.join('static', source))).toBe(true);
    }
  });
});
