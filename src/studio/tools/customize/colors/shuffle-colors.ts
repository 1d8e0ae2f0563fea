import type { Theme } from 'theme-ui';
import type { PlainObject } from '../../../../base/theme-data/changes';
import { parseColor, readBrandColor, toHex8 } from '../../../../base/theme-data/color';
import { enhancedLimits } from '../../../../base/theme-data/contrast';
import {
  colorOf,
  measurePair,
  measurePairs,
  palettesOf,
  type MeasuredPair,
  type Palette,
} from '../../../../base/theme-data/palette';
import { entryName, formatPath, type ThemePath } from '../../../../base/theme-data/theme-path';
import { readOklch, writeLike } from '../../../themes/color-notation';
import { colorsOf, type PaletteParameters } from '../../../themes/random-palette';
import { randomTheme } from '../../../themes/random-theme';
import { neighborsOf } from '../../../themes/repair';
import { GRAY_CHROMA } from '../../../themes/shades';
import { usableTheme } from '../../../themes/shared-theme';
import { repairedColor } from '../contrast/pair-repair';
import { colorRows, modesIn } from './color-modes';
import { isDark } from './computed-mode';
import { mapTexts, noShift, shiftColor } from './map-colors';

export interface ShuffledColors {
  /** The same object if no color changed. */
  theme: PlainObject;
  /** Of the root's new palette, as on /random. */
  parameters: PaletteParameters;
  /** Number of colors that changed in some mode. */
  changed: number;
  /** Colors that keep their value, because no shade of the new color has enough contrast with their neighbors. */
  stuck: StuckColor[];
}

interface StuckColor {
  name: string;
  mode: string;
  /** Names of the colors that it needs contrast with. */
  neighbors: string[];
}

/** Value of a color in the mode that sets it. */
interface Cell {
  name: string;
  /** Path in the theme. */
  path: ThemePath;
  /** Indexes of the modes that show the value, first the one that sets it. */
  modes: [number, ...number[]];
  before: string;
  /** New value, before it's adjusted for contrast. */
  target: string;
}

/** Names of colors that /random has for each seed. A brand color, and the text on it, are the reader's. */
const roles: ReadonlySet<string> = new Set([
  'text',
  'background',
  'primary',
  'secondary',
  'accent',
  'highlight',
  'muted',
  'gray',
] satisfies (keyof ReturnType<typeof colorsOf>)[]);

/** Hues that differ by less count as the same: rounded colors of /random differ, too. In degrees. */
const MIN_TURN = 15;

/** Each round brings colors closer to their targets, because their neighbors have moved, too. */
const MAX_ROUNDS = 5;

/** Colors whose hue is their meaning, in addition to names of CSS colors: those of states, and hues of Tailwind. */
const hueWords =
  /^(danger|error|destructive|success|warning|info|amber|emerald|neutral|rose|sky|slate|stone|zinc)$/;

/** True for names such as `red`, `blueDark`, `green.500`, and `danger`. */
const isNamedAfterHue = (path: ThemePath) =>
  path
    .flatMap((key) => key.match(/[A-Z]?[a-z]+/g) ?? [])
    .map((word) => word.toLowerCase())
    .some((word) => hueWords.test(word) || parseColor(word) !== undefined);

/** Hue of a color; undefined for grays, and for colors that only a browser can compute. */
function hueOf(text: string | undefined): number | undefined {
  const color = readOklch(text ?? '');
  return color && color.alpha > 0 && color.c >= GRAY_CHROMA ? color.h : undefined;
}

/** Degrees from one hue to another; 0 if one is undefined, or if they're about the same. */
function turnBetween(from: number | undefined, to: number | undefined): number {
  if (from === undefined || to === undefined) return 0;
  const turn = ((to - from + 540) % 360) - 180;
  return Math.abs(turn) < MIN_TURN ? 0 : turn;
}

/** Pairs of a mode with the contrast to keep: what's enough, or what they have if that's less. */
function keptPairs(pairs: readonly MeasuredPair[]): MeasuredPair[] {
  const known = pairs.filter(({ contrast }) => contrast !== undefined);
  const isEnhanced = known.every(({ contrast, kind }) => contrast! >= enhancedLimits[kind]);
  return known.map((pair) => {
    const enough = isEnhanced ? enhancedLimits[pair.kind] : pair.limit;
    return { ...pair, limit: Math.min(enough, pair.contrast!) };
  });
}

/**
 * Gives a theme the colors that /random has for a seed, in all modes. Each color becomes the nearest shade with which
 * the pairs keep their contrast: a mode that meets AAA still does, one that meets AA, too, and no pair with too little
 * contrast gets less. All of that is true of the theme as it is, and stays true with each color that moves, so there's
 * always a result.
 *
 * Other colors turn by the same angle as `primary`, or, without it, as the first color that has a hue. Colors that are
 * named after a hue or a state stay. Modes keep the distances of their hues, so two dark modes stay different.
 * @param isLocked true for the path of a color that must stay, as text. A locked `brand` or `primary` is what the new palette
 * starts from.
 */
