import { writeLike, type OklchColor } from '../../themes/color-notation';
import type { MeasuredPair, Palette } from '../../../base/theme-data/palette';
import { neighborsOf, passes, type NamedNeighbor, type Neighbor } from '../../themes/repair';

/** Returns the neighbors of a color without duplicates, those that need the highest contrast first. */
export function partnersOf(
  name: string,
  pairs: readonly MeasuredPair[],
  palette: Palette,
): NamedNeighbor[] {
  const sorted = neighborsOf(name, pairs, palette).sort((a, b) => b.least - a.least);
  return sorted.filter(
    (neighbor, index) => sorted.findIndex((other) => other.name === neighbor.name) === index,
  );
}

/** First and last lightness of a range, from 0 to 1. */
export type LightnessRange = readonly [from: number, to: number];

/** Steps of lightness that are tried. */
const steps = 100;

/**
 * Finds where a color has too little contrast with any of its neighbors, if only its lightness changes.
 * @returns ranges to a hundredth; none if there's enough contrast at any lightness, or if it's unknown
 */
export function failingRanges(color: OklchColor, neighbors: readonly Neighbor[]): LightnessRange[] {
  const ranges: LightnessRange[] = [];
  for (let step = 0; step <= steps; step += 1) {
    const l = step / steps;
    if (passes(writeLike({ ...color, l }, '#'), neighbors)) continue;
    const [from, to] = ranges.at(-1) ?? [0, -1];
    if (to === (step - 1) / steps) ranges[ranges.length - 1] = [from, l];
    else ranges.push([l, l]);
  }
  return ranges;
}
