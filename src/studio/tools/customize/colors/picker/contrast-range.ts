import { writeLike, type OklchColor } from '../../../../themes/color-notation';
import type { MeasuredPair, Palette } from '../../../../../base/theme-data/palette';
import { neighborsOf, passes, type NamedNeighbor, type Neighbor } from '../../../../themes/repair';

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
 * Finds where a color has too little contrast with each neighbor, and with any of them, if only its lightness changes.
 * @returns ranges to a hundredth; none if there's enough contrast at any lightness, or if it's unknown
 */
export function failingRanges(
  color: OklchColor,
  neighbors: readonly Neighbor[],
): { perNeighbor: LightnessRange[][]; any: LightnessRange[] } {
  const candidates = Array.from({ length: steps + 1 }, (_, step) =>
    writeLike({ ...color, l: step / steps }, '#'),
  );
  const fails = neighbors.map((neighbor) =>
    candidates.map((candidate) => !passes(candidate, [neighbor])),
  );
  return {
    perNeighbor: fails.map(rangesOf),
    any: rangesOf(candidates.map((_, step) => fails.some((failing) => failing[step]))),
  };
}

function rangesOf(fails: readonly boolean[]): LightnessRange[] {
  const ranges: LightnessRange[] = [];
  fails.forEach((isFailing, step) => {
    const [from, to] = ranges.at(-1) ?? [0, -1];
    if (!isFailing) return;
    if (to === (step - 1) / steps) ranges[ranges.length - 1] = [from, step / steps];
    else ranges.push([step / steps, step / steps]);
  });
  return ranges;
}
