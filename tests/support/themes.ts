import * as presets from '@theme-ui/presets';
import { toPlain, type Plain, type PlainObject } from '../../src/base/theme-data/changes';
import { randomTheme } from '../../src/studio/themes/random-theme';
import { pick, seededRandom, type RandomNumber } from '../../src/studio/themes/seed';

/** Presets as JSON values, by name. */
export const presetThemes: [string, PlainObject][] = Object.entries(presets).map(
  ([name, preset]) => [name, toPlain(preset) as PlainObject],
);

/** Random themes of some seeds, by name. */
export const randomThemes = (seeds: readonly string[]): [string, PlainObject][] =>
  seeds.map((seed) => [
    `random ${seed}`,
    toPlain(randomTheme({ seed, keptSeeds: {}, harmony: undefined }).theme) as PlainObject,
  ]);

/** Themes that Theme UI's types allow, but that are hard to export. */
const oddThemes: [string, PlainObject][] = [
  [
    'odd notations',
    {
      config: { initialColorModeName: 'day', useLocalStorage: false },
      colors: {
        text: 'rgb(10 20 30 / 90%)',
        background: 'hsl(400, 10%, 98%)',
        primary: 'oklch(0.5 0.1 200)',
        wide: 'color(display-p3 1 0.5 0)',
        none: 'transparent',
        brighter: 'hsl(20 10% 130%)',
        whiter: 'hwb(10 120% 20%)',
        gray: { __default: '#777777', '100': '#eeeeee', dark: '#333' },
        modes: { night: { text: '#EEEEEE', background: 'rebeccapurple', gray: { dark: '#ccc' } } },
      },
      fonts: { body: 'Georgia, "Noto Serif", serif', odd: "'It', serif" },
      fontSizes: [12, '0.9rem', '1.5em', 24],
      fontWeights: { body: 400, bold: 'bold' },
      lineHeights: { body: 1.5, tall: '2rem' },
      space: { '0': 0, '1': 4, '2': '0.5rem', 'half-of-1': -2 },
      radii: { card: '1rem', none: 0 },
      shadows: { card: '0 1px 2px rgba(0, 0, 0, 0.2), 0 2px 4px #0003' },
      breakpoints: ['30em', '60em', '90em'],
      styles: { root: { fontFamily: 'body', '& > p': { my: [1, null, 3] } } },
      brand: { 'what is it': "it's ours", list: [1, null, { a: true }] },
    },
  ],
  [
    'odd keys',
    {
      colors: {
        text: '#000000',
        background: '#ffffff',
        primary: '#0000ff',
        'a.b': '#111111',
        größe: '#222222',
        '{x}': '#333333',
        '1/2': '#444444',
        'key with space': '#555555',
        $root: '#666666',
        deep: { er: { still: '#777777' } },
        modes: { 'mode two': { text: '#ffffff', 'a.b': '#eeeeee' } },
      },
      fonts: { body: 'system-ui' },
      fontSizes: { '0.5': 8, '7': 12, huge: '9rem' },
      space: [0, 4, 8],
      sizes: { container: 'calc(100% - 2rem)', '1/2': '50%' },
      borders: { thin: '1px solid' },
    },
  ],
];

/** Themes that every export is tested with: 14 presets, 4 random ones, and 2 odd ones. */
export const fixtures: [string, PlainObject][] = [
  ...presetThemes,
  ...randomThemes(['pier', 'harbor', 'gull', 'tide']),
  ...oddThemes,
];

/** Values that users write in themes. */
const oddValues: [Plain, ...Plain[]] = [
  '#abc',
  '#ABCDEF80',
  'rgb(10 20 30 / 40%)',
  'hsl(400, 10%, 20%)',
  'oklch(0.7 0.1 none)',
  'color(display-p3 1 0.5 0)',
  'transparent',
  'currentcolor',
  'var(--brand)',
  'calc(1rem + 2px)',
  '0.5em',
  '1.5rem',
  '12px',
  'bold',
  0,
  -4,
  1.333,
  'Georgia, "Noto Serif", serif',
  "'It''s', serif",
  [],
  [0, null, 4],
  {},
  { __default: '#123456', dark: '#000' },
  [12, 14, '2rem', 'large'],
  true,
];
const oddKeys: [string, ...string[]] = [
  '0.5',
  '$root',
  'größe',
  'a.b',
  '{x}',
  '1/2',
  '__default',
  'plain',
  '7',
  'key with space',
];
const scales: [string, ...string[]] = [
  'colors',
  'fonts',
  'fontSizes',
  'fontWeights',
  'lineHeights',
  'space',
  'radii',
  'shadows',
  'styles',
  'brand',
];

/** A theme after five random edits. */
function editedTheme(dice: RandomNumber, theme: PlainObject): PlainObject {
  const result = structuredClone(theme);
  for (let count = 0; count < 5; count += 1) {
    const scale = pick(dice, scales);
    const before = result[scale];
    const group: PlainObject =
      typeof before === 'object' && before !== null && !Array.isArray(before) ? before : {};
    group[pick(dice, oddKeys)] = pick(dice, oddValues);
    result[scale] = group;
  }
  return result;
}

/** Randomly edited fixtures, always the same ones for a seed. */
export function editedThemes(seed: string, count: number): PlainObject[] {
  return Array.from({ length: count }, (_, index) => {
    const dice = seededRandom(`${seed} ${index}`);
    return editedTheme(dice, pick(dice, fixtures as [(typeof fixtures)[0]])[1]);
  });
}
