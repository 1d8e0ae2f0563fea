import { oklchToHex } from '../../base/theme-data/color';
import { readOklch } from './color-notation';
import { contrastOf } from '../../base/theme-data/contrast';
import type { JudgedPair, Palette } from '../../base/theme-data/palette';

/** A color that another one has to contrast with. */
export interface Neighbor {
  /** A CSS color. */
  color: string;
  /** Lowest WCAG contrast with it. */
  least: number;
  /** True if it's the foreground of the two. */
  isFront?: boolean;
  /** CSS color below a translucent background; by default, the background itself. */
  page?: string | undefined;
}

/** A neighbor from a pair of a theme. */
export interface NamedNeighbor extends Neighbor {
  /** Key of the palette, or a CSS color. */
  name: string;
}

/** The neighbors of a color in the pairs of a theme, one for each pair that has two colors. */
export function neighborsOf(
  name: string,
  pairs: readonly JudgedPair[],
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

/** Steps of lightness that are tried, from black to white. */
const steps = 500;

/** Opacities that a translucent foreground can get instead of its own. */
const opacities = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** Returns whether a color has enough contrast with each neighbor, as far as its contrast can be computed. */
export function passes(color: string, neighbors: readonly Neighbor[]): boolean {
  return neighbors.every(({ color: other, least, isFront, page }) => {
    const [front, back] = isFront ? [other, color] : [color, other];
    return (contrastOf(front, back, page) ?? Infinity) >= least;
  });
}

/**
 * The nearest color that stands out from all its neighbors: the same hue in OKLCH, as much of the chroma as
 * sRGB has, another lightness. What is too close is moved away from white or black, whichever is less far. A
 * translucent background keeps its opacity; a translucent foreground can get more, as little as possible.
 * @param color a CSS color
 * @returns the color as it is when it passes, or a hex code; undefined when it is no color, or none passes
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
