import * as presets from '@theme-ui/presets';
import { toPlain } from '../../src/base/theme-data/changes';
import { readRawText } from '../../src/studio/themes/raw-text';
import { MAX_TEXT_LENGTH } from '../../src/studio/themes/text-problems';
import { seededRandom } from '../../src/studio/themes/seed';

const theme = { colors: { text: '#123', modes: { dark: { text: '#eee' } } }, space: [0, 4, -8.5] };
const literal = `{ colors: { text: '#123', modes: { dark: { "text": \`#eee\` } } }, space: [0, 4, -8.5] }`;

test.each([
  ['JSON', JSON.stringify(theme, null, 2)],
  ['an object', literal],
  ['an object in parentheses', `(${literal});`],
  ['a default export', `export default ${literal}`],
  [
    'a typed export',
    `import type { Theme } from 'theme-ui';\nexport const theme: Theme = ${literal};`,
  ],
  ['satisfies', `import { Theme } from 'theme-ui'\nexport default ${literal} satisfies Theme`],
  ['as const', `const theme = ${literal} as const;\nexport default theme;`],
  ['CommonJS', `module.exports = ${literal}`],
  [
    'the export named theme',
    `export const other = {};\nexport const theme = ${literal};\nexport const more = {};`,
  ],
])('reads %s', (_form, text) => {
  expect(readRawText(text).theme).toEqual(theme);
});

