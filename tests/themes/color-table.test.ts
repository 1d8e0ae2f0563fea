import type { PlainObject } from '../../src/base/theme-data/changes';
import { colorRows, withColorMoved } from '../../src/studio/tools/customize/colors/color-modes';
import { convertColor, notationOf, readOklch } from '../../src/studio/themes/color-notation';
import { findColors } from '../../src/studio/tools/customize/colors/color-search';
import { noAreaText } from '../../src/studio/tools/customize/colors/picker/ColorDetails';
import { contrastOf } from '../../src/base/theme-data/contrast';
import {
  failingRanges,
  partnersOf,
} from '../../src/studio/tools/customize/colors/picker/contrast-range';
import { measurePairs, palettesOf } from '../../src/base/theme-data/palette';
import { formatPath, withKeyMoved } from '../../src/base/theme-data/theme-path';

const theme: PlainObject = {
  colors: {
    text: '#000',
    background: '#fff',
    gray: { dark: '#333', light: 'rgb(204, 204, 204)' },
    primary: '#07c',
    blue: ['#00f', '#009'],
    modes: { dark: { primary: '#9cf', background: '#111', text: '#fff' } },
  },
};

const names = (of: PlainObject) => colorRows(of).map(({ path }) => formatPath(path));

describe('order', () => {
  const move = (path: string[], step: -1 | 1) => names(withColorMoved(theme, path, step));

  test('a color swaps places with its neighbor in each mode that has both', () => {
    const moved = withColorMoved(theme, ['text'], 1);
    expect(names(moved).slice(0, 2)).toEqual(['background', 'text']);
    expect(colorRows(moved)[0]!.values).toEqual(['#fff', '#111']);
    expect(names(withColorMoved(moved, ['text'], -1))).toEqual(names(theme));
    const { dark } = (
      withColorMoved(theme, ['background'], -1).colors as { modes: { dark: PlainObject } }
    ).modes;
    expect(Object.keys(dark)).toEqual(['primary', 'background', 'text']);
  });

  test('a color moves past a group or within one', () => {
    expect(move(['primary'], -1).slice(2, 5)).toEqual(['primary', 'gray.dark', 'gray.light']);
    expect(move(['gray', 'light'], -1).slice(2, 4)).toEqual(['gray.light', 'gray.dark']);
  });

  test("the theme is unchanged if a color can't move further", () => {
    expect(withColorMoved(theme, ['text'], -1)).toBe(theme);
    expect(withColorMoved(theme, ['gray', 'light'], 1)).toBe(theme);
    // Items of a list, and number keys, which JavaScript sorts.
    expect(withColorMoved(theme, ['blue', '0'], 1)).toBe(theme);
    const numbered = { colors: { gray: { 100: '#eee', 200: '#ddd' } } };
    expect(withColorMoved(numbered, ['gray', '100'], 1)).toBe(numbered);
  });

  test('a key moves before or after another one', () => {
    const group = { a: { x: 1, y: 2, z: 3 } };
    const keys = (to: readonly ['before' | 'after', string]) =>
      Object.keys(withKeyMoved(group, ['a'], 'z', to).a!).join('');
    expect(keys(['before', 'x'])).toBe('zxy');
    expect(keys(['after', 'x'])).toBe('xzy');
    expect(withKeyMoved(group, ['a'], 'z', ['after', 'none'])).toBe(group);
    expect(withKeyMoved(group, ['b'], 'z', ['after', 'x'])).toBe(group);
  });
});

test.each([
  ['gray', ['gray.dark', 'gray.light']],
  [' PRIMARY ', ['primary']],
  ['9cf', ['primary']],
  ['#ccc', ['gray.light']],
  ['rgb(0 119 204)', ['primary']],
  ['black', ['text']],
  ['nothing', []],
])('a search for %s finds %j', (query, found) => {
  expect(findColors(colorRows(theme), query).map(({ path }) => formatPath(path))).toEqual(found);
});

test('an empty search finds all colors', () => {
  expect(findColors(colorRows(theme), ' ')).toHaveLength(colorRows(theme).length);
});

