import type { Theme } from 'theme-ui';
import type { PlainObject } from './changes';
import { parseColor } from './color';
import { pairsOf, type ColorPair } from './color-pairs';
import { contrastOf, lightnessContrastOf } from './contrast';
import { colorsInMode, modeNames } from './in-mode';
import { valuesOf } from './theme-parts';
import { entryName } from './theme-path';

/** Colors by their key in the theme. Keys of nested colors are paths: `gray.3`. */
export type Palette = Record<string, string>;

/** Colors of a color mode. */
export interface ModePalette {
  /** Name of the mode, as in `modeNames`. */
  name: string;
  palette: Palette;
}

/** Pair of colors with its contrast in a palette. */
export interface MeasuredPair extends ColorPair {
  /** CSS colors; undefined if the palette has no color, or a group, with that name. */
  colors: { foreground: string | undefined; background: string | undefined };
  /** WCAG contrast; undefined if one of the colors is. */
  contrast: number | undefined;
  /** Lightness contrast by APCA, signed; undefined if one of the colors is. */
  lightness: number | undefined;
}

const flatten = (colors: PlainObject): Palette =>
  Object.fromEntries(
    [...valuesOf(colors)].flatMap(({ path, value }): [string, string][] =>
      typeof value === 'string' ? [[entryName(path), value]] : [],
    ),
  );

/**
 * Returns the palettes of a theme, first that of its root colors. A mode inherits root colors that it doesn't set. As
 * in Theme UI, a group of a mode replaces the root's group.
 * @param theme its colors must be strings, or groups of strings
 */
export const palettesOf = (theme: Theme): ModePalette[] =>
  modeNames(theme).map((name) => ({ name, palette: flatten(colorsInMode(theme, name)) }));

/**
 * Resolves a color as Theme UI does: a key of the palette, or a CSS color.
 * @returns undefined for a group of colors, and for anything else
 */
export function colorOf(palette: Palette, name: string): string | undefined {
  if (Object.hasOwn(palette, name)) return palette[name];
  if (Object.keys(palette).some((key) => key.startsWith(`${name}.`))) return undefined;
  return parseColor(name) && name;
}

/** Measures the contrast of a pair of colors in a palette. */
export function measurePair(pair: ColorPair, palette: Palette): MeasuredPair {
  const page = colorOf(palette, 'background');
  const foreground = colorOf(palette, pair.foreground);
  const background = colorOf(palette, pair.background);
  const measure = (contrast: typeof contrastOf) =>
    foreground && background ? contrast(foreground, background, page) : undefined;
  return {
    ...pair,
    colors: { foreground, background },
    contrast: measure(contrastOf),
    lightness: measure(lightnessContrastOf),
  };
}

/** Measures the contrast of a theme's color pairs in one of its palettes. */
export const measurePairs = (theme: Theme, palette: Palette): MeasuredPair[] =>
  pairsOf(theme).map((pair) => measurePair(pair, palette));
