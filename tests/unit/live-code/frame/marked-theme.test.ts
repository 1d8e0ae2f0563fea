import * as presets from '@theme-ui/presets';
import type { Theme } from 'theme-ui';
import { markTheme } from '../../../../src/live-code/frame/marked-theme';

const scales = [
  ...['fonts', 'fontSizes', 'fontWeights', 'lineHeights', 'letterSpacings'],
  ...['space', 'sizes', 'radii', 'borders', 'borderWidths', 'shadows'],
];

/** The most pixels that one of a unit can equal. */
const pxOf = (unit: string, scale: string) =>
  ({ '': scale === 'lineHeights' ? 72 : 1, px: 1, rem: 16, em: 72, ch: 72, '%': 12.8 })[unit]!;

type Leaf = [path: string, value: string | number];

function leavesOf(value: unknown, path: string): Leaf[] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => leavesOf(inner, `${path}.${key}`));
}

function scalesOf(theme: Theme): Leaf[] {
  return scales.flatMap((scale) => leavesOf(theme[scale as keyof Theme], scale));
}

/** A number as Chromium serializes it in a stylesheet. */
const toChromiumPrecision = (value: number) => Number(value.toPrecision(6));

/** The difference to the original value in px. 0 if only an unused font or custom property was added. */
function difference(before: string | number, after: string | number, scale: string): number {
  const fallback = /^var\(--key-\d+, (.*)\)$/s.exec(String(after));
  if (fallback) {
    expect(fallback[1]).toBe(String(before));
    return 0;
  }
  if (scale === 'fonts') {
    const families = String(after)
      .split(', ')
      .filter((family) => !/^"key-\d+"$/.test(family));
    expect(families.join(',').replaceAll(' ', '')).toBe(String(before).replaceAll(' ', ''));
    return 0;
  }
  const parts = (value: string | number) =>
    [...String(value).matchAll(/(-?\d*\.?\d+)([a-z%]*)|[^\d.-]+|./g)].map(
      ([all, number, unit]) => ({
        all,
        number: Number(number),
        unit: unit!,
      }),
    );
  const [a, b] = [parts(before), parts(after)];
  expect(a).toHaveLength(b.length);
  return a.reduce((most, part, index) => {
    const other = b[index]!;
    if (Number.isNaN(part.number)) {
      expect(other.all).toBe(part.all);
      return most;
    }
    expect(other.unit).toBe(part.unit);
    const px = Math.abs(toChromiumPrecision(other.number) - part.number) * pxOf(part.unit, scale);
    return Math.max(most, px);
  }, 0);
}

describe.each(Object.entries(presets))('%s, marked', (_name, preset) => {
  const { theme, keysIn } = markTheme(preset as Theme);

  test('has a unique value for each leaf of its scales', () => {
    const leaves = scalesOf(theme);
    expect(leaves.length).toBeGreaterThan(20);
    for (const [path, value] of leaves)
      expect([value, keysIn(String(value))]).toEqual([value, [path]]);
    expect(new Set(leaves.map(([, value]) => value)).size).toBe(leaves.length);
  });

  test('looks the same', () => {
    const marked = new Map(scalesOf(theme));
    const leaves = scalesOf(preset as Theme);
    for (const [path, before] of leaves) {
      const after = marked.get(path)!;
      expect([path, typeof after === typeof before || String(after).startsWith('var(')]).toEqual([
        path,
        true,
      ]);
      expect(difference(before, after, path.split('.')[0]!)).toBeLessThan(1 / 64);
    }
    expect(theme.colors).toBe((preset as Theme).colors);
  });
});

test("Theme UI's default scales are marked, too", () => {
  const { theme, keysIn } = markTheme({});
  expect((theme.space as number[]).map(Math.floor)).toEqual([0, 4, 8, 16, 32, 64, 128, 256, 512]);
  expect(keysIn(`${(theme.space as number[])[3]}px`)).toEqual(['space.3']);
  expect(keysIn(`-${(theme.space as number[])[3]}px auto`)).toEqual(['space.3']);
  expect((theme.fontSizes as number[]).map(Math.floor)).toEqual([
    12, 14, 16, 20, 24, 32, 48, 64, 72,
  ]);
  expect(keysIn('16px')).toEqual([]);
});

test('a variant is marked with an extra property', () => {
  const source: Theme = { buttons: { primary: { p: 2, '&:hover': { p: 3 } } } };
  const { theme, keysIn } = markTheme(source);
  const [name] = Object.keys(theme.buttons!.primary!);
  expect(keysIn(name!)).toEqual(['buttons.primary']);
  expect(theme.buttons!.primary).toMatchObject(source.buttons!.primary!);
});

test.each<[string | number, string, RegExp | number]>([
  [0, 'space', 0.0001],
  // Browsers draw even the thinnest border, and letter spacing turns off ligatures.
  [0, 'borderWidths', /^var\(--key-0, 0\)$/],
  [0, 'letterSpacings', /^var\(--key-0, 0\)$/],
  ['auto', 'space', /^var\(--key-0, auto\)$/],
  ['0', 'space', /^var\(--key-0, 0\)$/],
  ['bold', 'fontWeights', /^var\(--key-0, bold\)$/],
  ['clamp(1rem, 2vw, 3rem)', 'fontSizes', 'clamp(1.00001rem, 2vw, 3rem)' as never],
  ['-0.02em', 'letterSpacings', '-0.02001em' as never],
  [123456, 'sizes', /^var\(--key-0, 123456\)$/],
  ['monospace', 'fonts', /^var\(--key-0, monospace\)$/],
  ['inherit', 'fonts', /^var\(--key-0, inherit\)$/],
  ['Georgia, serif', 'fonts', 'Georgia, "key-0", serif' as never],
  ['Georgia', 'fonts', 'Georgia, "key-0"' as never],
])('%j of %s becomes %s', (value, scale, expected) => {
  const { theme, keysIn } = markTheme({ [scale]: { a: value } });
  const { a } = (theme as Record<string, Record<string, string | number>>)[scale]!;
  if (expected instanceof RegExp) expect(String(a)).toMatch(expected);
  else expect(a).toBe(expected);
  expect(keysIn(String(a))).toEqual([`${scale}.a`]);
});
