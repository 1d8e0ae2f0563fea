import type { Theme } from 'theme-ui';
import { colorPairs, type ColorPair } from './color-pairs';
import { contrastOf } from './contrast';

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
  /** WCAG contrast; undefined where the theme lacks a color of the pair. */
  contrast: number | undefined;
}

function flatten(colors: object, path = ''): Palette {
  const entries = Object.entries(colors as Record<string, unknown>);
  return Object.fromEntries(
    entries.flatMap(([key, value]): [string, string][] => {
      const name = path + key;
      if (typeof value === 'string') return [[name.replace(/\.__default$/, ''), value]];
      if (typeof value !== 'object' || value === null || name === 'modes') return [];
      return Object.entries(flatten(value, `${name}.`));
    }),
  );
}

/**
 * The palettes of a theme, that of its root colors first. A mode has the root colors where it names none.
 * @param theme a theme whose colors are strings, or groups of strings
 */
export function palettesOf(theme: Theme): ModePalette[] {
  const { modes = {}, ...colors } = theme.colors ?? {};
  const root = flatten(colors);
  const first = theme.config?.initialColorModeName ?? 'default';
  return [
    { name: first, palette: root },
    ...Object.entries(modes as Record<string, object>).map(([name, own]) => ({
      name,
      palette: { ...root, ...flatten(own) },
    })),
  ];
}

/** The pairs that components and styles use, as a palette has them. */
export function judgePairs(palette: Palette): JudgedPair[] {
  // `white` is looked up like any other name, and is a CSS color where the theme has none.
  const colorOf = (name: string) => palette[name] ?? (name === 'white' ? '#fff' : undefined);
  return colorPairs.map((pair) => {
    const [front, back] = [colorOf(pair.foreground), colorOf(pair.background)];
    return { ...pair, contrast: front && back ? contrastOf(front, back) : undefined };
  });
}
