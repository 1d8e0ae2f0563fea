import { oklchToHex, parseColor, toOklch } from './color';
import { contrastOf } from './contrast';

/** A color that another one has to stand out from. */
export interface Neighbor {
  /** A CSS color. */
  color: string;
  /** The least WCAG contrast with it. */
  least: number;
  /** True if it's the foreground of the two. */
  isFront?: boolean;
  /** CSS color below a translucent background; by default, the background itself. */
  page?: string | undefined;
}

/** Steps of lightness that are tried, from black to white. */
const steps = 500;

/** Opacities that a translucent foreground can get instead of its own. */
const opacities = [0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1];

/** Whether a color has the contrast that is asked for with each of its neighbors. */
export function passes(color: string, neighbors: readonly Neighbor[]): boolean {
  return neighbors.every(({ color: other, least, isFront, page }) => {
    const [front, back] = isFront ? [other, color] : [color, other];
    return (contrastOf(front, back, page) ?? 0) >= least;
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
  if (passes(color, neighbors)) return color;
  const parsed = parseColor(color);
  if (!parsed) return undefined;
  const { l, c, h } = toOklch(parsed);
  const { alpha = 1 } = parsed;
  const isForeground = !neighbors.some(({ isFront }) => isFront);
  const alphas = [alpha, ...(isForeground ? opacities.filter((each) => each > alpha) : [])];
  for (let step = 0; step <= steps; step += 1) {
    const distance = step / steps;
    const near = [l - distance, l + distance]
      .filter((lightness) => lightness > -1 / steps && lightness < 1 + 1 / steps)
      .map((lightness) => Math.min(1, Math.max(0, lightness)))
      .flatMap((lightness) => alphas.map((each) => oklchToHex(lightness, c, h, each)))
      .find((candidate) => passes(candidate, neighbors));
    if (near) return near;
  }
  return undefined;
}
