import { addressRules } from '../../../src/hosting/build/address-rules';

const hashed = 'public, max-age=31536000, immutable';
const document = 'public, max-age=60, must-revalidate';

const rules = (...files: string[]) =>
  Object.fromEntries(
    addressRules(files).map(({ address, headers }) => [address, headers['Cache-Control']]),
  );

test('a page has the rule at its address', () => {
  expect(rules('/index.html', '/theming.html', '/404.html')).toEqual({
    '/': document,
    '/theming': document,
    '/404.html': document,
  });
});

test('files without a rule are left to the host', () => {
  expect(rules('/offline-files.json', '/theming.md', '/0.16/theming.md')).toEqual({});
});

test('a folder whose files agree has one rule', () => {
  const files = ['/components/box.html', '/components/box.md', '/components/a/b.html'];
  expect(rules('/components.html', ...files)).toEqual({
    '/components': document,
    '/components/*': document,
  });
});

test('a folder whose files do not agree has rules for what is in it', () => {
  expect(rules('/a/b.html', '/a/c/d.01234567.js', '/a/c/e.01234567.js')).toEqual({
    '/a/b': document,
    '/a/c/*': hashed,
  });
});

test('a folder that does not agree with the page at its address is named file by file', () => {
  expect(rules('/search.html', '/search/pages.01234567.json')).toEqual({
    '/search': document,
    '/search/pages.01234567.json': hashed,
  });
});

test('a folder beside a page without a rule is named file by file', () => {
  expect(rules('/data', '/data/pages.01234567.json')).toEqual({
    '/data/pages.01234567.json': hashed,
  });
});

test('what differs in one header alone is not joined', () => {
  const files = ['/page-data/a/page-data.json', '/page-data/b.json', '/theming.md', '/sw.js'];
  const found = addressRules(files).map(({ address, headers }) => [address, Object.keys(headers)]);
  expect(found).toEqual([
    ['/sw.js', ['Content-Security-Policy']],
    ['/page-data/*', ['Cross-Origin-Resource-Policy']],
  ]);
});
