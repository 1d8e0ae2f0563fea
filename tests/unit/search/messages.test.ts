import { queryOfPath, searchAddress } from '../../../src/search/address';
import { excerptOf } from '../../../src/search/browser/messages';
import { patternOf } from '../../../src/search/pattern';

test.each([
  ['/components/icon-buton', 'icon buton'],
  ['/Guides/Dark_Mode.html', 'Dark Mode'],
  ['/a%20b/', 'a b'],
  ['/%E0%A4%A', 'E0 A4 A'],
  ['/', ''],
])('the path %s becomes the query "%s"', (path, query) => {
  expect(queryOfPath(path)).toBe(query);
});

test('a search address has the query and the older version, if any', () => {
  expect(searchAddress('a & b')).toBe('/search?q=a+%26+b');
  expect(searchAddress('sx', '/0.16')).toBe('/search?q=sx&version=%2F0.16');
});

test('an excerpt starts at a word boundary before the first match', () => {
  const text = `${'Lorem ipsum dolor '.repeat(9)}the slider moves ${'sit amet '.repeat(20)}`;
  const excerpt = excerptOf({ text }, ['slider', 'amet']);
  expect(excerpt).toMatch(/^… (Lorem|ipsum|dolor) .*the slider moves sit amet .* …$/);
  expect(excerpt.length).toBeLessThan(130);
  expect(excerptOf({ text: 'All of it.' }, ['it'])).toBe('All of it.');
  expect(excerptOf({ text: 'Words.', code: '<Box sx={{ p: 3 }} />' }, ['sx'])).toBe(
    '<Box sx={{ p: 3 }} />',
  );
  expect(excerptOf({}, ['sx'])).toBe('');
});

test('a pattern matches words literally, longest first', () => {
  expect('css() and CSS'.match(patternOf(['css', 'css()'])!)).toEqual(['css()', 'CSS']);
  expect(patternOf([])).toBeUndefined();
});