describe('notations', () => {
  test.each([
    ['#07c', 'hex'],
    ['RGBA(0, 0, 0, 0.5)', 'rgb'],
    ['hsl(0 0% 0%)', 'hsl'],
    ['oklch(0.5 0.1 200)', 'oklch'],
    ['teal', undefined],
    ['oklab(0.5 0 0)', undefined],
  ])('%s is %s', (text, notation) => {
    expect(notationOf(text)).toBe(notation);
  });

  test('an sRGB color is the same in each notation', () => {
    for (const notation of ['hex', 'rgb', 'hsl', 'oklch'] as const) {
      const { value, losses } = convertColor('#0077cc', notation)!;
      expect(notationOf(value)).toBe(notation);
      expect(losses).toEqual([]);
      expect(convertColor(value, 'hex')!.value).toBe('#0077cc');
    }
    expect(convertColor('teal', 'hex')!.value).toBe('#008080');
    expect(convertColor('currentcolor', 'hex')).toBeUndefined();
  });

  test('a conversion lists what it loses', () => {
    expect(convertColor('oklch(0.7 0.3 150)', 'hex')!.losses.join()).toMatch(
      /^hex can only express sRGB colors: chroma 0\.3 became 0\.1\d*\.$/,
    );
    expect(convertColor('oklch(0.7 0.3 150)', 'oklch')!.losses).toEqual([]);
    expect(convertColor('rgb(0 119 204 / 50%)', 'hex')).toEqual({
      value: '#0077cc80',
      losses: ['hex supports only 256 opacity levels: 0.5 became 0.502.'],
    });
    expect(convertColor('rgb(0 119 204 / 50%)', 'hsl')!.losses).toEqual([]);
  });
});

describe('contrast along the lightness', () => {
  const { palette } = palettesOf(theme)[0]!;
  const partners = partnersOf('primary', measurePairs(theme, palette), palette);

  test("a color's neighbors are from the theme's pairs, each once with its highest limit", () => {
    const limits = Object.fromEntries(partners.map(({ name, least }) => [name, least]));
    expect(limits).toMatchObject({ background: 4.5, white: 4.5 });
    expect(partnersOf('none', measurePairs(theme, palette), palette)).toEqual([]);
  });

  test('ranges are where a pair has too little contrast', () => {
    const color = readOklch('#07c')!;
    const background = partners.find(({ name }) => name === 'background')!;
    const [ranges] = failingRanges(color, [background]).perNeighbor;
    expect(ranges).toHaveLength(1);
    const [from, to] = ranges![0]!;
    expect(to).toBe(1);
    const at = (l: number) => contrastOf(`oklch(${l} 0 0)`, '#fff')!;
    // Blue and gray of the same lightness have about the same contrast.
    expect(at(from - 0.05)).toBeGreaterThan(4.5);
    expect(at(from + 0.05)).toBeLessThan(4.5);
    const gray = { ...partners[0]!, color: '#777', least: 3 };
    const [middle] = failingRanges(color, [gray]).perNeighbor;
    expect(middle![0]![0]).toBeGreaterThan(0);
    expect(middle![0]![1]).toBeLessThan(1);
    expect(failingRanges(color, [{ ...gray, least: 1 }]).perNeighbor).toEqual([[]]);
    expect(failingRanges(color, [{ ...gray, color: 'currentcolor' }]).perNeighbor).toEqual([[]]);
  });

  test('overlapping ranges of several neighbors are merged', () => {
    const on = (color: string) => ({ color, least: 3 });
    const { perNeighbor, any } = failingRanges(
      readOklch('#07c')!,
      ['#000', '#333', '#fff'].map(on),
    );
    const [black, gray, white] = perNeighbor.map(([range]) => range!);
    expect(gray![1]).toBeGreaterThan(black![1]);
    expect(any).toEqual([[0, gray![1]], white]);
  });
});

test('a color without a position in the area says whether it’s missing, invalid, or computed', () => {
  expect(noAreaText('')).toContain('doesn’t have this color yet');
  expect(noAreaText('primry')).toContain('isn’t a valid CSS color');
  expect(noAreaText('color-mix(in oklch, red, blue)')).toContain('Only the browser can compute');
});
