import { createSearchEngine } from '../../src/shell/search/worker/engine';

const engine = createSearchEngine([
  {
    path: '/components/icon-button',
    title: 'IconButton',
    parts: [
      { text: 'A button that holds an icon.' },
      { id: 'size', headings: ['Size'], text: 'The button is 32 px wide.', code: '<IconButton />' },
    ],
  },
  {
    path: '/color-modes',
    title: 'Color Modes',
    keywords: ['dark theme'],
    parts: [{ text: 'Name palettes.' }, { id: 'print', headings: ['Printing'], text: 'On paper.' }],
  },
]);

const found = (query: string) =>
  engine.search(query).map(({ page, parts }) => [page.path, parts[0]!.part.id ?? '']);

test.each<[query: string, ...right: string[]]>([
  ['iconbutton', '/components/icon-button', ''],
  ['icon button', '/components/icon-button', ''],
  ['iconbuton', '/components/icon-button', ''],
  ['dark theme', '/color-modes', ''],
  ['colour mode', '/color-modes', ''],
  ['printing', '/color-modes', 'print'],
  ['pape', '/color-modes', 'print'],
  ['button wide', '/components/icon-button', 'size'],
])('"%s" finds %s#%s', (query, ...right) => {
  expect(found(query)[0]).toEqual(right);
});

test('a page whose component is one of the words comes before a section with all words', () => {
  const engine = createSearchEngine([
    {
      path: '/guides/styled-components',
      title: 'styled-components',
      parts: [{ id: 'to-emotion', headings: ['Props of a Select'], text: 'Select props.' }],
    },
    {
      path: '/components/select',
      title: 'Select',
      parts: [{ text: 'A native field.' }, { id: 'props', headings: ['Props'], text: 'Props.' }],
    },
  ]);
  expect(engine.search('select props').map(({ page }) => page.title)).toEqual([
    'Select',
    'styled-components',
  ]);
});

test('of a component that is one of the words, the section with the others comes first', () => {
  const pages = [
    {
      path: '/components/card',
      title: 'Card',
      parts: [
        { text: 'A box with a border. It has variants.' },
        { id: 'variants', headings: ['Variants'], text: 'Cards with shadows.' },
      ],
    },
  ];
  expect(createSearchEngine(pages).search('card variants')[0]!.parts[0]!.part.id).toBe('variants');
});

test('a section about an export that is one of the words comes first', () => {
  const pages = [
    { path: '/a', title: 'Servers and browsers', parts: [{ text: 'Servers and useColorMode.' }] },
    {
      path: '/hooks',
      title: 'Hooks',
      parts: [
        {
          id: 'use-color-mode',
          headings: ['useColorMode'],
          text: `On servers, ${'text '.repeat(50)}`,
        },
      ],
    },
  ];
  expect(createSearchEngine(pages).search('useColorMode servers')[0]!.page.path).toBe('/hooks');
});

test('of pages with the same words, one that explains the subject comes first', () => {
  const paths = ['/presets/dark', '/components/card', '/sx-prop', '/api'];
  const pages = paths.map((path) => ({ path, title: 'Box', parts: [{ text: 'A box.' }] }));
  expect(createSearchEngine(pages).search('box')[0]!.page.path).toBe('/sx-prop');
});

test('a section with the words of a pasted text in the same order comes first', () => {
  const text = 'The layout of this page uses a grid.';
  const pages = [
    { path: '/a', title: 'Layouts', parts: [{ text: 'A grid. This grid page uses a layout.' }] },
    { path: '/b', title: 'Cards', parts: [{ text: `${'Cards. '.repeat(40)} ${text}` }] },
  ];
  expect(createSearchEngine(pages).search('page uses a grid')[0]!.page.path).toBe('/b');
});

test('a query without words or with unknown words has no results', () => {
  expect(found('?')).toEqual([]);
  expect(found('zzzzzz')).toEqual([]);
});

test('unknown words have suggestions of similar words', () => {
  expect(engine.suggest('palete')).toContain('palette');
});
