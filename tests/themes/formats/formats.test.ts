import { isDeepStrictEqual } from 'node:util';
import type { Plain, PlainObject } from '../../../src/base/theme-data/changes';
import { colorsInMode, modeNames } from '../../../src/base/theme-data/in-mode';
import { writeCss } from '../../../src/studio/themes/formats/css/write';
import { readTokens } from '../../../src/studio/themes/formats/tokens/read';
import {
  writeTailwindConfig,
  writeTailwindCss,
} from '../../../src/studio/themes/formats/tailwind/write';
import {
  modeFileName,
  writeModeTokens,
  writeTokens,
} from '../../../src/studio/themes/formats/tokens/write';
import { toTypeScript } from '../../../src/studio/themes/formats/typescript/write';
import { readRawText } from '../../../src/studio/themes/raw-text';
import type { LeftOut } from '../../../src/studio/themes/left-out';
import { checkEach, differs } from '../../support/check-each';
import { editedThemes, fixtures } from '../../support/themes';

const readDocument = (document: Plain) =>
  readTokens([{ name: '', document: document as PlainObject }]);

/** Tokens of the first set of a resolver. */
const tokensIn = ({ sets }: PlainObject) =>
  (sets as { theme: { sources: [PlainObject] } }).theme.sources[0];

const summaryOf = (leftOut: readonly LeftOut[]) =>
  leftOut.map(({ kind, name }) => `${kind}: ${name}`);

const themes = [...fixtures.map(([, theme]) => theme), ...editedThemes('edit', 500)];

/** Faster than Jest's comparison, which takes longer than reading the values. */
function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}

test('fixtures and 500 random edits are unchanged after TypeScript and JSON', () => {
  for (const theme of themes) {
    expectSame(readRawText(toTypeScript(theme)).theme, theme);
    expectSame(readRawText(JSON.stringify(theme)).theme, theme);
  }
});

test('design tokens of fixtures and 500 random edits are the same after reading them', () => {
  for (const theme of themes) {
    const document = JSON.parse(writeTokens(theme).text);
    const isEmpty = Object.keys(tokensIn(document)).length === 0;
    if (isEmpty) continue;
    const read = readDocument(document);
    expect(read.leftOut).toEqual([]);
    const again = readDocument(JSON.parse(writeTokens(read.theme).text));
    expectSame(again.theme, read.theme);
    expect(writeTokens(read.theme).leftOut.filter((path) => !path.startsWith('config'))).toEqual(
      [],
    );
  }
});

test('design tokens keep colors, fonts, and lengths, and list what they lose', () => {
  const theme: PlainObject = {
    config: { initialColorModeName: 'light', useBorderBox: false },
    colors: {
      primary: 'hsl(200, 50%, 40%)',
      link: 'var(--x)',
      gray: { __default: '#777777', dark: '#333333' },
      modes: { dark: { primary: 'color(rec2020 0.5 0.2 1)' }, light: { primary: '#000' } },
    },
    fonts: { body: 'Georgia,serif' },
    fontSizes: [12, '1rem', '2em'],
    fontWeights: { bold: 'bold', odd: 'inherit' },
    lineHeights: { body: '1.5', page: '24px' },
    space: { 0.5: 2, '0_5': 3, wide: { a: 4 } },
    styles: { a: { color: 'text' } },
  };
  expect(writeTokens(theme).leftOut).toEqual([
    'colors.link',
    'fontSizes.2',
    'fontWeights.odd',
    'lineHeights.page',
    'space.0_5',
    'styles',
    'colors.modes.light',
    'config.useBorderBox',
  ]);
  expect(readDocument(JSON.parse(writeTokens(theme).text)).theme).toEqual({
    config: { initialColorModeName: 'light' },
    colors: {
      primary: 'hsl(200 50% 40%)',
      gray: { __default: '#777777', dark: '#333333' },
      modes: { dark: { primary: 'color(rec2020 0.5 0.2 1)' } },
    },
    fonts: { body: 'Georgia, serif' },
    fontSizes: [12, '1rem'],
    fontWeights: { bold: 700 },
    lineHeights: { body: 1.5 },
    space: { '0_5': 2, wide: { a: 4 } },
  });
});

