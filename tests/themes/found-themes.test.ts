import { splitModes } from '../../src/base/theme-data/in-mode';
import { foundThemes } from '../support/found-themes';
import { importTheme } from '../support/read-theme';

/** Keys of the colors of each mode, in their order. */
const modeOrders = (theme: object) =>
  Object.entries(splitModes(theme).modes).map(([mode, colors]) => [mode, Object.keys(colors!)]);

const readAll = (files: Record<string, string>) =>
  importTheme(Object.entries(files).map(([name, text]) => ({ name, text })));

test.each(foundThemes.map((found) => [found.tool, found] as const))(
  '%s: the whole theme is read, and everything else is listed',
  (_tool, { files, format, theme, leftOut = [] }) => {
    const read = readAll(files);
    expect(read.format).toBe(format);
    expect(read.theme).toEqual(theme);
    expect(modeOrders(read.theme)).toEqual(modeOrders(theme));
    expect(read.leftOut.map(({ kind, name }) => `${kind} ${name}`)).toEqual(leftOut);
  },
);

test.each<[string, string, object]>([
  ['a scale of shades', '--blue-1: #eef; --blue-9: #00f;', { 'blue-1': '#eef', 'blue-9': '#00f' }],
  [
    'colors of text',
    '--text-primary: #111; --text-muted: #777;',
    { 'text-primary': '#111', 'text-muted': '#777' },
  ],
  [
    'values of a component',
    '--button-bg: #00f; --button-color: #fff; --card-bg: #fff; --page: #eee;',
    {
      'button-bg': '#00f',
      'button-color': '#fff',
      'card-bg': '#fff',
      page: '#eee',
    },
  ],
  [
    'names that are the same without it',
    '--x-primary: #f00; --primary: #00f; --x-bg: #fff; --x-fg: #111; --x-muted: #eee; --x-line: #ddd;',
    {
      'x-primary': '#f00',
      primary: '#00f',
      background: '#fff',
      text: '#111',
      muted: '#eee',
      line: '#ddd',
    },
  ],
])('only a prefix is removed from names: %s', (_what, css, colors) => {
  const { theme } = readAll({ '': `:root { ${css} }` });
  expect(theme.colors).toEqual(colors);
});

const mui = "import { createTheme } from '@mui/material/styles';\n";
const chakra = "import { createSystem, defaultConfig, defineConfig } from '@chakra-ui/react';\n";

test.each<[string, string, RegExp]>([
  [
    'MUI',
    `${mui}const brand = { main: '#2563eb' };\nexport const theme = createTheme({ palette: { primary: brand } });`,
    /^Line 1: This is an MUI theme,.*Copy its values/,
  ],
  [
    'an expression of MUI',
    "createTheme({ palette: { primary: { main: '#2563EB' } } })",
    /This is an MUI theme/,
  ],
  [
    'MUI with keys that Theme UI has, too',
    "createTheme({ palette: { primary: { main: '#2563EB' } }, shadows: ['none'] })",
    /This is an MUI theme/,
  ],
  [
    "MUI's options",
    '{"palette":{"mode":"dark","primary":{"main":"#2563EB"}}}',
    /This is an MUI theme/,
  ],
  [
    'Chakra UI 3',
    `${chakra}const config = defineConfig({ theme: { tokens: { colors: { brand: { 500: { value: '#07c' } } } } } });\nexport const system = createSystem(defaultConfig, config);`,
    /This is a Chakra UI theme/,
  ],
  [
    'Mantine',
    "import { createTheme } from '@mantine/core';\nexport const theme = createTheme({ primaryColor: 'orange' });",
    /This is a Mantine theme/,
  ],
  [
    'another JSON',
    '{"name":"app","version":"1.0.0"}',
    /any of Theme UI’s keys.*It contains name, version\./,
  ],
  [
    'a package',
    '{"name":"app","version":"1.0.0","config":{"port":"3000"},"files":null}',
    /^Line 1: This isn’t a theme: Theme UI can’t use any of its values. It contains name, version, config\.$/,
  ],
  [
    'a CMS',
    '{"$schema":"https://schemas.wp.org/trunk/theme.json","version":3,"settings":{"color":{"palette":[]}},"styles":{"color":{"text":"#111"}}}',
    /It contains \$schema, version, settings. Its schema is https:\/\/schemas.wp.org\/trunk\/theme.json\./,
  ],
  [
    'a file of Figma',
    '{"document":{},"components":{},"schemaVersion":0,"styles":{"1:2":{"name":"Blue"}},"name":"UI"}',
    /Theme UI can’t use any of its values. It contains document, components, schemaVersion\./,
  ],
  [
    'an editor',
    '{"name":"Night","colors":{"editor.background":"#000","foreground":"#fff","tab.border":"#111"},"tokenColors":[]}',
    /This is a theme for an editor/,
  ],
  ['an empty theme', 'export const theme = {};', /This theme is empty/],
  ['an empty scale', '{"colors":{}}', /Theme UI can’t use any of its values. It contains colors\./],
  [
    'a mistake',
    '{"colors":{"text":"blau"}}',
    /The first problem is at colors.text: “blau” isn’t a CSS color\./,
  ],
  ['a setting', '{"config":{"useBorderBox":false}}', /Theme UI can’t use any of its values/],
  ['a list', '["#fff"]', /This is a list/],
  ['a picture', '<svg xmlns="http://www.w3.org/2000/svg" />', /looks like HTML, SVG, or XML/],
  ['YAML', 'colors:\n  text: "#111"\n', /looks like YAML/],
  ['a document', '# Brand\n\nOur colors', /isn’t TypeScript, JavaScript, JSON, or CSS/],
  ['variables of Sass', '$primary: #07c;', /no custom properties/],
  ['a rule for a class', '.card { --color-text: #111 }', /“.card” isn’t the root or a color mode/],
])('%s: is rejected with a reason', (_what, text, reason) => {
  expect(() => readAll({ '': text })).toThrow(reason);
});
