import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { buildDir, builtPages, sitemapPaths } from '../support/built-pages';
import { elementsOf, type PageElement } from '../support/dom';
import { fetchedBeforeIntent } from '../support/page-weight';

const pages = builtPages();
const byPath = new Map(pages.map((page) => [page.path, page]));
const sweep = sitemapPaths().map((pathname) => ({ path: pathname }));

/** Pages made up of many live parts, and pages generated from a whole theme. */
const isGallery = (path: string) =>
  ['/components', '/packages/presets', '/recipes'].includes(path) || path.startsWith('/presets/');

const isPicture = ({ tag }: PageElement) => tag === 'img' || tag === 'video';

const hasPictures = (path: string) =>
  isGallery(path) || elementsOf(byPath.get(path)!.html).some(isPicture);

test('the sitemap lists every page', () => {
  expect(sweep.length).toBeGreaterThan(10);
  expect(sweep.map((page) => page.path).sort()).toEqual(
    pages
      .map((page) => page.path)
      .filter((pathname) => pathname !== '/404')
      .sort(),
  );
});

test.each(sweep.filter(({ path }) => !hasPictures(path)))(
  '$path makes at most three requests before the reader does anything',
  ({ path }) => {
    const urls = [...fetchedBeforeIntent(byPath.get(path)!.html, buildDir).keys()];
    // The manifest is for installing: browsers fetch it once the page has loaded, if at all.
    const requests = [path, ...urls.filter((url) => !url.endsWith('.webmanifest'))];
    expect(requests.slice(3)).toEqual([]);
  },
);

test('no page loads a font', () => {
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
