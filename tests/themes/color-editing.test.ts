import * as presets from '@theme-ui/presets';
import type { Theme } from 'theme-ui';
import { isPlainObject, toPlain, type PlainObject } from '../../src/base/theme-data/changes';
import { readBrandColor } from '../../src/base/theme-data/color';
import { isInSrgb, readOklch, writeLike } from '../../src/studio/themes/color-notation';
import { contrastOf } from '../../src/base/theme-data/contrast';
import { withFixedMode } from '../../src/base/theme-data/in-mode';
import { measurePairs, palettesOf } from '../../src/base/theme-data/palette';
import { repairsOf } from '../../src/studio/tools/customize/contrast/pair-repair';
import { scaleByRatio } from '../../src/studio/themes/scale-ratio';
import {
  entriesOf,
  isList,
  namedSteps,
  toScaleValue,
  withSizes,
  withEntry,
} from '../../src/studio/tools/customize/scales/scale-entries';

test("a theme in one mode keeps its configuration but ignores storage and the system's mode", () => {
  const theme = {
    config: { useBorderBox: false, useLocalStorage: true },
    colors: { text: '#000', modes: { dark: { text: '#fff' } } },
  };
  expect(withFixedMode(theme, 'dark')).toEqual({
    config: { useBorderBox: false, useLocalStorage: false, useColorSchemeMediaQuery: false },
    colors: { text: '#fff' },
  });
});

