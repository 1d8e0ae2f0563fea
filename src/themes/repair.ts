import { oklchToHex, parseColor, toOklch } from './color';
import { contrastOf } from './contrast';

/** A color that another one has to stand out from. */
export interface Neighbor {
  /** A CSS color. */
  color: string;
  /** The least WCAG contrast with it. */
  least: number;
}

/** Steps of lightness that are tried, from black to white. */
const steps = 500;

/** Whether a color has the contrast that is asked for with each of its neighbors. */
export function passes(color: string, neighbors: readonly Neighbor[]): boolean {
  return neighbors.every((neighbor) => (contrastOf(color, neighbor.color) ?? 0) >= neighbor.least);
}

/**
 * The nearest color that stands out from all its neighbors: the same hue in OKLCH, as much of the chroma as
 * sRGB has, another lightness. What is too close is moved away from white or black, whichever is less far.
 * @param color a CSS color
 * @returns the color as it is when it passes, or a hex code; undefined when it is no color, or none passes
 */
export function nearestPassing(color: string, neighbors: readonly Neighbor[]): string | undefined {
  if (passes(color, neighbors)) return color;
  const parsed = parseColor(color);
  if (!parsed) return undefined;
  const { l, c, h } = toOklch(parsed);
  for (let step = 1; step <= steps; step += 1) {
    const distance = step / steps;
    const near = [l - distance, l + distance]
      .filter((lightness) => lightness > -1 / steps && lightness < 1 + 1 / steps)
      .map((lightness) => oklchToHex(Math.min(1, Math.max(0, lightness)), c, h))
      .find((candidate) => passes(candidate, neighbors));
    if (near) return near;
  }
  return undefined;
}
