import { bootstrap, sketchy, system, tailwind } from '@theme-ui/presets';
import type { Theme } from 'theme-ui';
import { contrastOf } from '../../../src/theme-tools/contrast';
import { judgePairs, palettesOf } from '../../../src/theme-tools/palette';
import { fontsToLoad, presetNotes } from '../../../src/theme-tools/preset-notes';

test.each([
  ['#000', '#fff', 21],
  ['#fff', '#fff', 1],
  // The value that WebAIM gives for this pair is 4.48.
  ['#777', 'white', 4.47],
  ['hsl(260, 100%, 80%)', '#fff', 2.3],
])('contrast of %s on %s is %d', (front, back, contrast) => {
  expect(contrastOf(front, back)).toBeCloseTo(contrast, 1);
});

test.each(['rgba(0,0,0,.1)', 'no color', 'var(--x)'])('%s has no contrast', (color) => {
  expect(contrastOf(color, '#fff')).toBeUndefined();
});

test('a mode has the root colors where it names none', () => {
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

test('pairs are judged with what a theme has; white is a color without a theme', () => {
  const pairs = judgePairs({ text: '#000', background: '#fff', primary: '#00f' });
  const contrastIn = (where: string) => pairs.find((pair) => pair.where === where)?.contrast;
  expect(contrastIn('Running text')).toBe(21);
  expect(contrastIn('Button, Badge, Alert')).toBeGreaterThan(8);
  expect(contrastIn('Message')).toBeUndefined();
});

test('notes name fonts, keys and scales that a preset leaves to its readers', () => {
  expect(fontsToLoad(sketchy as Theme)).toEqual(['Architects Daughter']);
  expect(fontsToLoad(system as Theme)).toEqual([]);
  expect(presetNotes(sketchy as Theme).join()).toMatch(/fontWeights/);
  expect(presetNotes(bootstrap as Theme).join()).toMatch(/`gray` is a group.*`space` is in rem/);
  expect(presetNotes(tailwind as Theme).join()).toMatch(/Badge shows no text/);
  expect(presetNotes(system as Theme).join()).toMatch(/initialColorMode/);
});
