import { indexTerms, queryTerms, toComparable, wordsOf } from '../../src/shell/search/terms';

test.each<[text: string, terms: string[]]>([
  ['IconButton', ['iconbutton', 'icon', 'button']],
  ['useColorMode', ['usecolormode', 'use', 'color', 'mode']],
  ['@theme-ui/presets', ['@theme-ui/preset', 'themeuipreset', 'theme', 'ui', 'preset']],
  [':hover', [':hover', 'hover']],
  ['css()', ['css']],
  ['boxes, themes', ['box', 'theme']],
  ['Colours, greys.', ['color', 'gray']],
  ['space[3] of class', ['space', '3', 'of', 'class']],
  ['— … !', []],
])('%s is indexed as a whole and in parts', (text, terms) => {
  expect(indexTerms(text)).toEqual(terms);
});

test('straight and curly apostrophes have the same terms', () => {
  expect(indexTerms('doesn’t')).toEqual(indexTerms("doesn't"));
  expect(queryTerms('“isn’t”')).toEqual(queryTerms('"isn\'t"'));
});

test.each([
  ['alias', 'aliases'],
  ['cache', 'caches'],
  ['canvas', 'canvases'],
  ['class', 'classes'],
  ['cookie', 'cookies'],
  ['match', 'matches'],
  ['menu', 'menus'],
  ['property', 'properties'],
  ['size', 'sizes'],
  ['use', 'uses'],
])('%s and %s have the same term', (singular, plural) => {
  expect(indexTerms(plural)).toEqual(indexTerms(singular));
});

test('words of a text that match are whole, and spelled as in the text', () => {
  const text = 'Props of IconButton: `buttons.icon`, proportional icons';
  expect(wordsOf(text, ['prop', 'icon'])).toEqual(['Props', 'Icon', 'icon', 'icons']);
  expect(wordsOf(text, ['iconbutton', 'buttonsicon'])).toEqual(['IconButton', 'buttons.icon']);
});

test('a query keeps whole words with their length and joins all of them', () => {
  expect(queryTerms('Icon  buttons')).toEqual({
    words: [
      { term: 'icon', length: 4 },
      { term: 'button', length: 7 },
    ],
    joined: 'iconbutton',
  });
  expect(queryTerms(' ?! ')).toEqual({ words: [], joined: '' });
});

test.each([
  ['How to center a box', ['center', 'box']],
  ['how to', ['how', 'to']],
  ['theme v', ['theme']],
  ['v', ['v']],
  ['h 1 heading', ['h', '1', 'heading']],
])('a search for "%s" ignores filler words', (query, words) => {
  expect(queryTerms(query).words.map(({ term }) => term)).toEqual(words);
});

test.each([
  ['icon button', 'IconButton'],
  ['The sx prop', 'The `sx` Prop'],
  ['colour modes', 'Color Mode'],
])('"%s" and "%s" are equivalent', (one, other) => {
  expect(toComparable(one)).toBe(toComparable(other));
});
