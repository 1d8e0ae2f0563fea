import fs from 'node:fs';
import type { PlainObject } from '../../../src/themes/changes';
import { exportFormats } from '../../../src/themes/exports';
import { readTheme } from '../../../src/themes/read-theme';
import { diceOf, pick } from '../../../src/themes/seed';
import { longestText, UnreadableTheme } from '../../../src/themes/text-problems';
import { fixtures, presetThemes } from '../../support/themes';

const formats = {
  typescript: 'TypeScript',
  json: 'JSON',
  css: 'CSS',
  'tailwind-4': 'Tailwind 4',
  'tailwind-3': 'Tailwind 3',
  tokens: 'design tokens',
};

describe.each(exportFormats.map((format) => [format.label, format] as const))(
  '%s',
  (_label, format) => {
    test.each(fixtures)(
      'the export of %s is known, and says the same once it was read',
      (_name, theme) => {
        const text = format.toText(theme);
        const read = readTheme(text);
        expect(read.format).toBe(formats[format.id as keyof typeof formats]);
        expect(format.toText(read.theme)).toBe(text);
        if (format.leftOut(theme).length === 0 && !/css|tailwind/.test(format.id)) {
          expect(read.theme).toEqual(theme);
        }
      },
    );
  },
);

test.each(['ts', 'esm.js'])(
  'packages of presets are read from their .%s, or refused by line',
  (ending) => {
    const results = presetThemes.map(([name, theme]) => {
      const folder = `node_modules/@theme-ui/preset-${name}`;
      const file =
        ending === 'ts'
          ? `${folder}/src/index.ts`
          : `${folder}/dist/theme-ui-preset-${name}.esm.js`;
      try {
        const read = readTheme(fs.readFileSync(file, 'utf8'), file).theme;
        expect(read).toEqual(theme);
        return 'read';
      } catch (error) {
        if (!(error instanceof UnreadableTheme)) throw error;
        return error.message;
      }
    });
    expect(results.filter((each) => each === 'read').length).toBe(ending === 'ts' ? 7 : 8);
    for (const each of results) expect(each).toMatch(/^(read|Line \d+: \S.*)$/);
  },
);

