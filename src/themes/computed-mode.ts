import type { Theme } from 'theme-ui';
import { isPlainObject, type Plain, type PlainObject } from './changes';
import { withColor } from './color-modes';
import { splitModes } from './in-mode';
import { readOklch, writeLike } from './color-notation';
import { enhancedLimits } from './contrast';
import { repairsOf, type Repair } from './pair-repair';
import { judgePairs, palettesOf, type JudgedPair } from './palette';
import { valuesOf } from './theme-parts';
import { findPath, valueAt, withValue } from './theme-path';

/** Purpose of a computed mode. */
export type ModeKind = 'dark' | 'light' | 'contrast';

/** Colors that stay in a dark and a light mode: those of a brand, the text on them, and those that say what they are. */
const isFixed = (name: string) => /^((brand|onBrand)\d*|white|black)$/.test(name);

/** Sum of a color's lightness in a light and in a dark mode, and the ends of what a mode has. */
const LIGHTNESS_SUM = 1.19;
const MIN_LIGHTNESS = 0.15;
const MAX_LIGHTNESS = 0.985;

/** The kind of mode that a theme's root colors aren't: dark, if their background is light. */
export function oppositeKind(theme: PlainObject): 'dark' | 'light' {
  const background = valueAt(theme, ['colors', 'background']);
  const color = typeof background === 'string' ? readOklch(background) : undefined;
  return color && color.l < 0.5 ? 'light' : 'dark';
}

function inverted(text: string): string {
  const color = readOklch(text);
  if (!color || color.alpha === 0) return text;
  const l = Math.min(MAX_LIGHTNESS, Math.max(MIN_LIGHTNESS, LIGHTNESS_SUM - color.l));
  return writeLike({ ...color, l }, text);
}

/** The colors of a computed mode, and how many of its pairs of colors have too little contrast. */
export interface ComputedMode {
  colors: PlainObject;
  low: number;
  pairs: number;
}

/**
 * Computes the colors of a mode from those of the root: the opposite lightness for a dark or a light one. Then the
 * nearest shades with enough contrast take the place of those without: AA, or AAA for high contrast. Colors that are
 * as at the root are left out, also groups that no style uses, such as palettes.
 * @param theme a theme without problems
 * @param name of the new mode
 */
export function computeMode(theme: PlainObject, name: string, kind: ModeKind): ComputedMode {
  const mode = { name, path: ['colors', 'modes', name] };
  const root = splitModes(theme).root;
  const isBrandKept = kind !== 'contrast';
  const limitOf = (pair: JudgedPair) =>
    kind === 'contrast' ? enhancedLimits[pair.kind] : pair.limit;
  const judge = (next: PlainObject) => {
    const { palette } = palettesOf(next as Theme).find((each) => each.name === name)!;
    const judged = judgePairs(next as Theme, palette);
    const pairs = judged.map((pair) => ({ ...pair, limit: limitOf(pair) }));
    return { theme: next, palette, pairs, low: pairs.filter(isLow) };
  };
  let judged = judge(withValue(theme, mode.path, root));
  const used = new Set(judged.pairs.flatMap((pair) => [pair.foreground, pair.background]));

  if (kind !== 'contrast') {
    let inverse = judged.theme;
    for (const { path, value } of valuesOf(root)) {
      const isUsed = path.length === 1 || [...used].some((each) => each.split('.')[0] === path[0]);
      if (typeof value !== 'string' || !isUsed || isFixed(path[0]!)) continue;
      inverse = withColor(inverse, mode, path, inverted(value));
    }
    judged = judge(inverse);
  }

  /** The same mode with another color, if fewer of its pairs have too little contrast then. */
  function repaired({ name: color, after }: Repair): typeof judged | undefined {
    const path = findPath(root, color) ?? [color];
    const isGroup = isPlainObject(valueAt(root, path));
    const whole = isGroup ? [...path, '__default'] : path;
    const next = judge(withColor(judged.theme, mode, whole, after));
    return next.low.length < judged.low.length ? next : undefined;
  }
  for (;;) {
    const { palette, pairs, low } = judged;
    const isTextLow = low.some((pair) => isPair(pair, 'text', 'background'));
    const repairs = low
      .flatMap((pair) => repairsOf(pair, pairs, palette))
      .filter((each) => Object.hasOwn(palette, each.name) && each.name !== 'background')
      .filter((each) => isTextLow || each.name !== 'text')
      .filter((each) => !(isBrandKept && isFixed(each.name)))
      .sort((a, b) => a.left - b.left);
    let next: typeof judged | undefined;
    for (const repair of repairs) if ((next = repaired(repair))) break;
    if (!next) break;
    judged = next;
  }

  const own = valueAt(judged.theme, mode.path) as PlainObject;
  const differing = Object.entries(own).filter(([key, value]) => !isSame(value, root[key]));
  return {
    colors: Object.fromEntries(differing),
    low: judged.low.length,
    pairs: judged.pairs.length,
  };
}

const isLow = ({ contrast, limit }: JudgedPair) => contrast !== undefined && contrast < limit;

const isPair = ({ foreground, background }: JudgedPair, front: string, back: string) =>
  foreground === front && background === back;

const isSame = (a: Plain, b: Plain | undefined) => JSON.stringify(a) === JSON.stringify(b);
