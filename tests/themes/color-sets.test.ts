import * as presets from '@theme-ui/presets';
import type { Theme } from 'theme-ui';
import { toPlain, type PlainObject } from '../../src/base/theme-data/changes';
import { readOklch, isInSrgb } from '../../src/studio/themes/color-notation';
import { computeMode, oppositeKind } from '../../src/studio/tools/customize/colors/computed-mode';
import { enhancedLimits } from '../../src/base/theme-data/contrast';
import { exportFormats } from '../../src/studio/themes/exports';
import {
  noShift,
  shiftColor,
  withNotation,
  withShift,
} from '../../src/studio/tools/customize/colors/map-colors';
import { measurePairs, palettesOf } from '../../src/base/theme-data/palette';
import { importTheme } from '../support/read-theme';
import { shadesName, shadesOf } from '../../src/studio/themes/shades';
import { usableTheme } from '../../src/studio/themes/shared-theme';
import { withValue } from '../../src/base/theme-data/theme-path';
import { brandDraft, firstDraft } from '../../src/studio/tools/customize/drafts/opened-draft';

const brands = ['#7c3aed', '#ffcc00', '#0f6b5c', '#888888', '#000000', '#ff0080'];

test.each(['#3b82f6', '#ffff00', '#fff', '#000', '#fde2e4', 'oklch(0.5 0.08 200)'])(
  'shades of %s get darker, are in sRGB, and have the color itself',
  (color) => {
    const shades = Object.entries(shadesOf(color)!);
    expect(shades.map(([name]) => name)).toEqual(
      '50 100 200 300 400 500 600 700 800 900 950'.split(' '),
    );
    const colors = shades.map(([, value]) => readOklch(String(value))!);
    expect(shades.map(([, value]) => value)).toContain(color);
    for (const [index, { l }] of colors.entries()) {
      if (index > 0) expect([index, l < colors[index - 1]!.l]).toEqual([index, true]);
      expect(isInSrgb(colors[index]!)).toBe(true);
    }
  },
);

