import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildDir, builtPages, sitemapPaths } from '../support/built-pages';
import { compressedSize, kibibyte } from '../support/compressed-size';
import { elementsOf, type PageElement } from '../support/dom';

const pages = builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));
const sweep = sitemapPaths().map((pathname) => ({ path: pathname }));

/** The file of the build that an address names. */
function fileOf(url: string): string {
  const { pathname } = new URL(url, 'https://example.org');
  return path.join(buildDir, decodeURIComponent(pathname));
}

/** Kinds of `<link>` that a browser follows without being asked. */
const followed = /(^|\s)(stylesheet|icon|preload|modulepreload|prefetch|manifest)(\s|$)/;

/** Addresses that an element makes the browser fetch before the reader does anything. */
function fetchedBy({ tag, attributes }: PageElement): string[] {
  const { src, srcset, href, rel = '', loading, poster, data } = attributes;
  if (tag === 'link') return followed.test(rel) && href ? [href] : [];
  if (['img', 'iframe'].includes(tag) && loading === 'lazy') return [];
  // The largest candidate stands in for the one that a screen picks.
  const largest = srcset?.split(',').at(-1)!.trim().split(/\s+/)[0];
  const candidates =
    tag === 'a' ? [] : [largest ?? src, poster, tag === 'object' ? data : undefined];
  return candidates.filter((url) => url !== undefined);
}

/** Addresses that a stylesheet names. */
function namedIn(css: string): string[] {
  return [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].map(([, url]) => url!);
}

/** Everything that the HTML of a page makes the browser fetch, itself not included. */
function fetchedBefore(html: string): string[] {
  const elements = elementsOf(html);
  const inline = elements.flatMap(({ tag, text, attributes }) => [
    ...(tag === 'style' ? namedIn(text) : []),
    ...namedIn(attributes.style ?? ''),
  ]);
  const direct = [...elements.flatMap(fetchedBy), ...inline];
  const nested = direct
    .filter((url) => url.endsWith('.css'))
    .flatMap((url) => namedIn(readFileSync(fileOf(url), 'utf8')));
  return [...new Set([...direct, ...nested])].filter((url) => !/^(data:|#)/.test(url));
}

/** Pages whose content is many live parts, and those that a template makes of a whole theme. */
const isGallery = (path: string) =>
  ['/components', '/packages/presets', '/recipes'].includes(path) || path.startsWith('/presets/');

const isPicture = ({ tag }: PageElement) => tag === 'img' || tag === 'video';

const kibibytes = (bytes: number) => Number((bytes / kibibyte).toFixed(2));

test('the sitemap lists every page', () => {
  expect(sweep.length).toBeGreaterThan(10);
  expect(sweep.map((page) => page.path).sort()).toEqual(
    pages
      .map((page) => page.path)
      .filter((pathname) => pathname !== '/404')
      .sort(),
  );
});

/** What a page's HTML and everything it makes the browser fetch weigh, in KiB, by address. */
function weights(pathname: string): Record<string, number> {
  const { html } = byPath.get(pathname)!;
  const fetched = fetchedBefore(html);
  expect(fetched.length).toBeGreaterThan(0);
  expect(fetched.filter((url) => !existsSync(fileOf(url)))).toEqual([]);
  return Object.fromEntries([
    [pathname, kibibytes(compressedSize(html))],
    ...fetched.map((url) => [url, kibibytes(compressedSize(readFileSync(fileOf(url))))]),
  ]);
}

const sum = (sizes: Record<string, number>) => Object.values(sizes).reduce((a, b) => a + b, 0);

test('HTML with styles and inline script of /components/button stays within 14 KiB', () => {
  const { '/components/button': size } = weights('/components/button');
  expect(size).toBeLessThanOrEqual(14);
});

test.each(sweep)('$path stays within its size before the reader does anything', ({ path }) => {
  const sizes = weights(path);
  const hasPictures = isGallery(path) || elementsOf(byPath.get(path)!.html).some(isPicture);
  const limit = hasPictures ? 40 : 24;
  // Says what it counted when it is too much.
  expect(sum(sizes) > limit ? sizes : {}).toEqual({});
  // The manifest is for installing: browsers fetch it once the page has loaded, if at all.
  const requests = Object.keys(sizes).filter((url) => !url.endsWith('.webmanifest'));
  if (limit === 24) expect(requests.length).toBeLessThanOrEqual(3);
});

test('no page asks for a font', () => {
  const files = readdirSync(buildDir, { recursive: true, encoding: 'utf8' });
  expect(files.length).toBeGreaterThan(pages.length);
  expect(files.filter((file) => /\.(woff2?|ttf|otf|eot)$/i.test(file))).toEqual([]);
  const sheets = files
    .filter((file) => file.endsWith('.css'))
    .map((file) => readFileSync(path.join(buildDir, file), 'utf8'));
  const styles = pages.flatMap(({ html }) =>
    elementsOf(html).flatMap(({ tag, text }) => (tag === 'style' ? text : [])),
  );
  expect(styles.length).toBeGreaterThanOrEqual(pages.length);
  expect([...sheets, ...styles].filter((css) => /@font-face|@import/.test(css))).toEqual([]);
});