export function shuffleColors(
  theme: PlainObject,
  seed: string,
  isLocked: (name: string) => boolean,
): ShuffledColors {
  const { usable } = usableTheme(theme);
  const modes = modesIn(usable);
  const palettes = palettesOf(usable as Theme).map(({ palette }) => ({ ...palette }));
  const pairs = palettes.map((palette) => keptPairs(measurePairs(usable as Theme, palette)));
  const root = palettes[0]!;
  const leader = Object.hasOwn(root, 'primary')
    ? 'primary'
    : Object.keys(root).find((name) => hueOf(root[name]) !== undefined);
  const rows = colorRows(usable);
  const lockedNames = rows
    .filter(({ path }) => isLocked(formatPath(path)))
    .map(({ path }) => entryName(path));
  const origin = ['brand', leader].find((name) => name && lockedNames.includes(name));
  const leaderHues = palettes.map((palette) => hueOf(palette[leader ?? '']));

  const newPalettes = palettes.map((palette, index) => {
    const brand = readBrandColor((origin && palette[origin]) || '')?.hex;
    const { summary } = randomTheme({ seed, keptSeeds: {}, harmony: undefined, brand });
    // A locked color of the mode already has the mode's hue.
    const distance = brand ? 0 : turnBetween(leaderHues[0], leaderHues[index]);
    const parameters = { ...summary, hue: (summary.hue + distance + 360) % 360 };
    const scheme = isDark(colorOf(palette, 'background')) ? 'dark' : 'light';
    const colors: Palette = { ...colorsOf(parameters, scheme) };
    return { parameters, colors, turn: turnBetween(leaderHues[index], parameters.hue) };
  });

  /** Returns the new value of a color in a mode; undefined if it stays. */
  function targetOf(path: ThemePath, mode: number, before: string): string | undefined {
    const color = readOklch(before);
    if (!color || color.alpha === 0) return undefined;
    const { colors, turn } = newPalettes[mode]!;
    const role = entryName(path);
    // A translucent color is made for what's below it, so it stays translucent.
    if (roles.has(role) && color.alpha === 1) return writeLike(readOklch(colors[role]!)!, before);
    if (turn === 0 || isNamedAfterHue(path)) return undefined;
    return shiftColor(before, { ...noShift, hue: turn });
  }

  const cells = rows
    .filter(({ path }) => !isLocked(formatPath(path)))
    .flatMap(({ path, values, shown }) =>
      values.flatMap((before, mode): Cell[] => {
        const target = before === undefined ? undefined : targetOf(path, mode, before);
        // Black and white don't become hex codes.
        if (before === undefined || target === undefined || isSameColor(before, target)) return [];
        const heirs = modes.flatMap((_, index) =>
          mode === 0 && index > 0 && values[index] === undefined && shown[index] !== undefined
            ? [index]
            : [],
        );
        const cellPath = [...modes[mode]!.path, ...path];
        return [{ name: entryName(path), path: cellPath, modes: [mode, ...heirs], before, target }];
      }),
    );

  /** Pairs whose contrast depends on a color. The page is also below translucent backgrounds. */
  const pairsWith = (name: string, mode: number) =>
    pairs[mode]!.filter((pair) =>
      ['background', pair.foreground, pair.background].includes(name),
    ).map((pair) => measurePair(pair, palettes[mode]!));
  const valueOf = ({ name, modes: [mode] }: Cell) => palettes[mode]![name]!;
  const neighborsIn = ({ name, modes: shownIn }: Cell) =>
    shownIn.flatMap((mode) => neighborsOf(name, pairsWith(name, mode), palettes[mode]!));

  const keepsContrast = ({ name, modes: shownIn }: Cell) =>
    shownIn
      .flatMap((mode) => pairsWith(name, mode))
      .every(({ contrast, limit }) => contrast! >= limit);

  function setValue({ name, modes: shownIn }: Cell, value: string): void {
    for (const mode of shownIn) palettes[mode]![name] = value;
  }

  /** Moves a color as close to its target as its neighbors allow. Returns false if it's there already. */
  function settle(cell: Cell): boolean {
    const current = valueOf(cell);
    const neighbors = neighborsIn(cell);
    const repaired = repairedColor(cell.target, neighbors, neighbors);
    const isBack = repaired !== undefined && isSameColor(repaired, cell.before);
    const next = isBack ? cell.before : repaired;
    if (next === undefined || next === current) return false;
    setValue(cell, next);
    // Neighbors don't include the pairs that only have the page below a translucent background.
    if (keepsContrast(cell)) return true;
    setValue(cell, current);
    return false;
  }

  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const moved = cells.filter(settle);
    if (moved.length === 0) break;
  }

  const values = new Map(cells.map((cell) => [formatPath(cell.path), valueOf(cell)]));
  const changed = cells.filter((cell) => valueOf(cell) !== cell.before);
  return {
    theme: mapTexts(theme, (text, path) => values.get(formatPath(path)) ?? text),
    parameters: newPalettes[0]!.parameters,
    changed: new Set(changed.map(({ name }) => name)).size,
    stuck: cells
      .filter((cell) => !changed.includes(cell))
      .map((cell) => ({
        name: cell.name,
        mode: modes[cell.modes[0]]!.name,
        neighbors: [...new Set(neighborsIn(cell).map(({ name }) => name))],
      })),
  };
}

const isSameColor = (a: string, b: string) => toHex8(parseColor(a)!) === toHex8(parseColor(b)!);
