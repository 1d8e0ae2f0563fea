import * as presets from '@theme-ui/presets';
import { merge } from 'theme-ui';
import { toPlain, type Plain } from '../../src/base/theme-data/changes';
import { groupLeftOut, leftOutText } from '../../src/studio/themes/left-out';
import type { ReadChoices, ReadTheme } from '../../src/studio/themes/import-source';
import { toTypeScriptDifference } from '../../src/studio/themes/formats/typescript/write-difference';
import { importTheme } from '../support/read-theme';

const read = (text: string, name = '', choices: ReadChoices = {}) =>
  importTheme([{ name, text }], choices);

const readAll = (files: Record<string, string>, choices: ReadChoices = {}) =>
  importTheme(
    Object.entries(files).map(([name, text]) => ({ name, text })),
    choices,
  );

/** The kind and name of each part that was left out. */
const leftOutOf = ({ leftOut }: ReadTheme) => leftOut.map(({ kind, name }) => `${kind} ${name}`);

describe('Theme UI modules', () => {
  test.each<[string, string, object]>([
    [
      'an unused import',
      `import p from './p';\nexport default { space: [0, 4] };`,
      { space: [0, 4] },
    ],
    [
      'a side-effect import',
      `import './fonts.css';\nexport default { space: [4] };`,
      { space: [4] },
    ],
    [
      'a type without `type`',
      `import { Theme, SystemStyleObject } from '@theme-ui/css';\nexport const theme: Theme = { sizes: { wide: 1 } };`,
      { sizes: { wide: 1 } },
    ],
    [
      'members and spreads of constants',
      `const brand = { blue: '#00f' };\nconst base = { colors: { ...brand, link: brand.blue, ['a1']: brand['blue'] } };\nexport const theme = { ...base, sizes: { wide: -960 } };`,
      { colors: { blue: '#00f', link: '#00f', a1: '#00f' }, sizes: { wide: -960 } },
    ],
    [
      'CommonJS',
      `"use strict";\nObject.defineProperty(exports, '__esModule', { value: true });\nconst colors = { text: '#111' };\nmodule.exports = { colors };`,
      { colors: { text: '#111' } },
    ],
    [
      'assignments to properties of constants',
      `const sizes = ['1em', '2em'];\nsizes.lead = sizes[1];\nexport default { fontSizes: sizes };`,
      { fontSizes: { 0: '1em', 1: '2em', lead: '2em' } },
    ],
    [
      'JSON5',
      `// The theme\n{ colors: { text: '#111', }, /* end */ }`,
      { colors: { text: '#111' } },
    ],
    [
      'exported types',
      `export type { A } from './a';\nexport { type B } from './b';\nexport interface C {}\nexport default { space: [4] };`,
      { space: [4] },
    ],
    ['a comment after an object', `{ space: [4] }; // the end`, { space: [4] }],
    [
      'a declared module, and `as const`',
      `declare module 'theme-ui' { interface Theme { cards?: object } }\nconst a = { textTransform: 'uppercase' as const };\nexport const theme = { text: { a } } satisfies object;`,
      { text: { a: { textTransform: 'uppercase' } } },
    ],
    [
      'packages loaded with `require`',
      `const { merge } = require('theme-ui');\nmodule.exports = merge.all({ space: [4] }, { space: [8] }, { sizes: require('@theme-ui/css/utils').makeTheme({ a: -1 }) });`,
      { space: [8], sizes: { a: -1 } },
    ],
    ...[
      'function px(n) { return n + "px" }',
      "'use strict';",
      'class Theme {}\n',
      'async function load() {}',
      'Object.defineProperty(exports, "__esModule", { value: true });',
    ].map((start): [string, string, object] => [
      `custom properties after ${start}`,
      `${start}\n// --z: 3\nexport default { styles: { root: { '--x': 1, content: '"--y: 2"' } } };`,
      { styles: { root: { '--x': 1, content: '"--y: 2"' } } },
    ]),
  ])('reads everything: %s', (_name, text, theme) => {
    const result = read(text);
    expect(result.theme).toEqual(theme);
    expect(result.leftOut).toEqual([]);
  });

  test('presets can be merged and spread', () => {
    const result = read(`
import { merge } from 'theme-ui';
import { tailwind } from '@theme-ui/presets';
import swiss from '@theme-ui/preset-swiss';
export default merge(tailwind, { fonts: swiss.fonts, colors: { ...swiss.colors, primary: '#0f6b5c' },
  breakpoints: ['30em'], space: { 1: 3 }, buttons: { primary: { px: [1, 2] } } });`);
    const { swiss, tailwind } = presets;
    const expected = merge(tailwind, {
      fonts: swiss.fonts,
      colors: { ...swiss.colors, primary: '#0f6b5c' },
      // Arrays are replaced, by objects too.
      breakpoints: ['30em'],
      space: { 1: 3 },
      buttons: { primary: { px: [1, 2] } },
    });
    expect(result.theme).toEqual(toPlain(expected));
    expect(result.leftOut).toEqual([]);
  });

  test('functions in styles become what they return, and what isn’t data is left out', () => {
    const result = read(`import { keyframes } from '@emotion/react';
import { darken } from '@theme-ui/color';
import { brand } from './brand';
const fade = keyframes\`from { opacity: 0 }\`;
export const theme = {
  colors: { text: '#111', primary: '#0066cc', dark: darken('text', 0.2), brand, link: brand.blue },
  styles: {
    main: { mt: (t) => t.space[4], p: 2, bg: darken('primary', 0.1), animation: \`\${fade} 1s\` },
    a: { color() { return 'text' }, border: (t) => t.borders.thin },
  },
  sizes: { wide: \`\${brand}px\`, ...brand.sizes, narrow: Infinity },
};`);
    expect(result.theme).toEqual({
      colors: { text: '#111', primary: '#0066cc' },
      // Theme UI has default spaces.
      styles: { main: { mt: 32, p: 2, bg: '#004d99' }, a: { color: 'text' } },
      sizes: {},
    });
    expect(result.leftOut).toEqual([
      { kind: 'function', name: 'colors.dark' },
      { kind: 'import', name: 'colors.brand', detail: './brand' },
      { kind: 'import', name: 'colors.link', detail: './brand' },
      { kind: 'place', name: 'styles.main.animation' },
      { kind: 'function', name: 'styles.a.border' },
      { kind: 'import', name: 'sizes', detail: './brand' },
      { kind: 'import', name: 'sizes.wide', detail: './brand' },
      { kind: 'place', name: 'sizes.narrow' },
    ]);
    expect(result.notes).toEqual([
      'Functions became the values that they return for this theme, and don’t follow it any longer: styles.main.mt and 2 more.',
    ]);
    expect(leftOutText(result.leftOut)).toBe(
      '8 parts were left out: 4 values from other files, 2 functions, 2 unsupported values.',
    );
    expect(groupLeftOut(result.leftOut)[0]!.kind).toBe('import');
  });

  test.each<[string, Record<string, string>, object]>([
    [
      'files by name, with and without their folder and extension',
      {
        'theme.ts': `import { brand } from './tokens/brand';\nimport space from './space.js';\nexport default { colors: brand, space };`,
        'brand.ts': `export const brand = { text: '#111' };`,
        'space.js': `module.exports = [0, 4];`,
      },
      { colors: { text: '#111' }, space: [0, 4] },
    ],
    [
      "a folder's index",
      {
        'theme.ts': `import colors from './colors';\nexport default { colors };`,
        'colors/index.ts': `export { text as default } from './text';`,
        'colors/text.ts': `export const text = { text: '#111' };`,
      },
      { colors: { text: '#111' } },
    ],
    [
      'an index that was chosen without its folder',
      {
        'theme.ts': `import { colors } from './colors';\nexport default { colors };`,
        'index.ts': `export const colors = { text: '#111' };`,
      },
      { colors: { text: '#111' } },
    ],
    [
      'files with the same name in different folders',
      {
        'src/theme.ts': `import a from './a/sizes';\nimport b from './b/sizes.js';\nimport c from '../sizes';\nexport default { sizes: { ...a, ...b, ...c } };`,
        'src/a/sizes.ts': `export default { a: 1 };`,
        'src/b/sizes.ts': `export default { b: 2 };`,
        'sizes.ts': `export default { c: 3 };`,
      },
      { sizes: { a: 1, b: 2, c: 3 } },
    ],
    [
      'everything that other files export',
      {
        'theme.ts': `import * as tokens from './tokens';\nexport default { colors: tokens.colors, sizes: tokens.scales.sizes };`,
        'tokens/index.ts': `export * from './colors';\nexport * as scales from './scales';`,
        'tokens/colors.ts': `export const colors = { text: '#111' };`,
        'tokens/scales.ts': `export const sizes = { a: 1 };`,
      },
      { colors: { text: '#111' }, sizes: { a: 1 } },
    ],
  ])('imports are resolved: %s', (_name, files, theme) => {
    const result = readAll(files);
    expect(result.theme).toEqual(theme);
    expect(result.leftOut).toEqual([]);
  });

  test('missing and circular imports are reported', () => {
    const result = readAll({
      'src/theme.ts': `export * from './parts';\nimport a from './a/sizes';\nimport b from './b';\nexport default { space: [4], sizes: a, radii: b };`,
      'src/c/sizes.ts': `export default { c: 1 };`,
      'src/b.ts': `import theme from './theme';\nexport default theme;`,
    });
    expect(result.theme).toEqual({ space: [4], radii: {} });
    expect(leftOutOf(result)).toEqual([
      'import sizes',
      // `b.ts` has what `theme.ts` exported so far.
      'import radii',
      'place radii.default',
      'unused src/c/sizes.ts',
    ]);
    expect(result.leftOut[0]).toMatchObject({ detail: './a/sizes', file: 'src/theme.ts' });
    const cycle = read('const theme = { space: [4] };\ntheme.self = theme;\nexport default theme;');
    expect(cycle.theme).toEqual({ space: [4] });
    expect(leftOutOf(cycle)).toEqual(['place self']);
  });

  test.each<[string, string, object]>([
    ['a calculation', 'export default { sizes: { a: 16 * 4 } };', { sizes: { a: 64 } }],
    ['a condition', 'export default { space: true ? [1] : [2] };', { space: [1] }],
    [
      'functions',
      'const rem = (n) => `${n}rem`;\nfunction px(n) { return n + "px" }\nexport default { sizes: { a: rem(4) }, space: [1, 2].map(px) };',
      { sizes: { a: '4rem' }, space: ['1px', '2px'] },
    ],
    [
      'an export after something else on its line',
      'const rem = (n) => `${n}rem`; export const theme = { sizes: { a: rem(2) } };',
      { sizes: { a: '2rem' } },
    ],
    [
      'entries',
      "export default { colors: Object.fromEntries(['a', 'b'].map((name) => [name, '#00f'])) };",
      { colors: { a: '#00f', b: '#00f' } },
    ],
    [
      'spread arguments',
      "import { merge } from 'theme-ui';\nconst all = [{ space: [4] }];\nexport default merge({ sizes: { a: 1 } }, ...all);",
      { sizes: { a: 1 }, space: [4] },
    ],
    [
      'a function that returns the theme',
      'const makeTheme = (theme) => theme;\nexport default makeTheme({ sizes: { a: 1 } } as const);',
      { sizes: { a: 1 } },
    ],
    [
      'a missing function around a theme',
      "import withFonts from 'someone/fonts';\nexport default withFonts({ sizes: { a: 1 } });",
      { sizes: { a: 1 } },
    ],
    [
      'a missing function that merges',
      "import merge from 'lodash.merge';\nexport default merge({ sizes: { a: 1 } }, { sizes: { b: 2 }, space: [4] });",
      { sizes: { a: 1, b: 2 }, space: [4] },
    ],
    [
      'what Node.js has',
      'const { base } = require("@theme-ui/presets");\nexports.theme = { fonts: base.fonts, sizes: { a: 1 } };',
      { fonts: presets.base.fonts, sizes: { a: 1 } },
    ],
    [
      'an error after the export',
      'module.exports = { sizes: { a: 1 } };\nmodule.exports.space.length = 2;',
      { sizes: { a: 1 } },
    ],
  ])('code runs: %s', (_what, text, theme) => {
    expect(read(text).theme).toEqual(theme);
  });

  test.each([
    ['const t = { sizes: { a: 1 } };\nt.b.c = 1;\nexport default t;', 2, 'TypeError'],
    ['export default {\n  colors: { text: f() } };', 2, 'ReferenceError: f is not defined'],
    ['enum Size { small }\nexport default { sizes: {} };', 1, 'erasable TypeScript'],
    ['for (;;) {}\nexport default { sizes: {} };', 1, 'without a pause'],
    ['const a = { colors: {} }\nexport default { ...a, `b` };', 2, 'Unexpected token'],
  ])('why code ends is reported with its line: %s', (text, line, message) => {
    expect(() => read(text)).toThrow(`Line ${line}: `);
    expect(() => read(text)).toThrow(message);
  });

  const doubled = (line: (index: number) => string) =>
    Array.from({ length: 25 }, (_, index) => line(index)).join('\n');
  test.each([
    [
      'objects',
      `const a0 = { z: 1 };\n${doubled((n) => `const a${n + 1} = { x: a${n}, y: a${n} };`)}\nexport default a25;`,
    ],
  ])('%s that double in size are rejected without delay', (_name, text) => {
    expect(() => read(text)).toThrow('too many values');
  });

  test('breakpoints that have names, too, stay a list', () => {
    const result = read(
      "const breakpoints = ['40em', '60em'];\nbreakpoints.md = breakpoints[1];\nexport default { breakpoints };",
    );
    expect(result.theme).toEqual({ breakpoints: ['40em', '60em'] });
    expect(result.problems).toEqual([]);
    expect(leftOutOf(result)).toEqual(['place breakpoints.md']);
  });

  test("an index is only the file of an import if it has the import's name", () => {
    const result = readAll({
      'theme.ts': `import brand from './brand';\nimport { sizes } from './sizes';\nimport { space } from './scales';
export default { colors: { text: '#111', brand }, sizes, space };`,
      'index.ts': `export const space = [0, 4];\nexport default { red: '#f00' };`,
    });
    expect(result.theme).toEqual({ colors: { text: '#111' }, space: [0, 4] });
    expect(leftOutOf(result)).toEqual(['import colors.brand', 'import sizes']);
  });

  test('of files with the same name, an import is from the one that has it', () => {
    const files = {
      'theme.ts': `import { red } from './a/colors';\nimport { blue, gray } from './b/colors';
export default { colors: { red, blue, gray } };`,
      'colors.ts': `export const red = '#f00';\nexport const gray = '#777';`,
      'colors (2).ts': `export const blue = '#00f';\nexport const gray = '#888';`,
    };
    const result = readAll(files);
    expect(result.theme).toEqual({ colors: { red: '#f00', blue: '#00f' } });
    expect(leftOutOf(result)).toEqual(['import colors.gray']);
  });

  const token = '{"ink":{"value":"#111","type":"color"}}';
  const registry = '{"cssVars":{"light":{"background":"#fff"}}}';
  const theme = 'export const theme = { colors: { text: "#111" } };';
  const css = ':root { --background: #fff; }';
  test.each<[string, Record<string, string>, string[]]>([
    [
      'a module with a mistake',
      { 'theme.ts': theme, 'dark.ts': 'export const x = {' },
      ['file dark.ts 1'],
    ],
    [
      'an imported module with a mistake',
      {
        'theme.ts': `import { x } from './x';\n${theme.replace('{ text', '{ x, text')}`,
        'x.ts': 'x = {',
      },
      ['import colors.x', 'file x.ts 1'],
    ],
    [
      'another module',
      { 'theme.ts': theme, 'dark.ts': 'export const dark = { colors: {} };' },
      ['unused dark.ts'],
    ],
    [
      'another JSON',
      {
        'a.json': '{"colors":{"text":"#111"},"space":[4]}',
        'b.json': '{"colors":{"text":"#222"}}',
      },
      ['unused b.json'],
    ],
    ['a JSON with a mistake', { 'a.json': token, 'b.json': '{"ink": ' }, ['file b.json 1']],
    [
      'a JSON without tokens',
      { 'a.json': token, 'package.json': '{"name":"a"}' },
      ['unused package.json'],
    ],
    ['a module with tokens', { 'a.json': token, 'theme.ts': theme }, ['unused theme.ts']],
    ['a style sheet with tokens', { 'a.json': token, 'a.css': css }, ['unused a.css']],
    ['a style sheet with a module', { 'theme.ts': theme, 'a.css': css }, ['unused a.css']],
    [
      'a second registry item',
      { 'a.json': registry, 'b.json': registry, 'a.css': css },
      ['unused b.json', 'unused a.css'],
    ],
    ['a style sheet with a mistake', { 'a.css': css, 'b.css': ':root { --a: "' }, ['file b.css 1']],
    [
      'a style sheet with a mistake, and a configuration',
      {
        'tailwind.config.js': 'module.exports = { theme: { colors: { ink: "#111" } } }',
        'b.css': ':root { --a: "',
      },
      ['file b.css 1'],
    ],
  ])('a file that isn’t read is named, and the others are read: %s', (_what, files, expected) => {
    const { leftOut, theme: readColors } = readAll(files);
    expect(Object.values(readColors.colors as object)).toHaveLength(1);
    expect(leftOut.map(({ kind, name, line = '' }) => `${kind} ${name} ${line}`.trim())).toEqual(
      expected,
    );
    for (const { kind, detail } of leftOut) if (kind === 'file') expect(detail).toMatch(/\S/);
  });

  test('a JSON without removed keys can be changes to a preset', () => {
    const text = '{"colors":{"primary":"#f00"}}';
    expect(read(text).theme).toEqual({ colors: { primary: '#f00' } });
    const changed = read(text, '', { base: 'swiss' });
    const { swiss } = presets;
    expect(changed.theme).toEqual(toPlain(merge(swiss, { colors: { primary: '#f00' } })));
  });

  test('the reader can choose one of several exports', () => {
    const text = `export const light = { colors: { text: '#111' } };\nexport const dark = { colors: { text: '#eee' }, space: [4] };`;
    expect(read(text)).toMatchObject({
      theme: { colors: { text: '#eee' } },
      exports: { names: ['light', 'dark'], chosen: 'dark' },
    });
    expect(read(text, '', { exportName: 'light' }).theme).toEqual({ colors: { text: '#111' } });
  });

  test("this site's exported differences can be read", () => {
    const { swiss } = presets;
    const preset = toPlain(swiss) as Record<string, never>;
    const changes = { colors: { text: '#123456' }, fonts: null, styles: { a: { color: 'red' } } };
    const rest = Object.fromEntries(Object.entries(preset).filter(([key]) => key !== 'fonts'));
    const theme = toPlain(merge(rest, { colors: changes.colors, styles: changes.styles })) as never;
    const text = toTypeScriptDifference({ base: 'swiss', preset: swiss, changes, theme });
    expect(read(text).theme).toEqual(theme);
    expect(read(text).leftOut).toEqual([]);
    const patch = read(JSON.stringify(changes), '', { base: 'swiss' });
    expect(patch.isPatch).toBe(true);
    expect(patch.theme).toEqual(theme);
  });

  test('line numbers are the same with CRLF', () => {
    const [left] = read("{\r\n  colors: { text: '#111', text: '#222' },\r\n}").leftOut;
    expect(left).toMatchObject({ line: 2, column: 13 });
    expect(() => read('export default {\r\n  colors: f(),\r\n};')).toThrow('Line 2');
  });
});

