import { addressRules } from '../../src/content/hosting/node/address-rules';
import { expectedHeaders } from '../support/expected-headers';

const hashed = 'public, max-age=31536000, immutable';
const document = 'public, max-age=60, must-revalidate';

/** All rules apart from the one for all addresses. */
const ownRules = (...files: string[]) => addressRules(files).slice(1);

const rules = (...files: string[]) =>
  Object.fromEntries(
    ownRules(...files).map(([address, headers]) => [address, headers['Cache-Control']]),
  );

test('a rule for all addresses comes first', () => {
  expect(addressRules([])).toEqual([['/*', expect.objectContaining(expectedHeaders)]]);
});

test("a page's rule uses its URL, not its file name", () => {
  expect(rules('/index.html', '/theming.html', '/404.html')).toEqual({
    '/': document,
    '/theming': document,
    '/404.html': document,
  });
});

test('files without a rule are omitted', () => {
  expect(rules('/offline-files.json', '/theming.md', '/0.16/theming.md')).toEqual({});
});

test('a folder whose files have the same headers gets one rule', () => {
  const files = ['/components/box.html', '/components/box.md', '/components/a/b.html'];
  expect(rules('/components.html', ...files)).toEqual({
    '/components': document,
    '/components/*': document,
  });
});

test('images and other files of pages have the headers of scripts, so that their folder gets one rule', () => {
  const files = ['photo.png', 'brand.woff2'].map((name) =>
    name.replace('.', `-${'0123456789abcdef'.repeat(2)}.`),
  );
  const assets = ['/assets/js/main.01234567.js', ...files.map((name) => `/assets/files/${name}`)];
  expect(rules(...assets)).toEqual({ '/assets/*': hashed });
});

test('a folder whose files have different headers gets a rule for each file', () => {
  expect(rules('/a/b.html', '/a/c/d.01234567.js', '/a/c/e.html')).toEqual({
    '/a/b': document,
    '/a/c/d.01234567.js': hashed,
    '/a/c/e': document,
  });
});

test('files are listed one by one if the page at the folder URL has other headers', () => {
  expect(rules('/search.html', '/search/pages.01234567.json')).toEqual({
    '/search': document,
    '/search/pages.01234567.json': hashed,
  });
});

test('files that differ in a single header get separate rules', () => {
  const files = ['/page-data/a/page-data.json', '/page-data/b.json', '/theming.md', '/sw.js'];
  const found = ownRules(...files).map(([address, headers]) => [address, Object.keys(headers)]);
  expect(found).toEqual([
    ['/page-data/*', ['Cross-Origin-Resource-Policy']],
    ['/sw.js', ['Content-Security-Policy']],
  ]);
});
