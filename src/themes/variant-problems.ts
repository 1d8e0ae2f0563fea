import type { Plain, PlainObject } from './changes';
import { joinPath } from './theme-path';

/** What is odd about a theme. */
export interface ThemeProblem {
  /** Where, such as `colors.primary`. */
  path: string;
  message: string;
  /** Whether Theme UI cannot use it; else it is kept, and only named. */
  isWrong: boolean;
}

/** Where a style names a variant. */
interface Place {
  /** Such as `buttons.primary.variant`. */
  path: string;
  /** Such as `buttons.secondary`. */
  name: string;
}

/** Most variants that one may bring along, those that they bring included; presets have fewer than ten. */
const mostVariants = 200;

function placesIn(value: Plain, path: string): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]: [string, Plain]) => {
    const here = joinPath(path, key);
    if (key !== 'variant') return placesIn(each, here);
    // By breakpoints.
    const names = Array.isArray(each) ? each : [each];
    return names.flatMap((name) => (typeof name === 'string' ? [{ path: here, name }] : []));
  });
}

/** The places inside of what each name stands for. */
function placesByName(places: readonly Place[]): Map<string, Place[]> {
  const byName = new Map(places.map(({ name }): [string, Place[]] => [name, []]));
  // Only beginnings as long as a name are cut off, because a path may be long.
  const lengths = [...new Set([...byName.keys()].map((name) => name.length))];
  for (const place of places) {
    const { path } = place;
    for (const length of lengths) {
      if (path[length] === '.' || path[length] === '[') {
        byName.get(path.slice(0, length))?.push(place);
      }
    }
  }
  return byName;
}

/**
 * Variants that lead back to themselves, or that unfold to more than a browser can take: Theme UI follows them until
 * the page stops.
 */
export function variantProblems(theme: PlainObject): ThemeProblem[] {
  const byName = placesByName(placesIn(theme, ''));
  /** How many variants each name brings along; infinite while that is not known. */
  const sizes = new Map<string, number>();
  const wrong = new Set<string>();
  function sizeOf(name: string): number {
    const known = sizes.get(name);
    if (known !== undefined) return known;
    sizes.set(name, Infinity);
    let size = 0;
    for (const { path, name: inner } of byName.get(name)!) {
      const more = 1 + sizeOf(inner);
      if (size + more > mostVariants) wrong.add(path);
      else size += more;
    }
    sizes.set(name, size);
    return size;
  }
  for (const name of byName.keys()) sizeOf(name);
  return [...wrong].map((path) => ({
    path,
    message: 'This variant never ends, or nearly so: it leads back to itself.',
    isWrong: true,
  }));
}