describe('Tailwind CSS', () => {
  test("a version 3 configuration is read with `require`, plugins, and Tailwind's colors and fonts", () => {
    const result = read(
      `const { fontFamily } = require('tailwindcss/defaultTheme');
const colors = require('tailwindcss/colors');
import animate from 'tailwindcss-animate';
module.exports = {
  darkMode: ['class'],
  content: ['./app/**/*.tsx'],
  theme: {
    extend: {
      colors: { gray: colors.slate, brand: colors.sky[500] },
      fontFamily: { sans: ['Inter', ...fontFamily.mono] },
      typography: () => ({ DEFAULT: {} }),
      spacing: ({ theme }) => ({ wide: theme('spacing.4'), half: theme('spacing[1.5]') }),
      borderColor: ({ colors }) => colors.red,
      maxWidth: ({ theme, breakpoints }) => breakpoints({ ...theme('screens'), wide: { max: '1px' } }),
      borderRadius: (theme, { negative }) => negative({ none: '0', card: theme('spacing.2') }),
    },
  },
  plugins: [animate, require('@tailwindcss/typography')],
};`,
      'tailwind.config.js',
    );
    expect(result.theme.colors).toMatchObject({ gray: { 500: '#64748b' }, brand: '#0ea5e9' });
    expect(result.theme.fonts).toEqual({
      body: expect.stringMatching(/^Inter, ui-monospace, SFMono-Regular, /) as string,
    });
    expect(leftOutOf(result)).toEqual([
      'place plugins',
      'place theme.typography',
      'place theme.borderColor',
    ]);
    expect(result.theme.space).toEqual({ wide: '1rem', half: '0.375rem' });
    expect(result.theme.sizes).toMatchObject({ 'screen-sm': 640, 'screen-2xl': 1536 });
    expect(result.theme.radii).toEqual({ '-card': '-0.5rem' });
    const base =
      "export default { theme: { extend: { colors: { ink: '#111' }, spacing: { 1: '1px' } } } };";
    const files = {
      'base.ts': base,
      'tailwind.config.ts':
        "import base from './base';\nexport default { presets: [base], theme: { extend: { colors: () => ({ paper: '#fff' }) } } };",
    };
    expect(readAll(files)).toMatchObject({
      format: 'Tailwind 3',
      theme: { colors: { ink: '#111', paper: '#fff' }, space: { 1: 1 } },
      leftOut: [],
    });
  });

  test('a version 3 configuration has modes if the stylesheet with its custom properties is added', () => {
    const config = `import type { Config } from 'tailwindcss';
export default { darkMode: ['class'], content: ['./src/**/*.tsx'], theme: { extend: {
  colors: { background: 'hsl(var(--background))', foreground: 'hsl(var(--foreground) / <alpha-value>)',
    primary: { DEFAULT: 'hsl(var(--primary))', foreground: 'hsl(var(--elsewhere))' } },
  borderRadius: { lg: 'var(--radius)' } } }, plugins: [] } satisfies Config;`;
    const css = `@tailwind base; @layer base {
  :root { --background: 0 0% 100%; --foreground: 240 10% 4%; --primary: 240 6% 10%; --radius: 0.5rem; }
  .dark { --background: 240 10% 4%; --foreground: 0 0% 98%; } }`;
    const result = readAll({ 'tailwind.config.ts': config, 'globals.css': css });
    expect(result.format).toBe('Tailwind 3');
    expect(result.theme).toEqual({
      colors: {
        background: 'hsl(0 0% 100%)',
        text: 'hsl(240 10% 4%)',
        primary: { __default: 'hsl(240 6% 10%)' },
        modes: { dark: { background: 'hsl(240 10% 4%)', text: 'hsl(0 0% 98%)' } },
      },
      radii: { lg: '0.5rem' },
    });
    expect(result.leftOut).toEqual([
      { kind: 'place', name: 'plugins' },
      { kind: 'variable', name: 'colors.primary.foreground', detail: 'var(--elsewhere)' },
    ]);
    expect(() => read(config)).toThrow(/in other files, such as var\(--background\). Add/);
    const more = {
      'tailwind.config.js': `module.exports = { theme: { spacing: { 1: 4, 0.5: '2px' }, lineHeight: { a: 1.5 } } };`,
    };
    const rest = readAll({
      ...more,
      'globals.css': ':root { --chart: #f00; } body { @apply bg-a; }',
    });
    expect(rest.theme).toEqual({ space: { 0.5: 2, 1: 4 }, lineHeights: { a: 1.5 } });
    expect(leftOutOf(rest)).toEqual(['place --chart']);
  });

  test.each<[string, string, object]>([
    [
      'a function as fallback',
      ':root { --a: #f00; --color-primary: var(--a, rgb(0 0 0)) }',
      { a: '#f00', primary: '#f00' },
    ],
    [
      'a reference as fallback',
      ':root { --b: #0f0; --color-primary: var(--a, var(--b, #00f)) }',
      { b: '#0f0', primary: '#0f0' },
    ],
    [
      'both schemes in a value',
      ':root { --color-text: light-dark(#111, rgb(238 238 238 / var(--a, 1))) } .dark { --color-primary: light-dark(#00f, #0ff) }',
      {
        text: '#111',
        modes: { dark: { text: 'rgb(238 238 238 / 1)', primary: '#0ff' } },
      },
    ],
    [
      'both schemes in `@theme`',
      '@theme { --color-text: light-dark(#111, #eee); }',
      { text: '#111', modes: { dark: { text: '#eee' } } },
    ],
    [
      'modes without a root',
      '.dark { --color-text: #eee } .light { --color-text: #111 }',
      { text: '#111', modes: { dark: { text: '#eee' } } },
    ],
    [
      'modes and a root without colors',
      ':root { --radius: 4px } .light { --background: #fff } .dark { --background: #000 }',
      { background: '#fff', modes: { dark: { background: '#000' } } },
    ],
    ...[
      '.dark',
      ':root.dark',
      ':root[class~="dark"]',
      ':where(.dark, .dark *)',
      ':root:is(.dark)',
      '[data-theme="dark"]',
    ].map((selector): [string, string, object] => [
      selector,
      `:root { --color-text: #111 } ${selector} { --color-text: #eee }`,
      { text: '#111', modes: { dark: { text: '#eee' } } },
    ]),
    [
      'a nested `.dark &`',
      ':root { --color-text: #111; .dark & { --color-text: #eee } }',
      { text: '#111', modes: { dark: { text: '#eee' } } },
    ],
  ])('all colors are read from a stylesheet with %s', (_, css, colors) => {
    const { theme, leftOut } = read(css);
    expect(theme.colors).toEqual(colors);
    expect(leftOut).toEqual([]);
  });

  test.each<[string, string, string[], string[]?]>([
    [
      'a further one',
      '@theme { --breakpoint-3xl: 120rem; }',
      ['40rem', '48rem', '64rem', '80rem', '96rem', '120rem'],
      ['sm', 'md', 'lg', 'xl', '2xl'],
    ],
    [
      'one between them, and others of its own',
      '@theme { --breakpoint-md: 50rem; --breakpoint-tablet: 60rem; --breakpoint-2xl: initial; }',
      ['40rem', '50rem', '60rem', '64rem', '80rem'],
      ['sm', 'lg', 'xl'],
    ],
    ['none of its own', '@theme { --breakpoint-*: initial; --breakpoint-sm: 30rem; }', ['30rem']],
    ['no defaults at all', '@theme { --*: initial; --breakpoint-sm: 30rem; }', ['30rem']],
    [
      'resets after values',
      '@theme { --breakpoint-x: 9rem; --breakpoint-*: initial; --breakpoint-sm: 30rem; }',
      ['30rem'],
    ],
    [
      'a version 3 configuration that extends them',
      "module.exports = { theme: { extend: { screens: { '3xl': '1920px' } } } }",
      ['640px', '768px', '1024px', '1280px', '1536px', '1920px'],
      ['sm', 'md', 'lg', 'xl', '2xl'],
    ],
    [
      'a version 3 configuration that replaces them',
      "module.exports = { theme: { screens: { sm: '600px' }, extend: { screens: { md: '900px' } } } }",
      ['600px', '900px'],
    ],
    [
      'a registry item',
      '{"cssVars":{"theme":{"breakpoint-3xl":"120rem"},"light":{"primary":"#07c"}}}',
      ['40rem', '48rem', '64rem', '80rem', '96rem', '120rem'],
      ['sm', 'md', 'lg', 'xl', '2xl'],
    ],
  ])(
    "breakpoints are those of Tailwind's that a theme extends: %s",
    (_what, text, list, ...[added]) => {
      const { theme, notes, leftOut } = read(text);
      expect(theme.breakpoints).toEqual(list);
      const note = `Tailwind’s own breakpoints were added, because this theme extends them: ${added?.join(', ')}.`;
      expect(notes.filter((each) => each.startsWith('Tailwind'))).toEqual(added ? [note] : []);
      expect(leftOut).toEqual([]);
    },
  );

  test("tweakcn's shadows are read without the custom properties of their parts", () => {
    const parts = ['x: 0px', 'y: 1px', 'blur: 3px', 'spread: 0px', 'opacity: 0.1'];
    const { theme } = read(`:root { --shadow-sm: 0 1px 3px 0 #0001;
${parts.map((part) => `--shadow-${part};`).join(' ')} --shadow-color: #000; }
@theme inline { --shadow-sm: var(--shadow-sm); }`);
    expect(theme.shadows).toEqual({ sm: '0 1px 3px 0 #0001' });
  });

  test('a font stack keeps its known fonts', () => {
    for (const css of [
      '@theme { --font-sans: var(--font-lora),\n  Georgia,\n  serif; }',
      ':root { --background: #fff; --font-sans: var(--font-lora), Georgia, serif }',
    ]) {
      const result = read(css);
      expect(result.theme.fonts).toEqual({ body: 'Georgia, serif' });
      expect(result.leftOut).toMatchObject([
        { kind: 'variable', name: '--font-sans', detail: 'var(--font-lora)' },
      ]);
    }
    const config = `module.exports = { theme: { extend: { fontFamily: {
  sans: ['var(--font-inter)', 'Open Sans', 'serif'], display: ['var(--font-lora)'] } } } };`;
    const configured = read(config);
    expect(configured.theme.fonts).toEqual({ body: '"Open Sans", serif' });
    expect(leftOutOf(configured)).toEqual([
      'variable fontFamily.sans',
      'variable fontFamily.display',
    ]);
  });

  test("shadcn/ui's names become Theme UI's in all modes, unless the reader opts out", () => {
    const css = `:root { --background: #fff; --foreground: #111; --radius: 0.5rem; --font-mono: Menlo; }
.dark { --background: #111; --foreground: #eee }`;
    const result = read(css);
    expect(result.theme).toEqual({
      colors: {
        background: '#fff',
        text: '#111',
        modes: { dark: { background: '#111', text: '#eee' } },
      },
      radii: { default: '0.5rem' },
      fonts: { monospace: 'Menlo' },
    });
    expect(result.renamed).toEqual([
      ['colors.foreground', 'colors.text'],
      ['fonts.mono', 'fonts.monospace'],
      ['radii.__default', 'radii.default'],
    ]);
    const withButtons = read(
      `:root { --foreground: #111; --primary: #222; --primary-foreground: #fff; --border: #ddd; --radius: 4px; }`,
    );
    expect(withButtons.theme).toMatchObject({
      buttons: {
        primary: { color: 'primary-foreground', bg: 'primary', borderRadius: 'default' },
      },
      forms: { input: { borderColor: 'border', borderRadius: 'default' } },
    });
    expect(withButtons.theme.buttons).not.toHaveProperty('secondary');
    expect(withButtons.renamed).toContainEqual([
      'colors.primary-foreground',
      'buttons.primary.color',
    ]);
    expect(read(css, '', { renames: false }).theme).toMatchObject({
      colors: { foreground: '#111', modes: { dark: { foreground: '#eee' } } },
    });
  });

  test("selectors that aren't a mode are reported, and the rest of the list is read", () => {
    const css = `:root, .card { --color-text: #111 } .theme-sea { --color-text: #00f }
.dark, .dark-mode, .dark *, aside { --color-text: #eee }`;
    const result = read(css);
    expect(result.theme.colors).toEqual({
      text: '#111',
      modes: { sea: { text: '#00f' }, dark: { text: '#eee' } },
    });
    expect(leftOutOf(result)).toEqual(['selector .card', 'selector aside']);
  });

  test('custom properties are assigned to scales by name if their values fit, with and without `@theme`', () => {
    const css = `--background: #fff; --shadow-sm: 0 1px 2px #0003; --tracking-normal: .01em; --font-size-1: 1rem;
--radius-2: 5px; --space-3: 8px; --text-primary: #333; --text-align: center; --font-display: swap; --z-modal: 1000; --z-index-menu: 10;
--line-height-tight: 1.2; --size-wide: clamp(1rem, 2vw, 3rem); --shadow-color: 0 0% 0%; --border-width-thin: 1px;`;
    const result = read(`:root { ${css} }`);
    const expected = {
      colors: { background: '#fff', 'text-primary': '#333', 'shadow-color': 'hsl(0 0% 0%)' },
      shadows: { sm: '0 1px 2px #0003' },
      letterSpacings: { normal: '.01em' },
      fontSizes: { 1: '1rem' },
      radii: { 2: 5 },
      space: { 3: 8 },
      fonts: { display: 'swap' },
      zIndices: { modal: 1000, menu: 10 },
      lineHeights: { tight: 1.2 },
      sizes: { wide: 'clamp(1rem, 2vw, 3rem)' },
      borderWidths: { thin: 1 },
    };
    expect(result.theme).toEqual(expected);
    expect(leftOutOf(result)).toEqual(['place --text-align']);
    expect(read(`:root { ${css} } @theme { --color-link: #00f; }`).theme).toMatchObject({
      shadows: expected.shadows,
      radii: expected.radii,
      colors: { ...expected.colors, link: '#00f' },
    });
  });

  test('a missing imported stylesheet is reported', () => {
    const css = "@import 'tailwindcss'; @import './brand.css'; :root { --color-text: #111 }";
    expect(leftOutOf(read(css))).toEqual(['import @import ./brand.css']);
    const files = { 'a.css': css, 'brand.css': ':root { --color-link: #00f }' };
    expect(readAll(files)).toMatchObject({ theme: { colors: { link: '#00f' } }, leftOut: [] });
  });

  test('bare color channels are read as colors', () => {
    expect(read(':root { --background: 0 0% 100%; --ink: 222.2 84% 4.9% }').theme).toEqual({
      colors: { background: 'hsl(0 0% 100%)', ink: 'hsl(222.2 84% 4.9%)' },
    });
    expect(read(':root { --ink: 17 24 39; --color-text: rgb(var(--ink) / 0.9); }')).toMatchObject({
      theme: { colors: { text: 'rgb(17 24 39 / 0.9)' } },
      leftOut: [],
    });
  });

  test('variables from other files are reported, and resolved once the files are added', () => {
    const css =
      '@theme inline { --color-p: var(--p); --color-q: #fff; --font-sans: var(--font-geist); }';
    const result = read(css);
    expect(result.theme).toEqual({ colors: { q: '#fff' } });
    expect(result.leftOut).toEqual([
      { kind: 'variable', name: '--color-p', detail: 'var(--p)', line: 1, column: 17 },
      { kind: 'variable', name: '--font-sans', detail: 'var(--font-geist)', line: 1, column: 55 },
    ]);
    const both = readAll({ 'a.css': css, 'b.css': ':root { --p: #f00; --font-geist: Geist }' });
    expect(both.theme).toMatchObject({
      colors: { p: '#f00', q: '#fff' },
      fonts: { body: 'Geist' },
    });
    expect(() => read('@theme inline { --color-p: var(--p) }')).toThrow(/var\(--p\). Add/);
  });

  test('the spacing multiplier and text shadows are left out', () => {
    const result = read(
      '@theme { --spacing: 0.25rem; --text-shadow-xs: 0 1px #000; --color-a: red }',
    );
    expect(result.theme).toEqual({ colors: { a: 'red' } });
    expect(leftOutOf(result)).toEqual(['place --spacing', 'place --text-shadow-xs']);
  });
});