/** The problems that prevent a text from being read. */
function problemsOf(text: string): string[] {
  const { theme, problems } = readRawText(text);
  if (theme) return [];
  return problems.map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test.each<[string, string, RegExp]>([
  [
    'a function',
    `{\n  styles: { a: { color: (t) => t.colors.text } },\n}`,
    /^2:25 Piece of code: styles.a.color/,
  ],
  ['a method', `{ sizes() { return {} } }`, /^1:3 Piece of code: sizes/],
  ['a call', `{ colors: darken('#fff') }`, /^1:11 Piece of code: colors: darken/],
  ['a spread of an unknown name', `{\n  ...base,\n}`, /^2:3 Piece of code: ...base/],
  ['a spread in an array', `{ space: [0, ...more] }`, /^1:14 Piece of code: space.1: ...more/],
  [
    'a preset',
    `import { base } from '@theme-ui/presets';\nexport default { ...base }`,
    /^2:18 Piece of code: ...base/,
  ],
  ['an unknown name', `{ colors: brand }`, /^1:11 Piece of code: colors: brand/],
  ['an unsafe key', `{ "__proto__": { a: 1 } }`, /^1:3 Reserved name: __proto__/],
  [
    'a nested unsafe key',
    `{ styles: { constructor: {} } }`,
    /^1:13 Reserved name: styles.constructor/,
  ],
  ['null', `{ colors: { text: null } }`, /^1:13 Empty value: colors.text/],
  ['a duplicate key', `{ space: [1], space: [2] }`, /^1:3 Repeated key: space/],
  [
    'a template with an unknown name',
    '{ fonts: { body: `${x}, serif` } }',
    /^1:18 Piece of code: fonts.body: /,
  ],
  [
    'a circular reference',
    `const a = b; const b = a; export default { space: a }`,
    /^1:51 Piece of code: space: a/,
  ],
  ['a statement', `fetch('https://example.org');\nexport default {}`, /^1:1 Piece of code: fetch/],
  [
    'an object as a key',
    'const t = {};\nt[{}] = 1;\nexport default t;',
    /^2:1 Piece of code: t\[{}\]/,
  ],
  [
    'a calculation',
    '{ sizes: { a: 4 * 4 } }',
    /^1:15 Piece of code: sizes.a: 4 \* 4. Code isn’t run here. Enter/,
  ],
  ['a class', `export default class {}`, /^1:16 Can’t read “class {}”. Code isn’t run here/],
  ['an array', `export default [1, 2]`, /^1:1 This text doesn’t contain a theme/],
  ['a string', `'theme'`, /^1:1 This text doesn’t contain a theme/],
  ['an empty text', ``, /^1:1 This text doesn’t contain a theme/],
  ['broken code', `{ colors: { text: '#123' `, /^1:\d+ Unexpected token/],
  ['JSX', `{ a: <b/> }`, /^1:6 Piece of code: a: <b\/>/],
  ['too much text', `{ a: '${'x'.repeat(MAX_TEXT_LENGTH)}' }`, /The limit is/],
  ['too much nesting', '{ a: '.repeat(100) + '1' + ' }'.repeat(100), /nested too deeply/],
  [
    'a missing property',
    'const a = { b: 1 };\nexport default { space: a.c };',
    /^2:25 Piece of code: space: a.c/,
  ],
  [
    'an inherited property',
    'const a = { b: 1 };\nexport default { space: a.toString };',
    /^2:25 Piece of code/,
  ],
])('%s is rejected with its position', (_what, text, message) => {
  const problems = problemsOf(text);
  expect(problems.length).toBeGreaterThan(0);
  expect(problems[0]).toMatch(message);
});

test('all problems are reported at once', () => {
  expect(problemsOf(`{\n  a: f(),\n  ...b,\n  c: { d: () => 1 },\n  e: 1,\n}`)).toEqual([
    expect.stringMatching(/^2:6 /),
    expect.stringMatching(/^3:3 /),
    expect.stringMatching(/^4:11 /),
  ]);
});

test('no code in a text runs', () => {
  problemsOf('{ a: globalThis.wasRun = true, b: (() => { globalThis.wasRun = true })() }');
  problemsOf('globalThis.wasRun = true; export default {}');
  expect('wasRun' in globalThis).toBe(false);
  expect(({} as Record<string, unknown>).a).toBeUndefined();
});

test('150 randomly damaged texts are read as JavaScript would, or rejected with a position', () => {
  const dice = seededRandom('damage of texts');
  const whole = JSON.stringify(toPlain(presets.funk), null, 2);
  let refused = 0;
  for (let index = 0; index < 150; index += 1) {
    const at = Math.floor(dice() * whole.length);
    const length = 1 + Math.floor(dice() * 20);
    const put = ['', '}', '"', '(', '...', '`${a}`', '\u0000'][Math.floor(dice() * 7)]!;
    const text = whole.slice(0, at) + put + whole.slice(at + length);
    const problems = problemsOf(text);
    if (problems.length > 0) refused += 1;
    // A text that can be read loses no values.
    else expect(readRawText(text).theme).toEqual(new Function(`return (${text});`)());
    for (const problem of problems) expect(problem).toMatch(/^\d+:\d+ \S/);
  }
  expect(refused).toBeGreaterThan(75);
});

test('invalid values and unknown keys in raw text have a line and a column', () => {
  const text = `// Brand
export const theme = {
  brand: 'us',
  colors: {
    text: 'blau',
    odd: 4,
    modes: { dark: { text: 5 } },
  },
  space: [0, , true],
};`;
  expect(readRawText(text).problems).toEqual([
    {
      line: 3,
      column: 3,
      isWrong: false,
      message: 'brand: Theme UI doesn’t use this key. It’s kept.',
    },
    {
      line: 5,
      column: 5,
      isWrong: true,
      message: 'colors.text: “blau” isn’t a CSS color.',
    },
    {
      line: 6,
      column: 5,
      isWrong: true,
      message: expect.stringMatching(/^colors.odd: /) as string,
    },
    {
      line: 7,
      column: 22,
      isWrong: true,
      message: expect.stringMatching(/^colors.modes.dark.text: /) as string,
    },
    // A hole in an array has no position.
    { line: 9, column: 3, isWrong: true, message: expect.stringMatching(/^space.1: /) as string },
    { line: 9, column: 16, isWrong: true, message: expect.stringMatching(/^space.2: /) as string },
  ]);
  expect(readRawText('{ a: f() }').problems).toEqual([
    {
      line: 1,
      column: 6,
      isWrong: true,
      message: expect.stringMatching(/^Piece of code/) as string,
    },
  ]);
  expect(readRawText('{ "colors": { "text": "#000" } }').problems).toEqual([]);
  expect(readRawText('{ "$schema": "/s.json", "space": [1] }')).toEqual({
    theme: { space: [1] },
    problems: [],
  });
});