test('CSS of others: modes by what they are known by, references followed, the rest named', () => {
  const { theme, format, notes } = readTheme(`
:root { --background: #fff; --brand-color: oklch(0.6 0.2 250); --link: var(--brand-color); --radius: 4px; color: red; }
[data-theme="dark"], .dark { --background: #000; --brand-color: #eee; }
@media (prefers-color-scheme: light) { :root { --link: var(--background, blue); } }
@media print { :root { --link: #000 } }
h1 { --x: 1 }`);
  expect(format).toBe('CSS');
  expect(theme).toEqual({
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
  expect(notes).toEqual([
    'Names of CSS have no groups: where a theme had colors.brand.color, it is colors.brand-color now.',
    'Line 2: color: red is left out: a theme takes values, no rules.',
    'Line 5: @media print is left out: a theme takes values, no rules.',
    'Line 6: h1 is left out: a theme takes values, no rules.',
    'Line 2: --radius is left out: it is no color, and its name is of no scale.',
  ]);
});

test('a theme of Tailwind 4 that refers to custom properties has modes', () => {
  const { theme, notes } = readTheme(`@import 'tailwindcss';
:root { --background: #fff; --radius: 0.5rem; --font-sans: Inter, sans-serif; }
.dark { --background: #111; --radius: 0 }
@theme inline {
  --color-background: var(--background); --color-page: var(--background);
  --radius-sm: calc(var(--radius) - 2px); --font-sans: var(--font-sans);
  --text-sm: 14px; --text-sm--line-height: 1.5; --breakpoint-sm: 40em; --breakpoint-tall: 90em;
}`);
  expect(theme).toEqual({
    colors: {
      background: '#fff',
      page: '#fff',
      modes: { dark: { background: '#111', page: '#111' } },
    },
    radii: { __default: '0.5rem', sm: 'calc(0.5rem - 2px)' },
    fonts: { sans: 'Inter, sans-serif' },
    fontSizes: { sm: 14 },
    breakpoints: ['40em', '90em'],
  });
  expect(notes).toEqual([
    "Line 1: @import 'tailwindcss' is left out: a theme takes values, no rules.",
    'Line 3: --radius in the mode dark is left out: only colors have modes.',
    'Line 7: --text-sm--line-height is left out: it is no color, and its name is of no scale.',
    'Breakpoints have no names in Theme UI: sm, tall became a list.',
  ]);
});

test('a configuration of Tailwind 3 is read by its theme alone', () => {
  const { theme, format, notes } = readTheme(`const colors = { ink: '#111' };
/** @type {import('tailwindcss').Config} */
module.exports = {
  content: ['./src/**/*.tsx'],
  theme: {
    colors: { ...colors, gray: { DEFAULT: '#777', 100: '#eee' } },
    extend: {
      colors: { paper: '#fff' },
      fontFamily: { sans: ['Open Sans', 'sans-serif'] },
      fontSize: { sm: ['14px', { lineHeight: '20px' }] },
      screens: { sm: '40em', md: '60em' },
      keyframes: { spin: { to: { rotate: '1turn' } } },
    },
  },
  plugins: [require('x')],
};`);
  expect(format).toBe('Tailwind 3');
  expect(theme).toEqual({
    colors: { ink: '#111', gray: { __default: '#777', '100': '#eee' }, paper: '#fff' },
    fonts: { sans: '"Open Sans", sans-serif' },
    fontSizes: { sm: 14 },
    breakpoints: ['40em', '60em'],
  });
  expect(notes).toEqual([
    "content is left out: it is Tailwind's own.",
    "plugins is left out: it is Tailwind's own.",
    'fontSize.sm: what stands beside the size is left out.',
    'theme.keyframes is left out: a theme has no place for it.',
  ]);
});

test('what is odd is kept and named', () => {
  const { theme, notes } = readTheme('{ colors: { text: "blau" }, brand: { owner: 1 } }');
  expect(theme).toEqual({ colors: { text: 'blau' }, brand: { owner: 1 } });
  expect(notes).toEqual([
    'colors.text: “blau” is no color that CSS knows. It is kept, and Theme UI cannot use it.',
    'brand: Theme UI does not read this key. It is kept.',
  ]);
});

/** The reason why a text is refused; undefined when it is read. Any other error ends the test. */
function reasonOf(text: string, fileName?: string): string | undefined {
  try {
    const { theme } = readTheme(text, fileName);
    expect(JSON.stringify(theme)).not.toMatch(/"(__proto__|constructor|prototype)":/);
    return undefined;
  } catch (error) {
    if (error instanceof UnreadableTheme) {
      for (const { line, column } of error.problems) {
        expect(line).toBeGreaterThan(0);
        expect(column).toBeGreaterThan(0);
      }
    } else expect((error as Error).constructor).toBe(Error);
    return (error as Error).message;
  }
}

const bomb = (count: number) =>
  Array.from(
    { length: count },
    (_, index) => `const a${index + 1} = { x: a${index}, y: a${index} };`,
  );

test.each<[string, string, RegExp, string?]>([
  ['nothing', '', /no theme/],
  ['a sentence', 'Here is my theme.', /\S/],
  ['an unsafe key in JSON', '{"__proto__":{"a":1}}', /__proto__ is refused/],
  [
    'an unsafe key in TypeScript',
    'export default { colors: { constructor: "red" } }',
    /constructor is refused/,
  ],
  ['an unsafe key in CSS', ':root { --constructor: red }', /constructor is refused/],
  ['an unsafe mode in CSS', '[data-theme=prototype] { --a: red }', /prototype is refused/],
  [
    'an unsafe key in a theme of Tailwind 4',
    '@theme { --color-__proto__: red }',
    /__proto__ is refused/,
  ],
  [
    'an unsafe key in a theme of Tailwind 3',
    'module.exports = { theme: { colors: { "__proto__": "red" } } }',
    /__proto__/,
  ],
  ['too much text', `{ "a": "${'x'.repeat(longestText)}" }`, /are read at most/],
  ['arrays in arrays', '['.repeat(90_000), /nested too deep/],
  ['objects in objects', `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`, /nested too deep/],
  ['tokens in tokens', `${'{"a":'.repeat(70)}{"$value":1}${'}'.repeat(70)}`, /nested too deep/],
  ['rules in rules', `${'a{'.repeat(50_000)}--a: red${'}'.repeat(50_000)}`, /no custom properties/],
  [
    'layers in layers',
    `${'@layer{'.repeat(20_000)}:root{--a: red}${'}'.repeat(20_000)}`,
    /nested too deep/,
  ],
  [
    'constants that double each other',
    `const a0 = { z: 1 };\n${bomb(24).join('\n')}\nexport default a24;`,
    /more values than are read|too deep/,
  ],
  ['CSS without an end', ':root { --a: "red', /Line 1: This is no CSS/],
  ['CSS without values', 'h1 { color: red }', /no custom properties/, 'a.css'],
  ['tokens of nothing', '{ "a": { "$value": 1, "$type": "duration" } }', /no design tokens/],
  [
    'a configuration without a theme of its own',
    'module.exports = { theme: { animation: {} } }',
    /nothing in this configuration/,
  ],
  ['binary', '\u0000\u0001PNG\u0000{', /\S/],
])('%s is refused with a reason', (_what, text, reason, ...[fileName]) => {
  expect(reasonOf(text, fileName)).toMatch(reason);
});

test('references that double each other end', () => {
  const properties = Array.from(
    { length: 60 },
    (_, i) => `--v${i + 1}: var(--v${i}) var(--v${i});`,
  );
  const text = `:root { --v0: 1; --self: var(--self) var(--self); --ink: #111; ${properties.join(' ')} }`;
  expect(readTheme(text).theme).toEqual({ colors: { ink: '#111' } });
});

test('300 damaged texts of all formats are read or refused with a reason, and nothing else is thrown', () => {
  const dice = diceOf('damaged imports');
  const sources = exportFormats.flatMap((format) =>
    fixtures.map(([, theme]) => format.toText(theme)),
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
