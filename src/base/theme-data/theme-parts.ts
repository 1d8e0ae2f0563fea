import { isPlainObject, unsafeKeys, type Plain, type PlainObject } from './changes';
import { isGroup, pathText, type ThemePath } from './theme-path';

/** Value or group in a theme, and the keys that lead to it. */
export interface ThemePart {
  path: ThemePath;
  value: Plain;
}

/**
 * Yields a value and everything in it, groups before their parts. The one walk over themes: stop it early to bound
 * the work on texts of strangers.
 */
export function* partsOf(value: Plain, path: ThemePath = []): Generator<ThemePart> {
  yield { path, value };
  if (!isGroup(value)) return;
  for (const [key, each] of Object.entries(value)) yield* partsOf(each as Plain, [...path, key]);
}

/** Values in a theme that aren't groups. */
export function* valuesOf(value: Plain): Generator<ThemePart> {
  for (const part of partsOf(value)) if (!isGroup(part.value)) yield part;
}

/**
 * Copies a value with its parts changed, groups before their parts. Groups in which nothing changes stay the same
 * objects.
 * @param change returns undefined for a part that's left out. The other items of its array keep their places.
 */
export function mapParts(
  part: ThemePart,
  change: (part: ThemePart) => Plain | undefined,
): Plain | undefined {
  const value = change(part);
  if (value === undefined || !isGroup(value)) return value;
  const before = Object.entries(value) as [string, Plain][];
  const after = before.flatMap(([key, each]): [string, Plain][] => {
    const changed = mapParts({ path: [...part.path, key], value: each }, change);
    return changed === undefined ? [] : [[key, changed]];
  });
  if (after.length < before.length) return Object.fromEntries(after);
  if (after.every(([, each], index) => each === before[index]![1])) return value;
  return Array.isArray(value) ? after.map(([, each]) => each) : Object.fromEntries(after);
}

/** Returns whether a part passes a test. */
function hasPart(value: Plain, test: (part: ThemePart) => boolean): boolean {
  for (const part of partsOf(value)) if (test(part)) return true;
  return false;
}

/** Returns whether an object in a theme passes a test. */
export const hasObject = (value: Plain, test: (object: PlainObject) => boolean) =>
  hasPart(value, (part) => isPlainObject(part.value) && test(part.value));

/** Returns whether groups are nested deeper than a number of levels. */
export const isDeeperThan = (value: Plain, depth: number) =>
  hasPart(value, ({ path }) => path.length > depth);

/** Paths of keys that reach into JavaScript's own objects. A theme from a stranger must have none. */
export const unsafePaths = (value: Plain): string[] =>
  [...partsOf(value)]
    .filter(({ path }) => unsafeKeys.includes(path.at(-1) ?? ''))
    .map(({ path }) => pathText(path));
