import { contrastOf } from '../../../../base/theme-data/contrast';
import { colorOf, type MeasuredPair, type Palette } from '../../../../base/theme-data/palette';
import { formatPath, type ThemePath } from '../../../../base/theme-data/theme-path';

/** Repair of a pair that doesn't change a color: its styles use another one. */
export interface StyleRepair {
  /** Key of the theme's colors, or `white` or `black`. */
  color: string;
  /** Lowest contrast over the modes. */
  contrast: number;
  /** Paths of the properties that get the color. */
  styles: ThemePath[];
}

/**
 * Finds the color with the most contrast, in all modes, on the backgrounds of all pairs that the pair's styles are in.
 * @param pairs all pairs of the theme
 * @param palettes of all modes, because a style is the same in each
 * @returns undefined if no color has enough contrast, or if no style can be changed
 */
export function styleRepairOf(
  { foreground, styles }: MeasuredPair,
  pairs: readonly MeasuredPair[],
  palettes: readonly Palette[],
): StyleRepair | undefined {
  const changed = new Set(styles.map(formatPath));
  const together = pairs.filter((pair) =>
    pair.styles.some((path) => changed.has(formatPath(path))),
  );
  if (together.length === 0) return undefined;
  const limit = Math.max(...together.map((pair) => pair.limit));
  const contrastsIn = (color: string) => (palette: Palette) =>
    together.map(({ background }) => {
      const [front, back] = [colorOf(palette, color), colorOf(palette, background)];
      if (!front || !back) return 0;
      return contrastOf(front, back, colorOf(palette, 'background')) ?? 0;
    });
  // The theme's own colors are preferred over equally good other ones.
  return [...new Set([...Object.keys(palettes[0]!), 'white', 'black'])]
    .filter((color) => color !== foreground)
    .map((color) => ({
      color,
      contrast: Math.min(...palettes.flatMap(contrastsIn(color))),
      styles,
    }))
    .filter(({ contrast }) => contrast >= limit)
    .sort((a, b) => b.contrast - a.contrast)[0];
}
