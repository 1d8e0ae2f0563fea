import type { Theme } from 'theme-ui';
import type { PlainObject } from './changes';
import { parseColor } from './color';
import { pairsOf, type ColorPair } from './color-pairs';
import { contrastOf, lightnessContrastOf } from './contrast';
import { colorsInMode, modeNames } from './in-mode';
import { valuesOf } from './theme-parts';
import { entryName } from './theme-path';

/** Keys of a theme's colors and the colors they stand for, groups by their path: `gray.3`. */
export type Palette = Record<string, string>;

/** A color mode, and what it shows. */
export interface ModePalette {
  /** Name of the mode; the theme's own for its root colors, if it has one. */
  name: string;
  palette: Palette;
}

/** A pair of colors as a theme has it. */
export interface JudgedPair extends ColorPair {
  /** The two as CSS colors; undefined where the theme has no single color of that name. */
  colors: { foreground: string | undefined; background: string | undefined };
  /** WCAG contrast; undefined where the theme lacks a color of the pair. */
  contrast: number | undefined;
  /** Lightness contrast by APCA, signed. */
  lightness: number | undefined;
}

const flatten = (colors: PlainObject): Palette =>
  Object.fromEntries(
    [...valuesOf(colors)].flatMap(({ path, value }): [string, string][] =>
      typeof value === 'string' ? [[entryName(path), value]] : [],
    ),
  );

/**
 * The palettes of a theme, that of its root colors first. A mode has the root colors where it names none. A group of a
 * mode replaces the root's group, as in Theme UI.
 * @param theme a theme whose colors are strings, or groups of strings
 */
export const palettesOf = (theme: Theme): ModePalette[] =>
  modeNames(theme).map((name) => ({ name, palette: flatten(colorsInMode(theme, name)) }));

/**
 * The color that a name stands for, as Theme UI looks it up: a key of the palette, else a CSS color. A group of
 * colors is none.
 */
export function colorOf(palette: Palette, name: string): string | undefined {
  if (Object.hasOwn(palette, name)) return palette[name];
  if (Object.keys(palette).some((key) => key.startsWith(`${name}.`))) return undefined;
  return parseColor(name) && name;
}

/** The pairs of a theme, as one of its palettes has them. */
export function judgePairs(theme: Theme, palette: Palette): JudgedPair[] {
  const page = colorOf(palette, 'background');
  return pairsOf(theme).map((pair) => {
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
  });
}