const twoNames: PlainObject = {
  colors: {
    a_b: '#111111',
    'c.d': '#222222',
    a: { b: '#333333' },
    modes: { dark: { 'a.b': '#444444', 'c.d': '#555555', c_d: '#666666' } },
  },
  space: { 'a.b': 1, a: { b: 2 }, a_b: 3, '{x}': 4, _x_: 5 },
};

test('tokens with the same name are listed, in modes too, and don’t replace each other', () => {
  const { text, leftOut } = writeTokens(twoNames);
  const listed = ['colors.modes.dark["a.b"]', 'colors.modes.dark.c_d'];
  expect(leftOut).toEqual(['space.a_b', 'space._x_', ...listed]);
  expect(readDocument(JSON.parse(text)).theme).toEqual({
    colors: {
      a_b: '#111111',
      c_d: '#222222',
      a: { b: '#333333' },
      modes: { dark: { c_d: '#555555' } },
    },
    space: { a_b: 1, a: { b: 2 }, _x_: 4 },
  });
  const dark = writeModeTokens(twoNames, 'dark');
  expect(dark.leftOut).toEqual([...listed, 'space.a_b', 'space._x_']);
  expect(readDocument(JSON.parse(dark.text)).theme.colors).toEqual({
    a_b: '#111111',
    c_d: '#555555',
    a: { b: '#333333' },
  });
});

