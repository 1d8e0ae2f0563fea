import { joinWords, readPhrases, splitWords, wordsOf } from '../../src/shell/search/terms';

const texts = (text: string) => splitWords(text).map((word) => word.text);
const stems = (text: string) => splitWords(text).map(({ stem }) => stem);

test.each<[text: string, words: string[]]>([
  ['IconButton', ['icon', 'button']],
  ['useColorMode', ['use', 'color', 'mode']],
  ['MDXProvider', ['mdx', 'provider']],
  ['border-radius', ['border', 'radius']],
  ['border_radius', ['border', 'radius']],
  ['@theme-ui/presets', ['theme', 'ui', 'presets']],
  ['buttons.icon', ['buttons', 'icon']],
  [':hover', ['hover']],
  ['css()', ['css']],
  ['Colours, greys.', ['colors', 'grays']],
  ['space[3] of class', ['space', '3', 'of', 'class']],
  ['— … - !', []],
])('%s is split into words', (text, words) => {
  expect(texts(text)).toEqual(words);
});

test('terms to index are the whole name, its words, and their stems', () => {
  const terms = readPhrases('`buttons.IconLinks`')
    .flat()
    .flatMap((name) => [...name.terms.keys()]);
  expect(terms).toEqual([
    'buttonsiconlinks',
    'buttonsiconlink',
    'buttons',
    'button',
    'iconlinks',
    'iconlink',
    'icon',
    'links',
    'link',
  ]);
});

test('punctuation separates phrases, and joins names', () => {
  const phrases = readPhrases('Type: script. Dark mode, `theme.colors` - and so on');
  expect(
    phrases
      .map((names) => names.flatMap(({ words }) => words.map(({ text }) => text)).join(' '))
      .filter(Boolean),
  ).toEqual(['type', 'script', 'dark mode', 'theme colors', 'and so on']);
});

test('straight and curly apostrophes give the same words', () => {
  expect(texts('doesn’t')).toEqual(texts("doesn't"));
});

test.each([
  ['alias', 'aliases'],
  ['api', 'apis'],
  ['cache', 'caches'],
  ['canvas', 'canvases'],
  ['class', 'classes'],
  ['cookie', 'cookies'],
  ['focus', 'focuses'],
  ['match', 'matches'],
  ['menu', 'menus'],
  ['migrate', 'migration'],
  ['property', 'properties'],
  ['size', 'sizes'],
  ['status', 'statuses'],
  ['theme', 'theming'],
  ['use', 'uses'],
])('%s and %s have the same stem', (word, other) => {
  expect(stems(other)).toEqual(stems(word));
});

test('them and theme have different stems', () => {
  expect(stems('them')).not.toEqual(stems('theme'));
});

test('words of a text that match are whole, and spelled as in the text', () => {
  const text = 'Props of IconButton: `buttons.icon`, proportional icons';
  expect(wordsOf(text, ['prop', 'icon'])).toEqual(['Props', 'Icon', 'icon', 'icons']);
  expect(wordsOf(text, ['iconbutton', 'buttonsicon'])).toEqual(['IconButton', 'buttons.icon']);
});

test.each([
  ['icon button', 'IconButton'],
  ['The sx prop', 'The `sx` Prop'],
  ['colour modes', 'Color Mode'],
])('"%s" and "%s" are the same when joined', (one, other) => {
  expect(joinWords(splitWords(one)).stem).toBe(joinWords(splitWords(other)).stem);
});
