import fs from 'node:fs';
import type { PlainObject } from '../../src/base/theme-data/changes';
import { exportFormats } from '../../src/studio/themes/exports';
import type { ReadTheme } from '../../src/studio/themes/import-source';
import { pick, seededRandom } from '../../src/studio/themes/seed';
import { MAX_TEXT_LENGTH, UnreadableTheme } from '../../src/studio/themes/text-problems';
import { importTheme } from '../support/read-theme';
import { fixtures, presetThemes } from '../support/themes';

const readText = (text: string, name = '') => importTheme([{ name, text }]);

const schemaUrl = 'https://theme-ui.com/theme.schema.json';

const formats = {
  typescript: 'TypeScript',
  json: 'JSON',
  css: 'CSS',
  'tailwind-4': 'Tailwind 4',
  shadcn: 'Tailwind 4',
  'tailwind-3': 'Tailwind 3',
  tokens: 'design tokens',
};

describe.each(exportFormats.map((format) => [format.label, format] as const))(
  '%s',
  (_label, format) => {
    test.each(fixtures)(
      'the export of %s is recognized and unchanged after reading',
      (_name, theme) => {
        const { text, leftOut } = format.write(theme, schemaUrl);
        const read = readText(text);
        expect(read.format).toBe(formats[format.id as keyof typeof formats]);
        // Tokens of a mode are those that differ from the root.
        if (format.id === 'tokens') {
          expect(readText(format.write(read.theme, schemaUrl).text).theme).toEqual(read.theme);
        } else expect(format.write(read.theme, schemaUrl).text).toEqual(text);
        if (['typescript', 'json'].includes(format.id)) {
          expect(leftOut).toEqual([]);
          expect(read.theme).toEqual(theme);
        }
      },
    );
  },
);

const json = exportFormats.find(({ id }) => id === 'json')!;

