import { oklchToHex } from '../../base/theme-data/color';
import { readOklch } from './color-notation';
import { contrastOf } from '../../base/theme-data/contrast';
import type { MeasuredPair, Palette } from '../../base/theme-data/palette';

/** Color that another one needs contrast with. */
export interface Neighbor {
  /** A CSS color. */
  color: string;
  /** Minimum WCAG contrast. */
  least: number;
  /** True if it's the foreground of the two. */
  isFront?: boolean;
  /** CSS color below a translucent background; by default, the background itself. */
  page?: string | undefined;
}

/** Neighbor in a pair of a theme. */
export interface NamedNeighbor extends Neighbor {
  /** Key of the palette, or a CSS color. */
  name: string;
}

/** Returns the neighbors of a color in the pairs of a theme, one for each pair with two colors. */
export function neighborsOf(
  name: string,
  pairs: readonly MeasuredPair[],
  palette: Palette,
): NamedNeighbor[] {
  const page = name === 'background' ? undefined : palette.background;
  return pairs.flatMap(({ foreground, background, colors, limit: least }) => {
    if (foreground === background || ![foreground, background].includes(name)) return [];
    const isFront = background === name;
    const color = isFront ? colors.foreground : colors.background;
    return color ? [{ name: isFront ? foreground : background, color, least, isFront, page }] : [];
  });
}

/** Number of steps of lightness that are tried, from black to white. */
const steps = 500;

/** Opacities that are tried for a translucent foreground. */
const opacities = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** Returns whether a color has enough contrast with each neighbor, as far as its contrast can be computed. */
export function passes(color: string, neighbors: readonly Neighbor[]): boolean {
  return neighbors.every(({ color: other, least, isFront, page }) => {
    const [front, back] = isFront ? [other, color] : [color, other];
    return (contrastOf(front, back, page) ?? Infinity) >= least;
  });
}

/**
 * Finds the nearest color with enough contrast with all neighbors. It keeps the hue in OKLCH, and the chroma if sRGB
 * has it; the lightness changes. A translucent background keeps its opacity; a translucent foreground gets more only if
 * it's needed.
 * @param color CSS color
 * @returns the same text if it passes, or else a hex code; undefined if it isn't a color, or if none passes
 */
export function nearestPassing(color: string, neighbors: readonly Neighbor[]): string | undefined {
  const original = readOklch(color);
  if (!original || passes(color, neighbors)) return original && color;
  const { l, c, h, alpha } = original;
  const isForeground = !neighbors.some(({ isFront }) => isFront);
  const alphas = [alpha, ...(isForeground ? opacities.filter((opacity) => opacity > alpha) : [])];
  for (let step = 0; step <= steps; step += 1) {
    const distance = step / steps;
    const near = [l - distance, l + distance]
      .filter((lightness) => lightness > -1 / steps && lightness < 1 + 1 / steps)
      .map((lightness) => Math.min(1, Math.max(0, lightness)))
      .flatMap((lightness) => alphas.map((opacity) => oklchToHex(lightness, c, h, opacity)))
      .find((candidate) => passes(candidate, neighbors));
    if (near) return near;
  }
  return undefined;
}