test.each([
  ['#0f6b5c', /^#[\da-f]{6}$/],
  ['#0f6b5c80', /^#[\da-f]{8}$/],
  ['teal', /^#[\da-f]{6}$/],
  ['rgb(15, 107, 92)', /^rgb\(\d+, \d+, \d+\)$/],
  ['rgb(15 107 92 / 50%)', /^rgb\(\d+ \d+ \d+ \/ 0\.5\)$/],
  ['rgba(15, 107, 92, 0.5)', /^rgba\(\d+, \d+, \d+, 0\.5\)$/],
  ['hsl(170, 75%, 24%)', /^hsl\([\d.]+, [\d.]+%, [\d.]+%\)$/],
  ['oklch(0.5 0.1 200)', /^oklch\([\d.]+ [\d.]+ [\d.]+\)$/],
  ['oklch(50% 0.1 200)', /^oklch\([\d.]+% [\d.]+ [\d.]+\)$/],
  ['lab(40% -30 5)', /^lab\(/],
])('%s keeps its notation', (text, shape) => {
  const color = readOklch(text)!;
  expect(writeLike(color, text)).toMatch(shape);
  const moved = writeLike({ ...color, l: color.l + 0.05 }, text);
  expect(moved).toMatch(shape);
  expect(readOklch(moved)!.l).toBeCloseTo(color.l + 0.05, 1);
});

test.each([
  ['color(srgb 0 0.4667 0.8)', /^color\(srgb 0 0\.4667 0\.8\)$/],
  ['hwb(132 0% 17%)', /^hwb\([\d.]+ [\d.]+% [\d.]+%\)$/],
  ['oklch(0.5 0.1 20 / 50%)', /^oklch\(0\.5 0\.1 20 \/ 0\.5\)$/],
])('%s is written with plain numbers', (text, expected) => {
  const color = readOklch(text)!;
  expect(writeLike(color, text)).toMatch(expected);
  expect(writeLike({ ...color, l: 0.9, c: 0.37 }, text)).not.toMatch(/\de|\d{5}|^hwb.*-/);
});

test('sRGB’s corners are in gamut, and a brand color is only changed if it’s out of gamut', () => {
  for (const text of [
    '#f00',
    '#0f0',
    '#00f',
    '#fff',
    '#000',
    'hsl(300 100% 50%)',
    'oklch(1 0 0)',
  ]) {
    expect([text, isInSrgb(readOklch(text)!)]).toEqual([text, true]);
    expect([text, readBrandColor(text)!.isChanged]).toEqual([text, false]);
  }
  expect(isInSrgb(readOklch('color(display-p3 1 0 0)')!)).toBe(false);
  expect(readBrandColor('#7c3aed80')).toEqual({ hex: '#7c3aed', isChanged: true });
  expect(readBrandColor('oklch(0.7 0.3 150)')).toEqual({ hex: '#00cb00', isChanged: true });
  expect(readBrandColor('transparent')).toBeUndefined();
  expect(readBrandColor('color(')).toBeUndefined();
});

test('repairs of translucent colors stay translucent and have the promised contrast', () => {
  const repairs = (colors: Record<string, string>, styles: object, name: string) => {
    const theme = { colors: { background: '#fff', ...colors }, styles } as Theme;
    const { palette } = palettesOf(theme)[0]!;
    const pairs = measurePairs(theme, palette);
    const pair = pairs.find(
      ({ contrast, limit, foreground, background }) =>
        contrast! < limit && [foreground, background].includes(name),
    )!;
    return repairsOf(pair, pairs, palette);
  };
  const [text] = repairs({ text: 'rgba(0, 0, 0, 0.4)' }, {}, 'text');
  expect(text).toMatchObject({ name: 'text', after: 'rgba(0, 0, 0, 0.6)' });
  // An opaque `muted` would change the whole theme.
  const found = repairs(
    { muted: 'rgba(0,0,0,.02)', pale: '#eee' },
    { pre: { color: 'pale', bg: 'muted' } },
    'pale',
  );
  expect(found.map(({ name }) => name)).toEqual(['pale']);
  expect(contrastOf(found[0]!.after, 'rgba(0,0,0,.02)', '#fff')).toBeGreaterThanOrEqual(4.5);
});

test("repairs of all presets pass and keep the color's notation", () => {
  let seen = 0;
  for (const theme of Object.values(presets) as Theme[]) {
    for (const { palette } of palettesOf(theme)) {
      const pairs = measurePairs(theme, palette);
      for (const pair of pairs) {
        if (pair.contrast === undefined || pair.contrast >= pair.limit) continue;
        for (const { name, after, failing } of repairsOf(pair, pairs, palette)) {
          seen += 1;
          const other = name === pair.foreground ? pair.colors.background : pair.colors.foreground;
          const isFront = name === pair.foreground;
          const page = name === 'background' ? undefined : palette.background;
          const contrast = isFront
            ? contrastOf(after, other!, page)
            : contrastOf(other!, after, page);
          expect(contrast).toBeGreaterThanOrEqual(pair.limit);
          expect(failing).toBeLessThan(pairs.length);
          // A color that the theme doesn't have is added under the name that the component uses.
          expect(after.startsWith('hsl')).toBe((palette[name] ?? name).startsWith('hsl'));
        }
      }
    }
  }
  expect(seen).toBeGreaterThan(30);
});

test('scale values are parsed as numbers if the scale has numbers, and lists grow at the end', () => {
  expect(toScaleValue('space', ' 16 ')).toBe(16);
  expect(toScaleValue('space', '1rem')).toBe('1rem');
  expect(toScaleValue('fonts', '16')).toBe('16');
  expect(isList({}, 'space')).toBe(true);
  expect(isList({ space: { small: 4 } }, 'space')).toBe(false);
  expect(withEntry({ space: [0] }, 'space', '', 4)).toEqual({ space: [0, 4] });
  expect(withEntry({}, 'radii', 'card', 8)).toEqual({ radii: { card: 8 } });
  expect(entriesOf({ sizes: { a: 1, b: { c: '2rem' } } }, 'sizes')).toEqual([
    { path: ['sizes', 'a'], value: 1 },
    { path: ['sizes', 'b', 'c'], value: '2rem' },
  ]);
  expect(scaleByRatio(16, 2, 1, 4)).toEqual([8, 16, 32, 64]);
});

describe('a scale with names that is created from a ratio', () => {
  const create = (fontSizes: PlainObject) => {
    const theme = { fontSizes };
    const { steps, base } = namedSteps(theme, 'fontSizes', 16)!;
    const sizes = scaleByRatio(16, 2, base, steps.length);
    return withSizes(theme, steps, sizes).fontSizes;
  };

  test('keeps its names, and the smallest entry stays the smallest', () => {
    expect(create({ body: 16, display: '3rem', small: '12px' })).toEqual({
      body: 16,
      display: 32,
      small: 8,
    });
  });

  test('keeps 0, equal sizes, and groups', () => {
    expect(create({ none: 0, 0: '1rem', 1: '20px', lead: '1.25rem', big: { x: 30 } })).toEqual({
      none: 0,
      0: 16,
      1: 32,
      lead: 32,
      big: { x: 64 },
    });
  });

  test('keeps its order if some sizes can’t be compared', () => {
    expect(create({ sm: 'clamp(1px, 1vw, 4px)', md: '1rem', lg: '2vw' })).toEqual({
      sm: 8,
      md: 16,
      lg: 32,
    });
  });

  test('a list has no names to keep', () => {
    expect(namedSteps({ space: [0, 4] }, 'space', 4)).toBeUndefined();
    expect(namedSteps({}, 'space', 4)).toBeUndefined();
    expect(namedSteps({ space: {} }, 'space', 4)).toBeUndefined();
  });

  test('each preset keeps its keys', () => {
    let count = 0;
    for (const [name, preset] of Object.entries(presets)) {
      const { fontSizes } = toPlain(preset) as PlainObject;
      if (!isPlainObject(fontSizes)) continue;
      count += 1;
      expect([name, Object.keys(create(fontSizes) as PlainObject)]).toEqual([
        name,
        Object.keys(fontSizes),
      ]);
    }
    expect(count).toBeGreaterThan(1);
  });
});
