import type { Theme } from 'theme-ui';
import type { PlainObject } from '../../src/base/theme-data/changes';
import { contrastOf, enhancedLimits } from '../../src/base/theme-data/contrast';
import { measurePairs, palettesOf, type MeasuredPair } from '../../src/base/theme-data/palette';
import { formatPath } from '../../src/base/theme-data/theme-path';
import { usableTheme } from '../../src/studio/themes/shared-theme';
import { colorRows } from '../../src/studio/tools/customize/colors/color-modes';
import { shuffleColors } from '../../src/studio/tools/customize/colors/shuffle-colors';
import { brandDraft } from '../../src/studio/tools/customize/drafts/opened-draft';
import { presetThemes, randomThemes } from '../support/themes';

const shuffled = (theme: PlainObject, seed: string, locked: readonly string[] = []) =>
  shuffleColors(theme, seed, (name) => locked.includes(name));

/** Pairs of each mode. */
function pairsOf(theme: PlainObject): MeasuredPair[][] {
  const usable = usableTheme(theme).usable as Theme;
  return palettesOf(usable).map(({ palette }) => measurePairs(usable, palette));
}

/** Pairs with less contrast than before that now have too little. */
function lostPairs(before: PlainObject, after: PlainObject): unknown[] {
  const pairsBefore = pairsOf(before);
  return pairsOf(after).flatMap((pairs, mode) =>
    pairs.flatMap(({ foreground, background, contrast, limit }, index) => {
      const least = Math.min(limit, pairsBefore[mode]![index]!.contrast ?? 0);
      return (contrast ?? 0) >= least ? [] : [{ mode, foreground, background, contrast, least }];
    }),
  );
}

const isEnhanced = (pairs: readonly MeasuredPair[]) =>
  pairs.every(({ contrast, kind }) => contrast! >= enhancedLimits[kind]);

const valuesByName = (theme: PlainObject) =>
  Object.fromEntries(colorRows(theme).map(({ path, values }) => [formatPath(path), values]));

const themes = [
  ...presetThemes,
  ...randomThemes(['pier', 'harbor']),
  ['brand', brandDraft('#7c3aed', ['#ffcc00']).theme] as const,
].filter(([, theme]) => colorRows(theme).length > 0);

test('all presets with colors are tested', () => expect(themes).toHaveLength(17));

test.each(themes)(
  '%s: locked colors stay in all modes, no pair loses contrast that it needs, and others change',
  (theme, colors) => {
    const before = valuesByName(colors);
    const names = Object.keys(before);
    const text = JSON.stringify(colors);
    for (let index = 0; index < 12; index += 1) {
      const seed = `${theme} ${index}`;
      const locked = names.filter((_, place) => index > 0 && (place * 7 + index) % 5 === 0);
      const result = shuffled(colors, seed, locked);
      const after = valuesByName(result.theme);
      const pick = (values: typeof after) => locked.map((name) => [name, values[name]]);
      expect([seed, lostPairs(colors, result.theme)]).toEqual([seed, []]);
      expect([seed, pick(after)]).toEqual([seed, pick(before)]);
      expect(Object.keys(after)).toEqual(names);
      const changed = names.filter((name) => `${after[name]}` !== `${before[name]}`);
      expect([seed, result.changed]).toEqual([seed, changed.length]);
      expect([seed, changed.length > 0]).toEqual([seed, true]);
      expect(shuffled(colors, seed, locked)).toEqual(result);
    }
    expect(JSON.stringify(colors)).toBe(text);
  },
);

test('a theme from /random gets the colors that /random has for the seed', () => {
  const all = randomThemes(Array.from({ length: 30 }, (_, index) => `${index}`));
  const [, start] = all.find(([, theme]) => !pairsOf(theme).some(isEnhanced))!;
  for (const [index, [name, { colors }]] of all.entries()) {
    expect([name, shuffled(start, `${index}`).theme.colors]).toEqual([name, colors]);
  }
});

test('a locked brand color or primary is what the palette starts from', () => {
  const { theme } = brandDraft('#7c3aed');
  const other = { ...theme, colors: { text: '#000', background: '#fff', primary: '#7c3aed' } };
  for (const seed of ['a', 'b', 'c']) {
    expect(shuffled(theme, seed, ['brand']).parameters.brand).toBe('#7c3aed');
    expect(shuffled(other, seed, ['primary']).parameters.brand).toBe('#7c3aed');
    expect(shuffled(other, seed).parameters).not.toHaveProperty('brand');
  }
});

