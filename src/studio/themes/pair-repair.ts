import { readOklch, writeLike } from './color-notation';
import { colorOf, type JudgedPair, type Palette } from '../../base/theme-data/palette';
import { nearestPassing, neighborsOf, passes } from './repair';

/** A way to give a pair of colors its contrast. */
export interface Repair {
  /** Key of the color that changes. */
  name: string;
  before: string;
  /** In the notation of what was before, where that is exact enough. */
  after: string;
  /** How many other pairs of that color stay too close; 0 when all of them pass. */
  left: number;
}

/** True for a name that a theme can get a color for. Others are CSS values, or say which color they are. */
const addable = (name: string) => /^[a-z][\w.]*$/i.test(name) && !['white', 'black'].includes(name);

/**
 * Adds the color that a pair lacks: one of the theme's own that fits its place. Undefined if the pair lacks none, or
 * if its name can't be added.
 */
export function missingColor(
  { foreground, background, colors }: JudgedPair,
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
 * Ways to repair a pair: the nearest color of the same hue for either of the two. One that passes in all its pairs
 * comes first; where there is none, the nearest for this pair alone.
 * @param pairs all pairs of the theme in this mode
 * @param palette of this mode
 */
export function repairsOf(
  pair: JudgedPair,
  pairs: readonly JudgedPair[],
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
      const nearest = nearestPassing(before, neighbors) ?? nearestPassing(before, pairNeighbors);
      if (!nearest) return [];
      const asBefore = writeLike(readOklch(nearest)!, before);
      const met = passes(nearest, neighbors) ? neighbors : pairNeighbors;
      const after = passes(asBefore, met) ? asBefore : nearest;
      return [
        {
          name,
          before,
          after,
          left: neighbors.filter((neighbor) => !passes(after, [neighbor])).length,
        },
      ];
    })
    .sort((a, b) => a.left - b.left);
}