describe('design tokens', () => {
  const srgb = (...components: number[]) => ({ colorSpace: 'srgb', components });
  const color = (value: string, $extensions?: object) => ({
    value,
    type: 'color',
    ...($extensions && { $extensions }),
  });
  const readTokens = (document: object) => read(JSON.stringify(document));
  /** The same tokens with the property names of the W3C format. */
  const toW3c = (document: object) =>
    JSON.parse(JSON.stringify(document).replaceAll(/"(value|type)":/g, '"$$$1":')) as object;

  test('several modifiers have separately named modes in resolver order', () => {
    const color = (value: number) => [{ a: { $type: 'color', $value: srgb(value, value, value) } }];
    const result = readTokens({
      sets: {
        second: { sources: color(0.2) },
        first: { sources: color(0) },
        unused: { sources: color(1) },
      },
      modifiers: {
        theme: { contexts: { light: [], high: color(0.4) }, default: 'light' },
        contrast: { contexts: { normal: [], high: color(0.6) }, default: 'normal' },
      },
      resolutionOrder: [
        { $ref: '#/sets/first' },
        { $ref: '#/sets/second' },
        { $ref: '#/modifiers/theme' },
        { $ref: '#/modifiers/contrast' },
      ],
    });
    expect(result.theme.colors).toEqual({
      a: '#333333',
      modes: { high: { a: '#666666' }, 'contrast-high': { a: '#999999' } },
    });
    expect(leftOutOf(result)).toEqual(['token sets.unused']);
  });

  test('older drafts, mixed groups, untyped aliases, and modes in extensions are read', () => {
    const result = readTokens({
      $type: 'color',
      brand: {
        ink: {
          $value: '#0c0c0d',
          $extensions: { mode: { dark: '#fafafa', bright: '{brand.paper}' } },
        },
        paper: { $value: '#fff' },
        gap: { $type: 'dimension', $value: '8px' },
        family: { $type: 'fontFamily', $value: ['Inter', 'Open Sans'] },
        weight: { $type: 'fontWeight', $value: 600 },
      },
      radius: { $type: 'dimension', card: { $value: '0.5rem' } },
      semantic: { text: { $value: '{brand.ink}' }, gutter: { $value: '{brand.gap}' } },
      shadow: {
        low: {
          $type: 'shadow',
          $value: {
            color: '{brand.ink}',
            offsetX: '0',
            offsetY: { value: 1, unit: 'px' },
            blur: '2px',
          },
        },
      },
      empty: {},
      easing: { $type: 'cubicBezier', in: { $value: [0, 0, 1, 1] } },
    });
    expect(result.theme).toEqual({
      colors: {
        brand: { ink: '#0c0c0d', paper: '#fff' },
        semantic: { text: '#0c0c0d' },
        modes: {
          dark: { brand: { ink: '#fafafa', paper: '#fff' }, semantic: { text: '#fafafa' } },
          bright: { brand: { ink: '#fff', paper: '#fff' }, semantic: { text: '#fff' } },
        },
      },
      space: { brand: { gap: 8 } },
      sizes: { semantic: { gutter: 8 } },
      fonts: { brand: { family: 'Inter, "Open Sans"' } },
      fontWeights: { brand: { weight: 600 } },
      radii: { card: '0.5rem' },
      shadows: { low: '0 1px 2px 0 #0c0c0d' },
    });
    expect(leftOutOf(result)).toEqual([
      'token easing.in',
      'mode dark: shadows',
      'mode bright: shadows',
    ]);
  });

  test('circular sets of a resolver are read once', () => {
    const ref = (name: string) => ({ $ref: `#/sets/${name}` });
    const sets: Record<string, object> = { s0: { sources: [ref('s40'), { a: color('#fff') }] } };
    for (let i = 1; i <= 40; i += 1)
      sets[`s${i}`] = { sources: [ref(`s${i - 1}`), ref(`s${i - 1}`)] };
    const document = toW3c({ sets, resolutionOrder: [ref('s40')] });
    expect(readTokens(document).theme).toEqual({ colors: { a: '#fff' } });
  });

  test('aliases that double in size are left out', () => {
    const color = { $type: 'color', $value: '#fff' };
    const first = { color: '{color}', offsetX: 0, offsetY: 1, blur: 2 };
    const doubled = Array.from({ length: 19 }, (_, i) => [
      `s${i + 1}`,
      { $type: 'shadow', $value: [`{s${i}}`, `{s${i}}`] },
    ]);
    const s0 = { $type: 'shadow', $value: first };
    const { leftOut, theme } = readTokens({ color, s0, ...Object.fromEntries(doubled) });
    expect(theme.shadows).toHaveProperty('s0', '0 1px 2px 0 #fff');
    expect(leftOut.map(({ name }) => name)).toContain('s19');
    expect(JSON.stringify(theme).length).toBeLessThan(10_000);
  });

  test("a resolver's files are read together, and missing ones are reported", () => {
    const resolver = JSON.stringify({
      sets: { base: { sources: [{ $ref: 'tokens/base.tokens' }] } },
      resolutionOrder: [{ $ref: '#/sets/base' }],
    });
    const base = JSON.stringify({ a: { $type: 'color', $value: '#fff' } });
    expect(() => read(resolver)).toThrow(/in other files: tokens\/base.tokens. Add/);
    const files = { 'x.resolver.json': resolver, 'base.tokens': base };
    expect(readAll(files).theme).toEqual({ colors: { a: '#fff' } });
  });

  test('sets of Tokens Studio named light and dark become modes', () => {
    const result = readTokens({
      core: {
        blue: { value: '#00f', type: 'color' },
        sky: { value: '#0af', type: 'color' },
        body: { value: "Inter, 'Segoe UI', sans-serif", type: 'fontFamilies' },
        strong: { value: 'Semi Bold', type: 'fontWeights' },
        roman: { value: '55 Roman', type: 'fontWeights' },
        tight: { value: '-5%', type: 'letterSpacing' },
        tall: { value: '140%', type: 'lineHeights' },
        loose: { value: '24', type: 'lineHeights' },
        faint: { value: '10%', type: 'opacity' },
        round: { value: '8', type: 'borderRadius' },
        wide: { value: '{round} * 2', type: 'spacing' },
        fluid: { value: 'clamp(1rem, 2vw, 3rem)', type: 'fontSizes' },
        lift: {
          value: { x: '0', y: '4', blur: '8', spread: '0', color: '#000', type: 'innerShadow' },
          type: 'boxShadow',
        },
      },
      'web/light': { link: { value: '{blue}', type: 'color' } },
      'web/dark': { link: { value: '{sky}', type: 'color' } },
      $metadata: { tokenSetOrder: ['core', 'web/light', 'web/dark'] },
    });
    expect(result.theme).toEqual({
      colors: { blue: '#00f', sky: '#0af', link: '#00f', modes: { dark: { link: '#0af' } } },
      fonts: { body: 'Inter, "Segoe UI", sans-serif' },
      fontWeights: { strong: 600 },
      letterSpacings: { tight: '-0.05em' },
      lineHeights: { tall: '140%', loose: '24px' },
      opacities: { faint: 0.1 },
      radii: { round: 8 },
      fontSizes: { fluid: 'clamp(1rem, 2vw, 3rem)' },
      shadows: { lift: 'inset 0 4px 8px 0 #000' },
      config: { initialColorModeName: 'light' },
    });
    expect(leftOutOf(result)).toEqual(['token roman', 'token wide']);
  });

  test('line heights in px keep their unit, and unread parts of text styles are reported', () => {
    const value = { fontSize: '32px', lineHeight: 'AUTO', textCase: 'uppercase' };
    const result = readTokens({
      lineHeight: {
        body: { $type: 'dimension', $value: { value: 24, unit: 'px' } },
        heading: { $type: 'number', $value: 1.25 },
      },
      h1: { $type: 'typography', $value: value },
    });
    expect(result.theme).toEqual({
      lineHeights: { body: '24px', heading: 1.25 },
      text: { h1: { fontSize: 32 } },
    });
    expect(leftOutOf(result)).toEqual(['place h1.lineHeight', 'place h1.textCase']);
  });

  test("modes of a token can be in Figma's extension", () => {
    const $extensions = { 'com.figma': { modes: { dark: '#000' } } };
    const result = readTokens({ bg: { $type: 'color', $value: '#fff', $extensions } });
    expect(result.theme).toMatchObject({ colors: { bg: '#fff', modes: { dark: { bg: '#000' } } } });
  });

  test("sets of Tokens Studio can have the W3C's property names", () => {
    const result = readTokens({
      core: { gap: { $value: '4', $type: 'spacing' } },
      dark: { text: { $value: '#fff', $type: 'color' } },
      light: { text: { $value: '#000', $type: 'color' } },
      $themes: [],
    });
    expect(result.theme).toMatchObject({
      space: { gap: 4 },
      colors: { text: '#000', modes: { dark: { text: '#fff' } } },
    });
  });

  test('themes of Tokens Studio define the sets of each mode', () => {
    const sets = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 'enabled']));
    const day = { bg: color('#ffffff'), line: color('{bg}') };
    const night = { bg: color('#000000') };
    const themes = [
      { id: '1', name: 'Day', selectedTokenSets: { core: 'source', ...sets('day') } },
      { id: '2', name: 'Night time', selectedTokenSets: sets('core', 'day', 'night') },
    ];
    const metadata = { tokenSetOrder: ['core', 'day', 'night'] };
    const core = { ink: color('#123456') };
    const expected = {
      colors: {
        bg: '#ffffff',
        line: '#ffffff',
        ink: '#123456',
        modes: { 'Night-time': { bg: '#000000', line: '#000000' } },
      },
      config: { initialColorModeName: 'Day' },
    };
    const document = { core, day, night, $themes: themes, $metadata: metadata };
    const files = Object.fromEntries(
      Object.entries(document).map(([name, part]) => [`${name}.json`, JSON.stringify(part)]),
    );
    for (const result of [readTokens(document), readTokens(toW3c(document)), readAll(files)]) {
      expect(result.format).toBe('design tokens');
      expect(result.theme).toEqual(expected);
      expect(result.leftOut).toEqual([]);
    }
    const unused = readTokens({ day, other: night, $themes: [themes[0]!] });
    expect(leftOutOf(unused)).toEqual(['import core.json', 'token other']);
  });

  test('one theme of each group of Tokens Studio is used at a time', () => {
    const theme = (group: string, name: string) => ({
      group,
      name,
      selectedTokenSets: { [name]: 'enabled' },
    });
    const result = readTokens({
      light: { bg: color('#fff') },
      dark: { bg: color('#000') },
      acme: { brand: color('#f00') },
      other: { brand: color('#00f') },
      $themes: [
        theme('mode', 'light'),
        theme('mode', 'dark'),
        theme('brand', 'acme'),
        theme('brand', 'other'),
      ],
    });
    expect(result.theme.config).toEqual({ initialColorModeName: 'light' });
    expect(result.theme.colors).toEqual({
      bg: '#fff',
      brand: '#f00',
      modes: { dark: { bg: '#000' }, other: { brand: '#00f' } },
    });
  });

  test('sets and files that replace tokens of each other are reported, unless they are modes', () => {
    const result = readTokens({ a: { bg: color('#fff') }, b: { bg: color('#000') }, $themes: [] });
    expect(result.theme).toEqual({ colors: { bg: '#000' } });
    expect(leftOutOf(result)).toEqual(['replaced bg']);
    const files = {
      'tokens/core.json': JSON.stringify({ blue: color('#00f') }),
      'tokens/light.json': JSON.stringify({ bg: color('#fff') }),
      'tokens/dark.json': JSON.stringify({ bg: color('#000') }),
    };
    expect(readAll(files)).toMatchObject({
      theme: { colors: { blue: '#00f', bg: '#fff', modes: { dark: { bg: '#000' } } } },
      leftOut: [],
    });
  });

  test('an alias follows the mode of `$extensions`', () => {
    const result = readTokens({
      color: {
        $type: 'color',
        gray: { $value: '#ffffff', $extensions: { mode: { light: '#ffffff', dark: '#000000' } } },
        bg: { $value: '{color.gray}' },
      },
    });
    expect(result.theme).toEqual({
      colors: {
        gray: '#ffffff',
        bg: '#ffffff',
        modes: { dark: { gray: '#000000', bg: '#000000' } },
      },
      config: { initialColorModeName: 'light' },
    });
    expect(result.leftOut).toEqual([]);
  });

  test("groups named like their scale don't become keys", () => {
    const result = readTokens({
      border: { color: { $type: 'color', default: { $value: '#d9d9d9' } } },
      text: {
        fonts: { $type: 'fontFamily', serif: { $value: 'Times New Roman, serif' } },
        size: { $type: 'fontSize', large: { $value: '28px' } },
      },
      radius: { $type: 'number', small: { $value: 4 } },
    });
    expect(result.theme).toEqual({
      colors: { border: { default: '#d9d9d9' } },
      fonts: { serif: '"Times New Roman", serif' },
      fontSizes: { large: 28 },
      radii: { small: 4 },
    });
    expect(result.leftOut).toEqual([]);
    const same = readTokens({
      color: { a: color('#fff') },
      brand: { color: { a: color('#000') } },
      colors: { a: color('#111') },
    });
    expect(same.theme).toEqual({ colors: { a: '#111', brand: { a: '#000' } } });
    expect(leftOutOf(same)).toEqual(['replaced color.a']);
  });

  test('colors in other color spaces, and in the notations of Figma and Tokens Studio, are read', () => {
    const spaced = (colorSpace: string, components: number[], alpha = 1) => ({
      $type: 'color',
      $value: { colorSpace, components, alpha },
    });
    const result = readTokens({
      wide: spaced('rec2020', [0.5, 0.2, 1]),
      linear: spaced('srgb-linear', [0.1, 0.2, 0.3], 0.5),
      xyz: spaced('xyz-d65', [0.1, 0.2, 0.3]),
      shade: spaced('srgb', [0.03921568766236305, 0, 0], 0.07999999821186066),
      black: { $type: 'color', $value: '#000' },
      veil: { $type: 'color', $value: 'rgba({black}, 50%)' },
    });
    expect(result.theme.colors).toEqual({
      wide: 'color(rec2020 0.5 0.2 1)',
      linear: 'color(srgb-linear 0.1 0.2 0.3 / 0.5)',
      xyz: 'color(xyz-d65 0.1 0.2 0.3)',
      shade: 'rgb(10 0 0 / 0.08)',
      black: '#000',
      veil: '#00000080',
    });
  });

  test('tokens are read from JSON with comments and JSON5', () => {
    const expected = { colors: { red: '#f00' } };
    expect(read('/* red */ {"color":{"red":{"$value":"#f00","$type":"color"}}}').theme).toEqual(
      expected,
    );
    expect(read("{ color: { red: { $value: '#f00', $type: 'color' } } }").theme).toEqual(expected);
  });

  test('only extensions that may change a value are reported', () => {
    const result = readTokens({
      $description: 'Brand',
      a: { value: '#fff', type: 'color', description: 'Paper', owner: 'us' },
      b: color('#000', { 'com.figma.variableId': 'V:1', 'org.example': { contrast: 2 } }),
    });
    expect(result.theme).toEqual({ colors: { a: '#fff', b: '#000' } });
    expect(leftOutOf(result)).toEqual(['place $extensions.org.example']);
  });

  // The colors are those that Color.js computes.
  test.each<[string, Plain, string]>([
    ['lighten', { type: 'lighten', value: '0.2', space: 'lch' }, '#697ff0'],
    ['darken', { type: 'darken', value: 0.2, space: 'lch' }, '#274fb7'],
    ['lighten in HSL', { type: 'lighten', value: '20%', space: 'hsl' }, '#5182ef'],
    ['darken in HSL', { type: 'darken', value: '0.3', space: 'hsl' }, '#1042ae'],
    ['lighten in sRGB', { type: 'lighten', value: '0.2', space: 'srgb' }, '#5182ef'],
    ['lighten in Display P3', { type: 'lighten', value: '0.2', space: 'p3' }, '#5482f0'],
    ['darken in Display P3', { type: 'darken', value: '0.2', space: 'p3' }, '#1e4fbc'],
    ['mix', { type: 'mix', value: '0.5', space: 'srgb', color: '#ffffff' }, '#92b1f5'],
    [
      'mix with an alias',
      { type: 'mix', value: '0.5', space: 'srgb', color: '{paper}' },
      '#92b1f5',
    ],
    ['alpha', { type: 'alpha', value: '{half}', space: 'srgb' }, '#2563eb80'],
  ])('a color that is modified is computed: %s', (_what, modify, expected) => {
    const extension = { 'studio.tokens': { modify } };
    const document = {
      brand: color('#2563eb', extension),
      link: color('{brand}'),
      low: {
        value: { x: 0, y: 1, blur: 2, spread: 0, color: '{brand}' },
        type: 'boxShadow',
      },
      paper: color('#ffffff'),
      half: { value: '0.5', type: 'opacity' },
    };
    const w3c = {
      ...toW3c({ ...document, brand: {} }),
      brand: { ...toW3c(color('#2563eb')), $extensions: extension },
    };
    for (const result of [readTokens(document), readTokens(w3c)]) {
      expect(result.theme.colors).toEqual({ brand: expected, link: expected, paper: '#ffffff' });
      expect(result.theme.shadows).toEqual({ low: `0 1px 2px 0 ${expected}` });
    }
  });

  test.each<[string, object]>([
    [
      'an unknown change',
      { 'studio.tokens': { modify: { type: 'saturate', value: 1, space: 'lch' } } },
    ],
    ['an unknown space', { 'studio.tokens': { modify: { type: 'mix', value: 1, space: 'hct' } } }],
    ['a calculation', { 'studio.tokens': { modify: { type: 'alpha', value: '1 / 2' } } }],
    [
      'a missing color',
      { 'studio.tokens': { modify: { type: 'mix', value: 1, space: 'lch', color: '{x}' } } },
    ],
    ['another tool', { 'org.example': { modifiers: [{ type: 'tint', amount: 5 }] } }],
  ])('a color with a change that can’t be computed is left out: %s', (_what, $extensions) => {
    const result = readTokens({ a: color('#f00', $extensions), b: color('{a}'), c: color('#00f') });
    expect(result.theme).toEqual({ colors: { c: '#00f' } });
    expect(leftOutOf(result).slice(0, 2)).toEqual(['token a', 'token b']);
  });

  test('tokens of Style Dictionary 3 without types are read from one file or several', () => {
    const red = { color: { base: { red: { value: '#f00' } } } };
    const font = { color: { font: { base: { value: '{color.base.red.value}' } } } };
    const size = { size: { font: { small: { value: '0.75rem', comment: 'Notes' } } } };
    const files = {
      'color/base.json': JSON.stringify(red),
      'color/font.json': JSON.stringify(font),
      'size/font.json': JSON.stringify(size),
    };
    for (const result of [
      readTokens({ color: { ...red.color, ...font.color }, ...size }),
      readAll(files),
    ]) {
      expect(result.format).toBe('design tokens');
      expect(result.theme).toEqual({
        colors: { base: { red: '#f00' }, font: { base: '#f00' } },
        fontSizes: { small: '0.75rem' },
      });
      expect(result.leftOut).toEqual([]);
    }
  });

  test('font sizes of Style Dictionary are in rem, and names of custom properties lose their leading hyphens', () => {
    const result = readTokens({
      size: { font: { small: { value: '0.875', type: 'fontSize' }, large: { value: '24px' } } },
      '--radius-2': { value: '5px', type: 'borderRadius' },
      text: { tiny: { $type: 'fontSize', $value: { value: 2, unit: 'px' } } },
    });
    expect(result.theme).toEqual({
      fontSizes: { small: '0.875rem', large: 24, tiny: 2 },
      radii: { 'radius-2': 5 },
    });
  });

  test('tokens with more than 50 modes are rejected', () => {
    const mode = Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`m${i}`, '#000']));
    const a = { $type: 'color', $value: '#fff', $extensions: { mode } };
    const tooMany = 'These tokens have 60 modes. The limit is 50.';
    expect(() => readTokens({ a })).toThrow(tooMany);
    const contexts = Object.fromEntries(Array.from({ length: 61 }, (_, i) => [`m${i}`, [{ a }]]));
    const modifier = { type: 'modifier', name: 'mode', contexts };
    expect(() => readTokens({ resolutionOrder: [modifier] })).toThrow(tooMany);
  });

  test('tokens of Style Dictionary 3 with types are read', () => {
    const result = readTokens({
      color: { brand: { value: '#00f', type: 'color' }, link: { value: '{color.brand}' } },
      font: { size: { small: { value: '14px', type: 'dimension' } } },
      meta: { name: 'Brand', version: 2 },
    });
    expect(result.theme).toEqual({
      colors: { brand: '#00f', link: '#00f' },
      fontSizes: { small: 14 },
    });
  });

  test('groups can extend others, and references can be JSON pointers', () => {
    const result = readTokens({
      button: { $type: 'color', text: { $value: '#111' } },
      link: { $extends: '{button}', line: { $value: { $ref: '#/button/text/$value' } } },
    });
    expect(result.theme).toEqual({
      colors: { button: { text: '#111' }, link: { text: '#111', line: '#111' } },
    });
  });
});

test('known arguments of `merge` are read', () => {
  const result = read(
    "import { merge } from 'theme-ui';\nimport theme from 'someone/theme';\nexport default merge(theme, { space: [4] });",
  );
  expect(result.theme).toEqual({ space: [4] });
  expect(leftOutOf(result)).toEqual(['import ']);
});

test("a missing import is reported wherever it's used", () => {
  const result = read(
    "import code from 'someone/code';\nexport default { styles: { code: { ...code, p: 1 }, pre: { ...code } } };",
  );
  expect(leftOutOf(result)).toEqual(['import styles.code', 'import styles.pre']);
});

test('a text whose whole theme is imported names the missing file', () => {
  expect(() => read("import theme from 'someone/theme';\nexport default theme;")).toThrow(
    'Can’t read “someone/theme”. Add that file too, or enter the value.',
  );
});
