import { contrastOf } from './contrast';
import { colorOf, type JudgedPair, type Palette } from './palette';
import type { ThemePath } from './theme-path';

/** Way to repair a pair without changing a color: the styles that make it get another color for their text. */
export interface TextRepair {
  /** Key of the theme's colors, or `white` or `black`. */
  color: string;
  /** Lowest contrast over the modes. */
  contrast: number;
  /** Paths of the styles that get the color. */
  styles: ThemePath[];
}

/**
 * The color that's easiest to read in all modes on the background of a pair.
 * @param palettes of all modes, because a style is the same in each
 * @returns undefined if no color has enough contrast, or if the pair isn't one of text
 */
export function textRepairOf(
  { background, foreground, limit, kind, styles }: JudgedPair,
  palettes: readonly Palette[],
): TextRepair | undefined {
  if (kind === 'part' || styles.length === 0) return undefined;
  const contrastIn = (color: string) => (palette: Palette) => {
    const [front, back] = [colorOf(palette, color), colorOf(palette, background)];
    if (!front || !back) return 0;
    return contrastOf(front, back, colorOf(palette, 'background')) ?? 0;
  };
  // The theme's own colors are preferred over equally good other ones.
  return [...new Set([...Object.keys(palettes[0]!), 'white', 'black'])]
    .filter((color) => color !== foreground)
    .map((color) => ({ color, contrast: Math.min(...palettes.map(contrastIn(color))), styles }))
    .filter(({ contrast }) => contrast >= limit)
    .sort((a, b) => b.contrast - a.contrast)[0];
}
