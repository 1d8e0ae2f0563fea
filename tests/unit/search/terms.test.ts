import { indexTerms, queryTerms, sameness } from '../../../src/search/terms';

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
])('%s is found by its whole and its parts', (text, terms) => {
  expect(indexTerms(text)).toEqual(terms);
});

test('a query keeps its words whole, knows how long they were, and joins neighbors', () => {
  expect(queryTerms('Icon  buttons')).toEqual({
    words: [
      { term: 'icon', length: 4 },
      { term: 'button', length: 7 },
    ],
    joined: ['iconbutton'],
  });
  expect(queryTerms(' ?! ')).toEqual({ words: [], joined: [] });
});

test.each([
  ['How to center a box', ['center', 'box']],
  ['how to', ['how', 'to']],
  ['theme v', ['theme']],
  ['v', ['v']],
  ['h 1 heading', ['h', '1', 'heading']],
])('of "%s", the words that say something are asked for', (query, words) => {
  expect(queryTerms(query).words.map(({ term }) => term)).toEqual(words);
});

test.each([
  ['icon button', 'IconButton'],
  ['The sx prop', 'The `sx` Prop'],
  ['colour modes', 'Color Mode'],
])('"%s" and "%s" mean the same', (one, other) => {
  expect(sameness(one)).toBe(sameness(other));
});
