import { readOklch, writeLike } from '../../../themes/color-notation';
import { colorOf, type MeasuredPair, type Palette } from '../../../../base/theme-data/palette';
import { nearestPassing, neighborsOf, passes, type Neighbor } from '../../../themes/repair';

/** Change of a color that gives a pair enough contrast. */
export interface Repair {
  /** Key of the color that changes. */
  name: string;
  before: string;
  /** In the notation of `before`, if that's exact enough. */
  after: string;
  /** Number of other pairs of the color that still have too little contrast. */
  failing: number;
}

/** True if a color with this name can be added to a theme. Others are CSS values, or name a certain color. */
const addable = (name: string) => /^[a-z][\w.]*$/i.test(name) && !['white', 'black'].includes(name);

/**
 * Returns the color that a pair lacks, with a color of the theme as its value. Undefined if the pair lacks none, or if
 * its name can't be added.
 */
export function missingColor(
  { foreground, background, colors }: MeasuredPair,
  palette: Palette,
): Pick<Repair, 'name' | 'after'> | undefined {
  const isFront = colors.foreground === undefined;
  if (!isFront && colors.background !== undefined) return undefined;
  const name = isFront ? foreground : background;
  const after = isFront ? palette.text : (palette.muted ?? palette.background);
  const isGroup = Object.keys(palette).some((key) => key.startsWith(`${name}.`));
  if (after === undefined || isGroup || Object.hasOwn(palette, name)) return undefined;
  return addable(name) ? { name, after } : undefined;
}

/**
 * Returns the nearest color of the same hue that has enough contrast with all neighbors, or, if there's none, with the
 * important ones; undefined if there's none either. It has the notation of the original if that's exact enough.
 */
export function repairedColor(
  before: string,
  neighbors: readonly Neighbor[],
  important: readonly Neighbor[],
): string | undefined {
  const nearest = nearestPassing(before, neighbors) ?? nearestPassing(before, important);
  if (!nearest) return undefined;
  const asBefore = writeLike(readOklch(nearest)!, before);
  const passed = passes(nearest, neighbors) ? neighbors : important;
  return passes(asBefore, passed) ? asBefore : nearest;
}

/**
 * Returns repairs of a pair: for each of the two colors, the nearest one of the same hue that passes in all its pairs,
 * or, if there's none, in this pair. Those that leave the fewest other pairs too low are first.
 * @param pairs all pairs of the theme in this mode
 * @param palette of this mode
 */
export function repairsOf(
  pair: MeasuredPair,
  pairs: readonly MeasuredPair[],
  palette: Palette,
): Repair[] {
  const names = [...new Set([pair.foreground, pair.background])];
  if (names.length < 2) return [];
  return names
    .flatMap((name): Repair[] => {
      // Components use keys such as `gray` and `white`, which are CSS colors until a theme has them.
      const before = colorOf(palette, name);
      const isOwn = Object.hasOwn(palette, name);
      // A color named `white` that isn't white would help nobody.
      if (before === undefined || (!isOwn && !addable(name))) return [];
      const neighbors = neighborsOf(name, pairs, palette);
      const pairNeighbors = neighborsOf(name, [pair], palette);
      const after = repairedColor(before, neighbors, pairNeighbors);
      if (after === undefined) return [];
      return [
        {
          name,
          before,
          after,
          failing: neighbors.filter((neighbor) => !passes(after, [neighbor])).length,
        },
      ];
    })
    .sort((a, b) => a.failing - b.failing);
}
