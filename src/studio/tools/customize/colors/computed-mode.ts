import type { Theme } from 'theme-ui';
import { isEqual, isPlainObject, type PlainObject } from '../../../../base/theme-data/changes';
import { withColor } from './color-modes';
import { splitModes } from '../../../../base/theme-data/in-mode';
import { readOklch, writeLike } from '../../../themes/color-notation';
import { enhancedLimits } from '../../../../base/theme-data/contrast';
import { repairsOf } from '../contrast/pair-repair';
import {
  colorOf,
  measurePairs,
  palettesOf,
  type MeasuredPair,
} from '../../../../base/theme-data/palette';
import { nearestPassing, neighborsOf } from '../../../themes/repair';
import { valuesOf } from '../../../../base/theme-data/theme-parts';
import {
  findPath,
  valueAt,
  withValue,
  type ThemePath,
} from '../../../../base/theme-data/theme-path';

/** Purpose of a computed mode. */
type ModeKind = 'dark' | 'light' | 'contrast';

/**
 * Colors that stay in a dark and a light mode: those of a brand, the text on them, and, if possible, white and black.
 */
const isFixed = (name: string) => /^((brand|onBrand)\d*|white|black)$/.test(name);

/** Sum of a color's lightness in a light and in a dark mode, and the range of a mode. */
const LIGHTNESS_SUM = 1.19;
const MIN_LIGHTNESS = 0.15;
const MAX_LIGHTNESS = 0.985;

/** True for a dark page. A page without a color is light, as in browsers. */
export const isDark = (background: string | undefined) =>
  (readOklch(background ?? '')?.l ?? 1) < 0.5;

/** Returns the opposite of a theme's root colors: dark, if their background is light. */
export function oppositeKind(theme: PlainObject): 'dark' | 'light' {
  const background = valueAt(theme, ['colors', 'background']);
  return isDark(typeof background === 'string' ? background : undefined) ? 'light' : 'dark';
}

function inverted(text: string): string {
  const color = readOklch(text);
  if (!color || color.alpha === 0) return text;
  const l = Math.min(MAX_LIGHTNESS, Math.max(MIN_LIGHTNESS, LIGHTNESS_SUM - color.l));
  return writeLike({ ...color, l }, text);
}

/** The colors of a computed mode, and how many of its pairs of colors have too little contrast. */
interface ComputedMode {
  colors: PlainObject;
  /** CSS colors, such as `white`, that the root needs, because Theme UI only has a variable for colors of the root. */
  root: PlainObject;
  low: number;
  /** Pairs whose contrast is known. */
  pairs: number;
  /** Pairs that can't be checked, because the theme lacks a color, or only a browser can compute it. */
  unknown: number;
}

/**
 * Computes the colors of a mode from those of the root: the opposite lightness for a dark or a light one. Colors with
 * too little contrast (AA, or AAA for high contrast) are replaced by their nearest shade with enough. Leaves out colors
 * that are as at the root, and groups that no style uses, such as palettes.
 * @param theme a theme without problems
 * @param name of the new mode
 */
export function computeMode(theme: PlainObject, name: string, kind: ModeKind): ComputedMode {
  const mode = { name, path: ['colors', 'modes', name] };
  const root = splitModes(theme).root;
  const isBrandKept = kind !== 'contrast';
  const limitOf = (pair: MeasuredPair) =>
    kind === 'contrast' ? enhancedLimits[pair.kind] : pair.limit;
  const judge = (next: PlainObject) => {
    const { palette } = palettesOf(next as Theme).find((modePalette) => modePalette.name === name)!;
    const judged = measurePairs(next as Theme, palette);
    const pairs = judged.map((pair) => ({ ...pair, limit: limitOf(pair) }));
    return { theme: next, palette, pairs, low: pairs.filter(isLow) };
  };
  type Judged = ReturnType<typeof judge>;
  let judged = judge(withValue(theme, mode.path, root));
  const used = new Set(judged.pairs.flatMap((pair) => [pair.foreground, pair.background]));

  if (kind !== 'contrast') {
    let inverse = judged.theme;
    for (const { path, value } of valuesOf(root)) {
      const isUsed =
        path.length === 1 || [...used].some((colorName) => colorName.split('.')[0] === path[0]);
      if (typeof value !== 'string' || !isUsed || isFixed(path[0]!)) continue;
      inverse = withColor(inverse, mode, path, inverted(value));
    }
    judged = judge(inverse);
  }

  const withNext = (from: Judged, path: ThemePath, color: string) =>
    judge(withColor(from.theme, mode, path, color));

  /** Repairs colors that may change, as long as each repair leaves fewer pairs with too little contrast. */
  function repaired(from: Judged, isFree: (name: string) => boolean): Judged {
    const { palette, pairs, low } = from;
    const repairs = low
      .flatMap((pair) => repairsOf(pair, pairs, palette))
      .filter((repair) => Object.hasOwn(palette, repair.name) && isFree(repair.name))
      .sort((a, b) => a.failing - b.failing);
    for (const { name: color, after } of repairs) {
      const path = findPath(root, color) ?? [color];
      const isGroup = isPlainObject(valueAt(root, path));
      const next = withNext(from, isGroup ? [...path, '__default'] : path, after);
      if (next.low.length < low.length) return repaired(next, isFree);
    }
    return from;
  }

  /**
   * Components put white on `primary` and on `gray`, and both need contrast with the page, too. On a dark page, hardly
   * any two colors have that. So white gets the page's color, and gray the nearest shade to it that passes, which keeps
   * as much of `primary` as possible.
   */
  function withPageAsWhite(): Judged {
    const page = colorOf(judged.palette, 'background');
    if (!page || !used.has('white')) return judged;
    const next = withNext(judged, ['white'], page);
    const gray = colorOf(next.palette, 'gray');
    const [color, ground] = [gray ?? '', page].map(readOklch);
    if (!gray || !color || !ground || !used.has('gray')) return next;
    const others = neighborsOf('gray', next.pairs, next.palette);
    const near = nearestPassing(
      writeLike({ ...color, l: ground.l }, gray),
      others.filter((neighbor) => neighbor.name !== 'primary'),
    );
    return near ? withNext(next, ['gray'], writeLike(readOklch(near)!, gray)) : next;
  }

  // The page keeps its color, and so does the text if the other repairs are enough.
  const attempts = [judged, withPageAsWhite()].flatMap((start) =>
    [['background', 'text'], ['background']].map((keptColors) => ({ start, keptColors })),
  );
  let best = judged;
  for (const { start, keptColors } of attempts) {
    if (best.low.length === 0) break;
    const isFree = (color: string) =>
      !keptColors.includes(color) && !(isBrandKept && isFixed(color));
    const next = repaired(start, isFree);
    if (next.low.length < best.low.length) best = next;
  }

  const modeColors = valueAt(best.theme, mode.path) as PlainObject;
  const differing = Object.entries(modeColors).filter(([key, value]) => !isEqual(value, root[key]));
  const added = Object.keys(modeColors).filter((key) => !Object.hasOwn(root, key));
  const unknown = best.pairs.filter(({ contrast }) => contrast === undefined).length;
  return {
    colors: Object.fromEntries(differing),
    root: Object.fromEntries(added.map((key) => [key, key])),
    low: best.low.length,
    pairs: best.pairs.length - unknown,
    unknown,
  };
}

const isLow = ({ contrast, limit }: MeasuredPair) => contrast !== undefined && contrast < limit;
