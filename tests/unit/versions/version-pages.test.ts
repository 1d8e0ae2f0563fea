import { targetIn, toVersionPages } from '../../../src/versions/version-pages';

const version = { name: '0.16', release: '0.16.2', released: '2023-06', lastRelease: '2024-03' };
const page = (path: string, isStart = false) => ({ path, title: `Title of ${path}`, isStart });

const older = toVersionPages(version, '/0.16', [
  page('/components'),
  page('/components/box'),
  page('/getting-started', true),
  page('/getting-started/nextjs'),
]);
const newest = toVersionPages({ ...version, name: '0.17' }, '', [
  page('/'),
  page('/getting-started', true),
  page('/components'),
  page('/components/box'),
]);

test('a version starts with its home page or the first page in reading order', () => {
  expect(newest.first).toBe('/');
  expect(older.first).toBe('/getting-started');
});

test('has titles of the first page and of pages with subpages', () => {
  expect(Object.keys(older.titles).sort()).toEqual(['/components', '/getting-started']);
});

test.each([
  [older, '/components/box', '/0.16/components/box', undefined],
  [newest, '/components/box', '/components/box', undefined],
  [older, '/components/grid', '/0.16/components', 'Title of /components'],
  [older, '/components/a/b', '/0.16/components', 'Title of /components'],
  [older, '/recipes/stack', '/0.16/getting-started', 'Title of /getting-started'],
  [older, '/', '/0.16/getting-started', 'Title of /getting-started'],
  [newest, '/', '/', undefined],
  [newest, '/gone', '/', 'Title of /'],
])('switching to %j from %s opens %s', (to, from, path, fallbackTitle) => {
  const target = targetIn(to, from);
  expect(target.path).toBe(path);
  expect(target.fallbackTitle).toBe(fallbackTitle);
});
