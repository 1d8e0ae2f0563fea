import { buildDir, builtPages, sitemapPaths } from '../../support/built-pages';
import { checkEach } from '../../support/check-each';
import type { PageElement } from '../../support/dom';
import { fetchedBeforeIntent } from '../../support/page-weight';
import { isConfigured } from './site-options';

const pages = builtPages();

/** Pages made up of many live parts, and pages generated from a whole theme. */
const isGallery = (path: string) =>
  ['/components', '/packages/presets', '/recipes'].includes(path) || path.startsWith('/presets/');

const isPicture = ({ tag, ancestors }: PageElement) =>
  (tag === 'img' || tag === 'video') && ancestors.includes('main');

test('the sitemap lists every page', () => {
  const listed = pages.filter(({ isUnlisted }) => !isUnlisted).map(({ path }) => path);
  expect(sitemapPaths().sort()).toEqual(listed.sort());
});

test('pages without images make at most three requests before the reader does anything', () => {
  const plain = pages.filter(
    ({ path, elements }) => path !== '/404' && !isGallery(path) && !elements.some(isPicture),
  );
  checkEach(plain, ({ path, elements, html }) => {
    const images = elements.flatMap(({ tag, attributes: { src, rel, href } }) =>
      tag === 'img' ? (src ?? []) : rel === 'preload' ? (href ?? []) : [],
    );
    const urls = [...fetchedBeforeIntent(html, buildDir).keys()].filter(
      (url) =>
        // Browsers fetch the manifest after the page has loaded, if at all.
        !url.endsWith('.webmanifest') &&
        // Additions of the configuration: style sheets, scripts, and a logo.
        !isConfigured(url) &&
        !images.includes(url),
    );
    const requests = [path, ...urls];
    return [requests.length > 3 && `${path} makes ${requests.length}: ${requests.join(', ')}.`];
  });
});

test("pages' own styles load no fonts and import nothing", () => {
  checkEach(pages, (page) => {
    const styles = page.find('style').map(({ text }) => text);
    return [
      styles.length === 0 && `${page.path} has no styles.`,
      styles.some((css) => /@font-face|@import/.test(css)) &&
        `${page.path} has @font-face or @import in its styles.`,
    ];
  });
});
