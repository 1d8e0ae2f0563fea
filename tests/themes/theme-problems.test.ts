import { css } from '@theme-ui/css';
import * as presets from '@theme-ui/presets';
import { toPlain, type PlainObject } from '../../src/base/theme-data/changes';
import { colorRows } from '../../src/studio/tools/customize/colors/color-modes';
import { writeCss } from '../../src/studio/themes/formats/css/write';
import { writeTailwindCss } from '../../src/studio/themes/formats/tailwind/write';
import { openTheme, usableTheme } from '../../src/studio/themes/shared-theme';
import { formatPath } from '../../src/base/theme-data/theme-path';
import { unsafePaths } from '../../src/base/theme-data/theme-parts';
import { isCssColor, themeProblems } from '../../src/studio/themes/theme-problems';

test('presets have no invalid values, and keys that Theme UI ignores are reported', () => {
  const found = Object.entries(presets).flatMap(([name, preset]) =>
    themeProblems(toPlain(preset) as PlainObject).map(({ path: key, isWrong }) => [
      name,
      key,
      isWrong,
    ]),
  );
  expect(found).toEqual([
    ['dark', 'prism', false],
    ['deep', 'prism', false],
    ['swiss', 'prism', false],
    ['tailwind', 'inputs', false],
    ['tailwind', 'transforms', false],
  ]);
});

test('each theme is checked once, however often it is used', () => {
  let reads = 0;
  const theme = {
    colors: {
      get text() {
        reads += 1;
        return '#000';
      },
    },
  };
  const { usable } = usableTheme(theme);
  const before = reads;
  expect([usableTheme(theme).usable, reads]).toEqual([usable, before]);
  expect(before).toBeGreaterThan(0);
});

test.each<[PlainObject, string, boolean]>([
  [{ colors: { text: 'blau' } }, 'colors.text', true],
  [{ colors: { modes: { dark: { text: 4 } } } }, 'colors.modes.dark.text', true],
  [{ colors: { 'a.b': '#fff' } }, 'colors["a.b"]', false],
  [{ colors: { modes: { 'a.b': { text: '#fff' } } } }, 'colors.modes["a.b"].text', false],
  [{ colors: '#fff' }, 'colors', true],
  [{ space: 4 }, 'space', true],
  [{ space: [0, true] }, 'space.1', true],
  [{ fonts: { body: 4 } }, 'fonts.body', true],
  [{ buttons: { primary: 'red' } }, 'buttons.primary', true],
  [{ breakpoints: [640] }, 'breakpoints', true],
  [{ breakpoints: { phone: '40em' } }, 'breakpoints', true],
  [{ buttons: { a: { variant: 'buttons.a' } } }, 'buttons.a.variant', true],
  [{ buttons: { a: { ':hover': { variant: 'buttons.a' } } } }, 'buttons.a.:hover.variant', true],
  [{ buttons: { a: { variant: 'buttons' } } }, 'buttons.a.variant', true],
  [{ cards: { a: { variant: ['cards.b', 'cards.a'] }, b: {} } }, 'cards.a.variant', true],
  [
    { text: { a: { variant: 'text.b' }, b: { variant: 'text.c' }, c: { variant: 'text.b' } } },
    'text.c.variant',
    true,
  ],
  [{ config: true }, 'config', true],
  [{ colours: { text: '#000' } }, 'colours', false],
  [{ useLocalStorage: false }, 'useLocalStorage', false],
])('%j has a problem at %s', (theme, key, isWrong) => {
  expect(themeProblems(theme)).toEqual([
    { path: key, isWrong, message: expect.stringMatching(/\.$/) as string },
  ]);
});

const cssColors = [
  'red',
  '#fff',
  '#11223344',
  'RGB(1, 2, 3)',
  'rgba(1, 2, 3, 0.5)',
  'rgb(1 2 3 / .5)',
  'hsl(-1.5e2grad,10%,20%)',
  'hsl(1turn 100% 50%)',
  'hwb(1 2% 3%)',
  'lab(50% 20 30 / none)',
  'lch(50 20 30deg)',
  'oklch(0.5 0.1 20 / 50%)',
  'color(display-p3 0.5 0.2 0.9 / 50%)',
  'color(a98-rgb 1 0 0)',
  'color-mix(in srgb, red 10%, rgb(0 0 0 / var(--a, 1)))',
  'rgb(from red r g b)',
  'rgb(calc(1) 2 3)',
  'light-dark(red, blue)',
  'var(--a, var(--b))',
  'currentcolor',
  'ButtonFace',
];

