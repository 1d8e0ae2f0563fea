import type { Theme } from 'theme-ui';
import { colorOf, measurePairs, palettesOf } from '../../src/base/theme-data/palette';

test("a mode inherits root colors that it doesn't set", () => {
  const [root, dark] = palettesOf({
    colors: {
      text: '#000',
      gray: ['#111', '#222'],
      blue: { __default: '#00f', light: '#88f' },
      modes: { dark: { text: '#fff' } },
    },
  } as Theme);
  expect(root).toEqual({
    name: 'default',
    palette: {
      text: '#000',
      'gray.0': '#111',
      'gray.1': '#222',
      blue: '#00f',
      'blue.light': '#88f',
    },
  });
  expect(dark).toMatchObject({ name: 'dark', palette: { text: '#fff', 'gray.1': '#222' } });
});

test('a color name is a key or a CSS color, but not a group', () => {
  const palette = { text: '#000', 'gray.0': '#111', blue: '#00f', 'blue.light': '#88f' };
  expect(
    ['text', 'blue.light', 'white', 'gray', 'nothing'].map((name) => colorOf(palette, name)),
  ).toEqual(['#000', '#88f', 'white', undefined, undefined]);
});

test("pairs are checked with the theme's colors", () => {
  const colors = { text: '#000', background: '#fff', primary: '#00f', muted: 'rgb(0 0 0 / 10%)' };
  const theme: Theme = { colors, styles: { pre: { bg: 'muted' } } };
  const pairs = measurePairs(theme, colors);
  const contrastIn = (place: string) => pairs.find(({ where }) => where.includes(place))?.contrast;
  expect(contrastIn('Body text')).toBe(21);
  expect(contrastIn('Button')).toBeGreaterThan(8);
  expect(contrastIn('Message')).toBeUndefined();
  // Blended with the page.
  expect(contrastIn('styles.pre')).toBeCloseTo(16.6, 0);
});
