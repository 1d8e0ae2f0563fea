import {
  countNames,
  listOf,
  shortName,
  shortNames,
  withShortNames,
  type NameCounts,
} from '../../src/plugins/style-names/names';

const page = (...styles: string[]) =>
  `<style data-emotion=css>${styles.map((style) => `.css-${style}:hover{}`).join('')}</style>` +
  `<p title="a > b" class="lead css-${styles[0]}">css-${styles[0]}</p>` +
  styles.map((style) => `<i class=css-${style}></i>`).join('');

test('short names are capitals, each once', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(shortName)).toEqual([
    ...['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA'],
  ]);
  expect(new Set(Array.from({ length: 2000 }, (_, index) => shortName(index))).size).toBe(2000);
});

test('styles of three pages have short names, and those of a page that most readers come to', () => {
  const counts: NameCounts = new Map();
  countNames(counts, page('all1', 'home2', 'two3'), true);
  countNames(counts, page('all1', 'two4'), false);
  countNames(counts, page('all1', 'two4', 'one5', 'one5'), false);
  expect(listOf(counts)).toBe('all1 home2 two3');
});

test('names change where they name a style, and nowhere else', () => {
  const html = withShortNames(page('x1', 'y2'), shortNames('y2 x1'));
  expect(html).toBe(
    '<style data-emotion=css>.css-B:hover{}.css-A:hover{}</style>' +
      '<p title="a > b" class="lead css-B">css-x1</p><i class=css-B></i><i class=css-A></i>',
  );
  expect(withShortNames(page('z3'), shortNames('y2 x1'))).toBe(page('z3'));
});