test("shades keep the color's notation, have it as their nearest step, and are named after its hue", () => {
  expect(shadesOf('oklch(0.55 0.1 200)')).toMatchObject({
    500: expect.stringMatching(/^oklch\(/),
    600: 'oklch(0.55 0.1 200)',
  });
  expect(shadesOf('var(--brand)')).toBeUndefined();
  expect(shadesName('#3b82f6', () => false)).toBe('blue');
  expect(shadesName('#3b82f6', (name) => name === 'blue')).toBe('blue2');
  expect(shadesName('#777', () => false)).toBe('gray');
});

test('a shift changes all modes and keeps notations and colors that only a browser can compute', () => {
  const colors = {
    a: 'hsl(0, 50%, 50%)',
    list: ['#ff0000', 'var(--x)'],
    none: 'transparent',
    modes: { dark: { a: '#800' } },
  };
  const theme = { colors, styles: { a: { color: '#f00' } } };
  expect(withShift(theme, noShift)).toBe(theme);
  const { colors: shifted, styles } = withShift(theme, { ...noShift, hue: 120 });
  expect(shifted).toMatchObject({
    a: expect.stringMatching(/^hsl\(\d/),
    list: [expect.stringMatching(/^#0/), 'var(--x)'],
    none: 'transparent',
    modes: { dark: { a: expect.stringMatching(/^#0/) } },
  });
  expect(styles).toEqual(theme.styles);
  expect(readOklch(shiftColor('#777', { ...noShift, lightness: 1 }))!.l).toBeCloseTo(1);
  expect(readOklch(shiftColor('#3b82f6', { ...noShift, chroma: 0 }))!.c).toBeCloseTo(0, 2);
});

const lowPairs = (theme: PlainObject, mode: string, isAaa: boolean) => {
  const { palette } = palettesOf(theme as Theme).find(({ name }) => name === mode)!;
  return measurePairs(theme as Theme, palette).filter(
    ({ contrast, limit, kind }) => contrast! < (isAaa ? enhancedLimits[kind] : limit),
  );
};

test.each(brands)('a dark and an AAA mode of %s have enough contrast', (brand) => {
  const { theme } = brandDraft(brand);
  for (const kind of ['dark', 'contrast'] as const) {
    const { colors, low, pairs } = computeMode(theme, 'new', kind);
    const result = withValue(theme, ['colors', 'modes', 'new'], colors);
    expect(lowPairs(result, 'new', kind === 'contrast')).toEqual([]);
    expect([low, pairs > 10]).toEqual([0, true]);
    if (kind === 'dark') expect(colors).not.toHaveProperty('brand');
  }
});

test('the buttons of the first theme are in primary, and all pairs have enough contrast', () => {
  const { theme } = firstDraft();
  expect(theme).toMatchObject({ buttons: { primary: { bg: 'primary', color: 'background' } } });
  expect(theme.colors).not.toHaveProperty('brand');
  for (const mode of ['light', 'dark']) expect(lowPairs(theme, mode, false)).toEqual([]);
});

test("computed modes of presets have enough contrast and leave out colors that equal the root's", () => {
  for (const [name, preset] of Object.entries(presets)) {
    const { usable } = usableTheme(toPlain(preset) as PlainObject);
    const before = usable.colors as PlainObject;
    for (const kind of [oppositeKind(usable), 'contrast'] as const) {
      const { colors, root, low } = computeMode(usable, 'new', kind);
      const modes = { ...(before.modes as PlainObject), new: colors };
      const result = { ...usable, colors: { ...before, ...root, modes } };
      expect([name, kind, lowPairs(result, 'new', kind === 'contrast')]).toEqual([name, kind, []]);
      expect([name, kind, low]).toEqual([name, kind, 0]);
      for (const [key, value] of Object.entries(colors)) expect(value).not.toEqual(before[key]);
      // Theme UI has no variable for a color that's only in a mode.
      for (const key of Object.keys(colors)) expect({ ...before, ...root }).toHaveProperty([key]);
      for (const key of Object.keys(root)) expect(before).not.toHaveProperty([key]);
    }
  }
  // Pairs with a color that the theme lacks, such as `highlight`, can't be checked.
  const { usable } = usableTheme(toPlain(presets.base) as PlainObject);
  expect(computeMode(usable, 'new', 'dark')).toMatchObject({ pairs: 9, unknown: 3 });
  // A color that no component uses stays the root's.
  const theme = { colors: { text: '#000', background: '#fff', blue: { 50: '#eef', 900: '#006' } } };
  expect(computeMode(theme, 'new', 'dark').colors).toEqual({
    text: expect.any(String),
    background: expect.any(String),
  });
  expect(oppositeKind({ colors: { background: '#123' } })).toBe('light');
});

test('an export uses one color notation, also in styles, and lists what it can’t express', () => {
  const theme = {
    colors: {
      red: '#f00',
      wide: 'oklch(0.7 0.3 150)',
      own: 'var(--x)',
      modes: { dark: { red: 'tan' } },
    },
    styles: { a: { color: '#00f', bg: 'red', width: '#fff' } },
  };
  const { theme: result, changed } = withNotation(theme, 'rgb');
  expect(result).toEqual({
    colors: {
      red: 'rgb(255 0 0)',
      wide: expect.stringMatching(/^rgb\(/),
      own: 'var(--x)',
      modes: { dark: { red: 'rgb(210 180 140)' } },
    },
    styles: { a: { color: 'rgb(0 0 255)', bg: 'red', width: '#fff' } },
  });
  expect(changed).toEqual(['colors.wide']);
});

test('a shadcn/ui stylesheet is exported with its names again', () => {
  const format = exportFormats.find(({ id }) => id === 'shadcn')!;
  const css = `:root {
  --radius: 0.5rem;
  --background: #fff;
  --foreground: #111;
  --primary: #222;
  --primary-foreground: #fafafa;
}

.dark {
  --background: #111;
  --foreground: #eee;
}

@theme inline {
  --color-background: var(--background);
  --color-foreground: var(--foreground);
  --color-primary: var(--primary);
  --color-primary-foreground: var(--primary-foreground);
  --font-sans: Inter, sans-serif;
  --radius-lg: var(--radius);
}
`;
  const { theme } = importTheme([{ name: 'globals.css', text: css }]);
  expect(format.isFor!(theme)).toBe(true);
  expect(theme).toMatchObject({
    styles: { root: { fontFamily: 'body' }, a: { color: 'primary' } },
    text: { heading: { fontFamily: 'body' } },
    buttons: { primary: { fontFamily: 'body' } },
    forms: { input: { fontFamily: 'body' } },
  });
  expect(format.isFor!(brandDraft('#7c3aed').theme)).toBe(false);
  expect(format.write(theme, '').text).toBe(css);
});