test('a mode that meets AAA still does', () => {
  const colors = {
    text: '#000',
    background: '#fff',
    primary: '#00357a',
    white: '#fff',
    gray: '#8a8a8a',
  };
  const theme = { colors: { ...colors, highlight: '#f4f4ff', muted: '#f6f6f6' } };
  expect(pairsOf(theme).map(isEnhanced)).toEqual([true]);
  for (let index = 0; index < 20; index += 1) {
    const { theme: after } = shuffled(theme, `${index}`);
    expect([index, pairsOf(after).map(isEnhanced)]).toEqual([index, [true]]);
  }
});

test('other names turn with primary, unless they name a hue or a state; what isn’t a color stays', () => {
  const theme = {
    colors: {
      text: '#000',
      background: '#fff',
      primary: 'hsl(220, 80%, 40%)',
      primaryDark: '#123c7a',
      ring: ['#0055cc', 'oklch(0.5 0.15 260 / 50%)'],
      muted: 'rgba(0, 0, 80, 0.1)',
      danger: '#c00',
      'blue-dark': '#005',
      green: { 500: '#080' },
      own: 'var(--own)',
      none: 'transparent',
      count: 3,
      modes: { dark: { text: '#fff', background: '#111' } },
    },
    styles: { a: { color: '#0055cc' } },
  };
  const { theme: after } = shuffled(theme, 'e');
  const { colors } = after as typeof theme;
  const { danger, 'blue-dark': blueDark, green, own, none, count } = theme.colors;
  expect(colors).toMatchObject({ danger, 'blue-dark': blueDark, green, own, none, count });
  expect(colors.primary).toMatch(/^hsl\(/);
  expect(colors.primary).not.toBe(theme.colors.primary);
  expect(colors.primaryDark).not.toBe(theme.colors.primaryDark);
  expect(colors.ring[0]).not.toBe(theme.colors.ring[0]);
  expect(colors.ring[1]).toMatch(/^oklch\(0\.5 0\.15 .* \/ 0\.5\)$/);
  expect(colors.muted).toMatch(/^rgba\(.*, 0\.1\)$/);
  // The mode still inherits primary, with enough contrast as far as it had it.
  expect(Object.keys(colors.modes.dark)).toEqual(['text', 'background']);
  expect(contrastOf(colors.modes.dark.text, colors.modes.dark.background)).toBeGreaterThan(7);
  expect(lostPairs(theme, after)).toEqual([]);
  expect(after.styles).toBe(theme.styles);
  // Without a turn, they stay.
  const { colors: kept } = shuffled(theme, 'e', ['primary']).theme as typeof theme;
  expect(kept).toMatchObject({ primaryDark: theme.colors.primaryDark, ring: theme.colors.ring });
  expect(kept.text).not.toBe('#000');
});

test('a color without a new shade that has enough contrast stays, and its neighbors are named', () => {
  // Both pairs have too little contrast, so a lighter or a darker text has less with one of them.
  const theme = {
    colors: { text: '#808080', background: '#eee', page: '#222' },
    styles: { pre: { bg: 'page', color: 'text' } },
  };
  const results = Array.from({ length: 20 }, (_, index) =>
    shuffled(theme, `${index}`, ['background', 'page']),
  );
  const stuck = results.filter(({ changed }) => changed === 0);
  expect(stuck.length).toBeGreaterThan(5);
  for (const result of stuck) {
    expect(result).toMatchObject({
      theme,
      stuck: [{ name: 'text', mode: 'default', neighbors: ['background', 'page', 'gray'] }],
    });
  }
});

test.each([
  ['no colors', {}],
  ['colors that aren’t an object', { colors: 'red' }],
  ['a mode that isn’t an object', { colors: { own: 'var(--x)', modes: { dark: null } } }],
  ['a mode without colors', { colors: { none: 'transparent', modes: { dark: {} } } }],
] as [string, PlainObject][])('a theme with %s is unchanged', (_, theme) => {
  const { theme: after, changed } = shuffled(theme, 'a');
  expect(after).toBe(theme);
  expect(changed).toBe(0);
});

test('a theme whose colors are all locked is unchanged', () => {
  const [, theme] = presetThemes.find(([name]) => name === 'system')!;
  expect(shuffled(theme, 'a', Object.keys(valuesByName(theme))).theme).toBe(theme);
});
