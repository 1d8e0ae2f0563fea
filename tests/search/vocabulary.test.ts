import { createVocabulary } from '../../src/shell/search/worker/vocabulary';

const vocabulary = createVocabulary('Theme UI');
vocabulary.addText(
  'Theme UI has dark modes, and a border radius in `borderRadius`. On the server, side rendering of a layout.' +
    ' Server-side rendering: a checkbox for 2 pages of type “Script”. Log in to a z-index.',
);
vocabulary.addText(`Lay out a page. ${'A preset sets the layout. '.repeat(101)} The pre sets it.`);

const split = (query: string) => vocabulary.splitQuery(query).map(({ text }) => text);
const selected = (query: string) => vocabulary.selectWords(vocabulary.splitQuery(query));
const selectedTexts = (query: string) => selected(query).map(({ text }) => text);

test.each([
  ['dark mode', 'dark-mode', 'darkMode', 'darkmode', 'dark_mode', 'dark/mode', 'dark.mode'],
  ['border radius', 'border-radius', 'borderRadius', 'borderradius', 'BORDER RADIUS'],
  ['server side rendering', 'server-side-rendering', 'serversiderendering'],
  ['check box', 'check-box', 'checkbox', 'CheckBox'],
  ['z index', 'z-index', 'zIndex', 'zindex'],
])('"%s" is split like its other forms', (...forms) => {
  expect(new Set(forms.map((form) => split(form).join(' ').toLowerCase())).size).toBe(1);
});

test.each<[query: string, words: string[]]>([
  ['preset', ['preset']],
  ['layout', ['layout']],
  ['lay out', ['lay', 'out']],
  ['typescript', ['typescript']],
  ['login', ['login']],
  ['border radii', ['border', 'radii']],
  ['22', ['22']],
  ['?!', []],
])('"%s" is split as the texts write it', (query, words) => {
  expect(split(query)).toEqual(words);
});

test.each<[query: string, words: string[]]>([
  ['How to center a box', ['center', 'box']],
  ['how to', ['how', 'to']],
  ['theme v', ['theme']],
  ['v', ['v']],
  ['h 1 heading', ['h', '1', 'heading']],
  ['theme-ui install', ['install']],
  ['theme-ui i', ['theme', 'ui']],
  ['useThemeUI', ['theme', 'ui']],
  ['dark dark mode', ['dark', 'mode']],
])('a search for "%s" leaves out filler words', (query, words) => {
  expect(selectedTexts(query)).toEqual(words);
});

test('words also match the word that they form with some of the others', () => {
  vocabulary.addText('A dark mode switch: darkmode. Flex boxes and a flexbox.');
  const joined = (query: string) => selected(query).map(({ joined }) => joined);
  expect(joined('dark mode')).toEqual([[], []]);
  expect(joined('a dark mode')).toEqual([
    ['darkmode', 'darkmod'],
    ['darkmode', 'darkmod'],
  ]);
  expect(joined('some flex boxes')).toEqual([
    [],
    ['flexboxes', 'flexbox'],
    ['flexboxes', 'flexbox'],
  ]);
});
