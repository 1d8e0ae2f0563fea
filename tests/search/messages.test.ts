import { queryOfPath, searchAddress } from '../../src/shell/search/address';
import { patternOf } from '../../src/shell/search/pattern';
import { excerptOf } from '../../src/shell/search/worker/excerpt';

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

test('an excerpt has whole words, except that the one with the first match may be cut', () => {
  const text = `${'Lorem ipsum dolor '.repeat(9)}the slider moves ${'sit amet '.repeat(20)}`;
  const words = excerptOf({ text }, ['slider']).split(' ');
  expect(words.filter((word) => word !== '…' && !text.split(' ').includes(word))).toEqual([]);
});

test('an excerpt contains the first match, also at the end of a long word', () => {
  const text = `See https://example.test/${'a'.repeat(60)}/slider for more. ${'sit amet '.repeat(20)}`;
  expect(excerptOf({ text }, ['slider'])).toMatch(/^… a+\/slider for more/);
});

test('a pattern matches words, and whole names that contain one', () => {
  const matches = (text: string, ...words: string[]) => text.match(patternOf(words)!);
  expect(matches('css() and cssValue', 'css', 'css()')).toEqual(['css()', 'cssValue']);
  expect(matches('prop, props, property', 'prop')).toEqual(['prop']);
  expect(matches('IconButton, Buttons', 'Button')).toEqual(['IconButton']);
  expect(patternOf([])).toBeUndefined();
});