test('exported JSON names its schema first; changes to a preset don’t, because they aren’t a theme', () => {
  const theme: PlainObject = { styles: { a: { color: 'red' } } };
  const difference = { base: 'base', preset: {}, changes: { colors: { text: null } }, theme };
  expect(JSON.parse(json.write(theme, schemaUrl).text)).toEqual({ $schema: schemaUrl, ...theme });
  expect(json.write(theme, schemaUrl).text).toMatch(/^\{\n {2}"\$schema": "https:/);
  expect(json.toDifference!(difference)).not.toContain('$schema');
});

test.each<[string, string, PlainObject]>([
  [
    'JSON with styles only',
    '{"$schema":"/s.json","styles":{"a":{"color":"red"}}}',
    { styles: { a: { color: 'red' } } },
  ],
  ['a module', "export default { $schema: './s.json', space: [0, 4] };", { space: [0, 4] }],
  ['null as the schema', '{"$schema":null,"space":[0]}', { space: [0] }],
  [
    'a registry item',
    '{"$schema":"https://ui.shadcn.com/schema/registry-item.json","cssVars":{"light":{"background":"#fff"}}}',
    { colors: { background: '#fff' } },
  ],
  [
    'design tokens',
    '{"$schema":"https://www.designtokens.org/schemas/2025.10/format.json","space":{"$type":"number","a":{"$value":1}}}',
    { space: { a: 1 } },
  ],
])('$schema at the root is dropped without a report: %s', (_what, text, theme) => {
  const read = readText(text);
  expect(read.theme).toMatchObject(theme);
  expect(read.theme).not.toHaveProperty('$schema');
  expect([...read.leftOut, ...read.problems]).toEqual([]);
});

test('$schema in a group of a theme is kept', () => {
  const theme = { fonts: { $schema: 'serif' } };
  expect(readText(JSON.stringify(theme)).theme).toEqual(theme);
});

test.each(['ts', 'esm.js'])('all presets are read from their .%s files', (ending) => {
  const results = presetThemes.map(([name, theme]) => {
    const folder = `node_modules/@theme-ui/preset-${name}`;
    const files =
      ending === 'ts'
        ? fs.readdirSync(`${folder}/src`).map((file) => `${folder}/src/${file}`)
        : [`${folder}/dist/theme-ui-preset-${name}.esm.js`];
    const sources = files.map((file) => ({ name: file, text: fs.readFileSync(file, 'utf8') }));
    const { leftOut, theme: read } = importTheme(sources);
    const names = leftOut.map((part) => part.name);
    const whole = Object.entries(theme).filter(([key]) => !names.includes(key));
    expect([name, read]).toEqual([name, Object.fromEntries(whole)]);
    return leftOut.map((part) => `${name}: ${part.kind} ${part.name}`);
  });
  expect(results.flat()).toEqual([]);
});

const summaryOf = ({ leftOut }: ReadTheme) =>
  leftOut.map(({ kind, name, line }) => [kind, name, line].filter(Boolean).join(' '));

test("other tools' CSS has modes, resolved references and a list of the rest", () => {
  const read = readText(`
:root { --background: #fff; --brand-color: oklch(0.6 0.2 250); --link: var(--brand-color); --duration: 4s; color: red; }
[data-theme="dark"], .dark { --background: #000; --brand-color: #eee; }
@media (prefers-color-scheme: light) { :root { --link: var(--background, blue); } }
@media print { :root { --link: #000 } }
h1 { --x: 1 }`);
  expect(read.format).toBe('CSS');
  expect(read.theme).toEqual({
    colors: {
      background: '#fff',
      'brand-color': 'oklch(0.6 0.2 250)',
      link: 'oklch(0.6 0.2 250)',
      modes: {
        dark: { background: '#000', 'brand-color': '#eee', link: '#eee' },
        light: { link: '#fff' },
      },
    },
  });
  expect(summaryOf(read)).toEqual([
    'rule color: red 2',
    'palette @media print 5',
    'selector h1 6',
    'place --duration 2',
  ]);
});

test('a Tailwind 4 theme that refers to custom properties has modes', () => {
  const read = readText(`@import 'tailwindcss';
:root { --background: #fff; --radius: 0.5rem; --font-sans: Inter, sans-serif; }
.dark { --background: #111; --radius: 0 }
@theme inline {
  --color-background: var(--background); --color-page: var(--background);
  --radius-sm: calc(var(--radius) - 2px); --font-sans: var(--font-sans);
  --text-sm: 14px; --text-sm--line-height: 1.5; --breakpoint-*: initial; --breakpoint-sm: 40em; --breakpoint-tall: 90em;
}`);
  expect(read.format).toBe('Tailwind 4');
  expect(read.theme).toEqual({
    colors: {
      background: '#fff',
      page: '#fff',
      modes: { dark: { background: '#111', page: '#111' } },
    },
    radii: { default: '0.5rem', sm: 'calc(0.5rem - 2px)' },
    fonts: { body: 'Inter, sans-serif' },
    fontSizes: { sm: 14 },
    breakpoints: ['40em', '90em'],
  });
  expect(summaryOf(read)).toEqual(['place --text-sm--line-height 7', 'mode --radius 3']);
  expect(read.notes).toEqual([
    'Theme UI doesn’t support named breakpoints, so these were converted to an array: sm, tall.',
  ]);
});

test('the theme of a Tailwind 3 configuration is read', () => {
  const read = readText(`const colors = { ink: '#111' };
/** @type {import('tailwindcss').Config} */
module.exports = {
  content: ['./src/**/*.tsx'],
  theme: {
    colors: { ...colors, gray: { DEFAULT: '#777', 100: '#eee' } },
    screens: { sm: '40em', md: '60em' },
    extend: {
      colors: { paper: '#fff' },
      fontFamily: { sans: ['Open Sans', 'sans-serif'] },
      fontSize: { sm: ['14px', { lineHeight: '20px' }] },
      keyframes: { spin: { to: { rotate: '1turn' } } },
    },
  },
  plugins: [require('x')],
};`);
  expect(read.format).toBe('Tailwind 3');
  expect(read.theme).toEqual({
    colors: { ink: '#111', gray: { __default: '#777', '100': '#eee' }, paper: '#fff' },
    fonts: { body: '"Open Sans", sans-serif' },
    fontSizes: { sm: 14 },
    breakpoints: ['40em', '60em'],
  });
  expect(summaryOf(read)).toEqual([
    'place plugins',
    'place fontSize.sm: line height',
    'place theme.keyframes',
  ]);
});

test("values that Theme UI doesn't know are kept and reported", () => {
  const { theme, problems } = readText(
    '{ colors: { text: "blau", link: "#00f" }, brand: { owner: 1 } }',
  );
  expect(theme).toEqual({ colors: { text: 'blau', link: '#00f' }, brand: { owner: 1 } });
  expect(problems).toEqual([
    { path: 'colors.text', message: '“blau” isn’t a CSS color.', isWrong: true },
    { path: 'brand', message: 'Theme UI doesn’t use this key. It’s kept.', isWrong: false },
  ]);
});

/** The reason why a text is rejected, or undefined if it can be read. Fails the test on any other error. */
function reasonOf(text: string, fileName?: string): string | undefined {
  try {
    const { theme } = readText(text, fileName);
    expect(JSON.stringify(theme)).not.toMatch(/"(__proto__|constructor|prototype)":/);
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableTheme) {
      expect(error.problem.line).toBeGreaterThan(0);
      // Of an error that code threw, only the line is known.
      expect(error.problem.column ?? 1).toBeGreaterThan(0);
    } else expect((error as Error).constructor).toBe(Error);
    return (error as Error).message;
  }
}

test.each<[string, string, RegExp, string?]>([
  ['an empty text', '', /doesn’t contain a theme/],
  ['a sentence', 'Here is my theme.', /\S/],
  ['an unsafe key in JSON', '{"__proto__":{"a":1}}', /No part of .* __proto__/],
  [
    'an unsafe key in TypeScript',
    'export default { colors: { constructor: "red" } }',
    /No part of .*constructor/,
  ],
  ['an unsafe key in CSS', ':root { --constructor: red }', /no custom properties/],
  ['an unsafe mode in CSS', '[data-theme=prototype] { --a: red }', /no custom properties/],
  [
    'an unsafe key in a Tailwind 4 theme',
    '@theme { --color-__proto__: red }',
    /no custom properties/,
  ],
  [
    'an unsafe key in a Tailwind 3 theme',
    'module.exports = { theme: { colors: { "__proto__": "red" } } }',
    /doesn’t set any colors/,
  ],
  ['too much text', `{ "a": "${'x'.repeat(MAX_TEXT_LENGTH)}" }`, /The limit is/],
  ['nested arrays', '['.repeat(90_000), /This is a list/],
  ['nested objects', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`, /nested too deeply/],
  ['nested tokens', `${'{"a":'.repeat(70)}{"$value":1}${'}'.repeat(70)}`, /nested too deeply/],
  ['nested rules', `${'a{'.repeat(50_000)}--a: red${'}'.repeat(50_000)}`, /“a” isn’t the root/],
  [
    'nested layers',
    `${'@layer{'.repeat(20_000)}:root{--a: red}${'}'.repeat(20_000)}`,
    /nested too deeply/,
  ],
  ['unterminated CSS', ':root { --a: "red', /Line 1: This isn’t CSS/],
  ['CSS without values', 'h1 { color: red }', /no custom properties/, 'a.css'],
  [
    'tokens without a matching scale',
    '{ "a": { "$value": 1, "$type": "duration" } }',
    /no design tokens/,
  ],
  [
    'a configuration with an empty theme',
    'module.exports = { theme: { animation: {} } }',
    /doesn’t set any colors/,
  ],
  ['binary data', '\u0000\u0001PNG\u0000{', /\S/],
])('%s is rejected with a reason', (_what, text, reason, ...[fileName]) => {
  expect(reasonOf(text, fileName)).toMatch(reason);
});

test('references that double in size are left out', () => {
  const properties = Array.from(
    { length: 60 },
    (_, i) => `--v${i + 1}: var(--v${i}) var(--v${i});`,
  );
  const text = `:root { --v0: 1; --self: var(--self) var(--self); --ink: #111; ${properties.join(' ')} }`;
  expect(readText(text).theme).toEqual({ colors: { ink: '#111' } });
});

test('300 damaged texts of all formats are read or rejected with a reason', () => {
  const dice = seededRandom('damaged imports');
  const sources = exportFormats.flatMap((format) =>
    fixtures.map(([, theme]) => format.write(theme, schemaUrl).text),
  ) as [string, ...string[]];
  const put: [string, ...string[]] = [
    '',
    '}',
    '{',
    '"',
    "'",
    '(',
    '/*',
    '...',
    '`${a}`',
    '\u0000',
    '"__proto__":{},',
    ':',
    ';',
    '@',
  ];
  let refused = 0;
  for (let index = 0; index < 300; index += 1) {
    const whole = pick(dice, sources);
    const at = Math.floor(dice() * whole.length);
    const isCut = dice() < 0.3;
    const rest = isCut ? '' : whole.slice(at + Math.floor(dice() * 30));
    const reason = reasonOf(whole.slice(0, at) + pick(dice, put) + rest);
    if (reason === undefined) continue;
    expect(reason).toMatch(/\S/);
    refused += 1;
  }
  expect(refused).toBeGreaterThan(150);
  expect(({} as PlainObject).a).toBeUndefined();
});
