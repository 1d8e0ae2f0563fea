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

test('a section with most words comes before one that has all of them far apart', () => {
  const far = `A select. ${'Text. '.repeat(30)} Narrow. ${'Text. '.repeat(30)} Its position. Arrows.`;
  const pages = [
    { path: '/a', title: 'Notes', parts: [{ text: far }] },
    { path: '/b', title: 'Select', parts: [{ text: 'In a narrow select, the arrow moves.' }] },
    { path: '/c', title: 'Cards', parts: [{ text: 'Cards have a position.' }] },
  ];
  const paths = createSearchEngine(pages)
    .search('select arrow position narrow')
    .map(({ page, isComplete }) => [page.path, isComplete]);
  expect(paths).toEqual([
    ['/b', false],
    ['/a', true],
  ]);
});

test('rare words count more than frequent ones', () => {
  const pages = [
    { path: '/a', title: 'One', parts: [{ text: 'Colors, and a theme of colors.' }] },
    { path: '/b', title: 'Two', parts: [{ text: 'Colors, and a theme of Preact.' }] },
    { path: '/c', title: 'Three', parts: [{ text: 'Vue and a theme.' }] },
  ];
  const [first] = createSearchEngine(pages).search('preact theme colors vue svelte');
  expect(first!.page.path).toBe('/b');
});

test('a text comes before a list of links with the same words', () => {
  const pages = [
    { path: '/a', title: 'One', parts: [{ links: 'Gatsby links for navigation.' }] },
    { path: '/b', title: 'Two', parts: [{ text: 'Gatsby links for navigation.' }] },
  ];
  const found = createSearchEngine(pages).search('gatsby links');
  expect(found.map(({ page }) => page.path)).toEqual(['/b', '/a']);
});

const pagesWithForms = [
  {
    path: '/components/check-box',
    title: 'Checkbox',
    parts: [{ text: 'A `borderRadius` of 4.' }, { id: 'dark', text: 'In dark mode.' }],
  },
  {
    path: '/guides/server-side-rendering',
    title: 'On a server',
    parts: [{ text: 'Server-side rendering with a border-radius, a check box, and darkMode.' }],
  },
  {
    path: '/theming',
    title: 'Theming',
    keywords: ['sign-in'],
    parts: [
      { text: 'A border has a radius. A border radius, too.' },
      { id: 'sx', text: 'darkmode' },
    ],
  },
  { path: '/other', title: 'Other', parts: [{ text: 'A dark box, and a mode. A border.' }] },
];

test.each<[count: number, ...forms: string[]]>([
  [3, 'border radius', 'border-radius', 'borderRadius', 'border_radius', 'border.radius'],
  [3, 'border/radius', 'borderradius', 'Border Radius', 'BORDER-RADIUS'],
  [4, 'dark mode', 'dark-mode', 'darkMode', 'darkmode', 'dark_mode', 'dark/mode', 'dark.mode'],
  [1, 'server side rendering', 'server-side-rendering', 'serversiderendering'],
  [2, 'check box', 'check-box', 'checkBox', 'checkbox', 'checkboxes'],
  [1, 'sign in', 'sign-in', 'signIn', 'signin'],
])('%i page(s) are found in all forms of "%s", with the same words', (count, ...forms) => {
  const results = forms.map((form) =>
    createSearchEngine(pagesWithForms)
      .search(form)
      .map(({ page, parts }) => [page.path, ...parts.map(({ terms }) => terms.toSorted())]),
  );
  expect(results[0]).toHaveLength(count);
  for (const result of results) expect(result).toEqual(results[0]);
});

test('a page whose title, address, or heading is the query comes first', () => {
  const named = (path: string, title: string, heading: string, keywords: string[] = []) => ({
    path,
    title,
    keywords,
    parts: [{ text: 'Once.' }, { id: `${heading}-id`, headings: [heading], text: 'Once.' }],
  });
  const often = 'Grids, columns, and rows of a layout. Use grid layout. '.repeat(20);
  const pages = [
    { path: '/often', title: 'Grid layout with columns and rows', parts: [{ text: often }] },
    named('/components/grid', 'A component', 'One'),
    named('/b', 'Columns', 'Two'),
    named('/c', 'Another', 'Rows'),
    named('/d', 'Last', 'Three', ['grid layout']),
  ];
  const first = (query: string) => createSearchEngine(pages).search(query)[0]!;
  expect(first('grid').page.path).toBe('/components/grid');
  expect(first('components/grid').page.path).toBe('/components/grid');
  expect(first('columns').page.path).toBe('/b');
  expect(first('column').page.path).toBe('/b');
  expect(first('ROWS').parts[0]!.part.id).toBe('Rows-id');
  expect(first('grid layout').page.path).toBe('/d');
  expect(first('use the grid layout').page.path).toBe('/d');
});

test('the name of the site doesn’t decide which page comes first', () => {
  const name = 'Theme UI has themes. '.repeat(9);
  const pages = [
    { path: '/', title: 'Theme UI', parts: [{ text: `${name} Install it.` }] },
    { path: '/start', title: 'Getting started', parts: [{ text: 'To start, install a package.' }] },
    { path: '/hooks', title: 'Hooks', parts: [{ id: 'a', headings: ['useThemeUI'], text: 'A.' }] },
  ];
  const first = (query: string) => createSearchEngine(pages).search(query)[0]!.page.path;
  expect(first('theme-ui install package')).toBe('/start');
  expect(first('theme-ui')).toBe('/');
  expect(first('useThemeUI')).toBe('/hooks');
});

test('a query without words or with unknown words has no results', () => {
  expect(found('?')).toEqual([]);
  expect(found('zzzzzz')).toEqual([]);
});

test('unknown words have suggestions of similar words', () => {
  expect(engine.suggest('palete')).toContain('palettes');
});