test.each(cssColors)("%s is a CSS color, and validating its beginnings doesn't throw", (text) => {
  expect(isCssColor(` ${text} `)).toBe(true);
  for (const wrong of [`${text};`, `${text}x`, `${text} red`])
    expect([wrong, isCssColor(wrong)]).toEqual([wrong, false]);
  for (let end = 0; end < text.length; end += 1) {
    const beginning = text.slice(0, end);
    const isRight = isCssColor(beginning);
    // Without its end, a function isn't a color, though browsers read it.
    expect([beginning, isRight]).toEqual([
      beginning,
      ['#112', '#1122', '#112233'].includes(beginning),
    ]);
  }
});

test.each([
  'fff',
  'ff8800',
  '400',
  '1000',
  'hsl(1t 2% 3%)',
  'rgb(5 5 5e)',
  'rgb(junk)',
  'canvasfoo',
])("%s isn't a CSS color", (text) => {
  expect(isCssColor(text)).toBe(false);
});

test('variants that refer to others are valid unless they expand too much', () => {
  const twice = (level: number) => ({
    a: { variant: `text.level${level + 1}` },
    b: { variant: `text.level${level + 1}` },
  });
  const levels = (count: number) => ({
    text: Object.fromEntries(
      Array.from({ length: count }, (_, level) => [`level${level}`, twice(level)]),
    ),
  });
  expect(themeProblems(levels(5))).toEqual([]);
  const found = themeProblems(levels(40));
  expect(found.length).toBeGreaterThan(0);
  for (const { message } of found)
    expect(message).toContain('extends itself or too many other variants');
});

test('a theme can be rendered without its invalid parts', () => {
  const { theme, problems } = openTheme(
    {
      base: 'base',
      changes: {
        breakpoints: { phone: '40em' },
        styles: { root: { variant: 'styles.root' }, h1: { variant: 'styles.h1', m: 2 } },
        links: { nav: { '&.active': { variant: 'links.nav' } } },
        space: [0, true, 8],
      },
    },
    presets,
  );
  expect(problems.map(({ path: key }) => key)).toEqual([
    'space.1',
    'breakpoints',
    'styles.root.variant',
    'styles.h1.variant',
    'links.nav["&.active"].variant',
  ]);
  const sx = { p: [1, 2], variant: 'styles.h1' };
  expect(css(sx)(theme)).toMatchObject({ margin: 8, padding: 1 });
});

test.each([
  'currentcolor',
  'var(--brand)',
  'color-mix(in oklch, red, blue)',
  'Canvas',
  '#abcd',
  'hwb(20 30% 40%)',
])('%s is a color', (color) => {
  expect(themeProblems({ colors: { text: color } })).toEqual([]);
});

test('unsafe keys are found at any depth', () => {
  const theme = JSON.parse('{"a":[{"__proto__":{}}],"b":{"c":{"constructor":1}}}') as PlainObject;
  expect(unsafePaths(theme)).toEqual(['a.0.__proto__', 'b.c.constructor']);
});

test('keys with dots and groups have different paths', () => {
  const theme = { colors: { 'a.b': 'blau', a: { b: '#00f' } } };
  const { usable, problems } = usableTheme(theme);
  expect(problems.map(({ path }) => path)).toEqual(['colors["a.b"]']);
  expect(usable).toEqual({ colors: { a: { b: '#00f' } } });
  const paths = colorRows(theme).map(({ path }) => formatPath(path));
  expect(paths).toEqual(['["a.b"]', 'a.b']);
});

test('values with the same CSS name are declared once, and duplicates are listed', () => {
  const group = { a: { b: '#00f' }, 'a-b': '#f00' };
  const theme = { colors: { ...group, modes: { dark: group } } };
  for (const { text, leftOut } of [writeCss(theme), writeTailwindCss(theme)]) {
    expect(text.match(/a-b: #00f/g)).toHaveLength(2);
    expect(text).not.toContain('#f00');
    expect(leftOut).toEqual(['colors.a-b', 'colors.modes.dark.a-b']);
  }
});