test('each mode’s tokens are complete: other scales, and the root’s colors with those of the mode', () => {
  checkEach(
    [...fixtures, ...editedThemes('modes', 50).map((theme) => ['edited', theme] as const)],
    ([name, theme]) =>
      modeNames(theme).flatMap((mode) => {
        const { text, leftOut } = writeModeTokens(theme, mode);
        const inMode = { ...theme, colors: colorsInMode(theme, mode) };
        const expected = writeTokens(inMode);
        const { sets } = JSON.parse(expected.text) as PlainObject;
        const unmarked = leftOut.map((path) =>
          path.replace(/^colors\.modes(\.[^.[]+|\["[^"]+"\])/, 'colors'),
        );
        return [
          differs(`${name} in ${mode}`, JSON.parse(text), tokensIn({ sets: sets! })),
          differs(`What ${name} in ${mode} leaves out`, unmarked, expected.leftOut),
        ];
      }),
  );
});

test('files of all modes are read together as one theme', () => {
  const theme: PlainObject = {
    colors: { text: '#111111', gray: '#777777', modes: { dark: { text: '#eeeeee' } } },
    config: { initialColorModeName: 'light' },
    fonts: { body: 'Georgia, serif' },
  };
  const files = modeNames(theme).map((mode) => ({
    name: modeFileName(mode),
    document: JSON.parse(writeModeTokens(theme, mode).text) as PlainObject,
  }));
  expect(files.map(({ name }) => name)).toEqual(['light.tokens.json', 'dark.tokens.json']);
  expect(readTokens(files)).toEqual({ theme, leftOut: [] });
});

test("reads other tools' tokens: resolves aliases and sorts groups by type", () => {
  const srgb = (components: number[]) => ({ colorSpace: 'srgb', components });
  const { theme, leftOut } = readDocument({
    palette: {
      $type: 'color',
      blue: { $value: srgb([0, 0, 1]) },
      link: { $value: '{palette.blue}' },
      lost: { $value: '{palette.red}' },
    },
    spacing: { $type: 'dimension', small: { $value: { value: 4, unit: 'px' } } },
    motion: { $type: 'duration', fast: { $value: { value: 100, unit: 'ms' } } },
    colors: { text: { $type: 'color', $value: srgb([0.2, 0.2, 0.2]) } },
  });
  expect(theme).toEqual({
    colors: { text: '#333333', palette: { blue: '#0000ff', link: '#0000ff' } },
    space: { small: 4 },
  });
  expect(summaryOf(leftOut)).toEqual(['token: palette.lost', 'token: motion.fast']);
});

test("reads other tools' resolver: merges sources, resolves aliases in each context, lists the rest", () => {
  const gray = (value: number) => ({
    $value: { colorSpace: 'srgb', components: [value, value, value] },
  });
  const { theme, leftOut } = readDocument({
    version: '2025.10',
    sets: {
      core: {
        sources: [
          {
            colors: {
              $type: 'color',
              text: { ...gray(0), $description: 'Ink' },
              action: { $value: '{colors.text}' },
            },
          },
        ],
      },
      more: {
        sources: [
          { colors: { $type: 'color', paper: gray(1), $extensions: { 'org.example': 1 } } },
          { $ref: 'other.json' },
        ],
      },
    },
    modifiers: {
      theme: {
        contexts: {
          light: [{ colors: { $type: 'color', line: gray(0.8) } }],
          dark: [
            {
              colors: { $type: 'color', text: gray(1), link: { $value: '{colors.paper}' } },
              space: { $type: 'dimension', '1': { $value: { value: 4, unit: 'px' } } },
            },
          ],
        },
        default: 'light',
      },
    },
    resolutionOrder: [
      { $ref: '#/sets/core' },
      { $ref: '#/sets/more' },
      { $ref: '#/modifiers/theme' },
    ],
  });
  expect(theme).toEqual({
    config: { initialColorModeName: 'light' },
    colors: {
      text: '#000000',
      action: '#000000',
      paper: '#ffffff',
      line: '#cccccc',
      modes: { dark: { text: '#ffffff', action: '#ffffff', link: '#ffffff' } },
    },
  });
  expect(summaryOf(leftOut)).toEqual([
    'import: other.json',
    'mode: dark: space',
    'place: $extensions.org.example',
  ]);
});

test.each<[string, Plain]>([
  ['an object without tokens', { name: 'app', files: {} }],
  ['an empty resolver', { version: '2025.10', resolutionOrder: [] }],
])("%s isn't a token file", (_what, document) => {
  expect(() => readDocument(document)).toThrow(/design tokens/);
});

test('unsafe token keys are skipped and listed', () => {
  const document = JSON.parse(
    '{"colors":{"constructor":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}},"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}}',
  ) as Plain;
  expect(readDocument(document)).toEqual({
    theme: { colors: { a: '#000000' } },
    leftOut: [{ kind: 'reserved', name: 'colors.constructor' }],
  });
});

const small: PlainObject = {
  colors: {
    text: '#222',
    gray: { __default: '#777', dark: '#333' },
    modes: { dark: { text: '#eee' } },
  },
  fonts: { body: 'Georgia, serif' },
  fontSizes: [12, 16],
  space: [0, 4],
  breakpoints: ['40em', '60em'],
  radii: { card: '1rem' },
  styles: { a: { color: 'text' } },
};

test("CSS has Theme UI's property names and a block for each mode", () => {
  expect(writeCss(small).text).toBe(`:root {
  --theme-ui-colors-text: #222;
  --theme-ui-colors-gray: #777;
  --theme-ui-colors-gray-dark: #333;
  --theme-ui-fonts-body: Georgia, serif;
  --theme-ui-fontSizes-0: 12px;
  --theme-ui-fontSizes-1: 16px;
  --theme-ui-space-0: 0;
  --theme-ui-space-1: 4px;
  --theme-ui-radii-card: 1rem;
}

.theme-ui-dark {
  --theme-ui-colors-text: #eee;
}
`);
});

test('Tailwind 4 has its namespaces and Tailwind 3 its keys', () => {
  expect(writeTailwindCss(small).text).toContain(
    '  --color-gray: #777;\n  --color-gray-dark: #333;\n',
  );
  expect(writeTailwindCss(small).text).toContain(
    "  [data-color-mode='dark'] {\n    --color-text: #eee;\n  }",
  );
  expect(writeTailwindCss(small).text).toContain(
    '  --breakpoint-*: initial;\n  --breakpoint-sm: 40em;',
  );
  const config = JSON.parse(
    writeTailwindConfig(small)
      .text.replace(/^[\s\S]*module\.exports = /, '')
      .replace(/;\n$/, ''),
  ) as unknown;
  expect(config).toEqual({
    theme: {
      screens: { sm: '40em', md: '60em' },
      extend: {
        colors: { text: '#222', gray: { DEFAULT: '#777', dark: '#333' } },
        fontFamily: { body: 'Georgia, serif' },
        fontSize: { '0': '12px', '1': '16px' },
        spacing: { '0': '0', '1': '4px' },
        borderRadius: { card: '1rem' },
      },
    },
  });
});
