import { isPlainObject, unsafeKeys, type Plain, type PlainObject } from './changes';
import { isGroup, formatPath, type ThemePath } from './theme-path';

/** Maximum depth of objects and arrays inside each other, in a theme from a link or a text. */
export const MAX_DEPTH = 60;

/** Value or group in a theme, and the keys that lead to it. */
export interface ThemePart {
  path: ThemePath;
  value: Plain;
}

/**
 * Yields a value and everything in it, groups before their parts. Iteration can stop early, to limit the work for
 * untrusted themes.
 */
export function* partsOf(value: Plain, path: ThemePath = []): Generator<ThemePart> {
  yield { path, value };
  if (!isGroup(value)) return;
  for (const [key, child] of Object.entries(value)) yield* partsOf(child as Plain, [...path, key]);
}

/** Yields the values in a theme that aren't groups. */
export function* valuesOf(value: Plain): Generator<ThemePart> {
  for (const part of partsOf(value)) if (!isGroup(part.value)) yield part;
}

/**
 * Maps a value and its parts, groups before their parts. Keeps the identity of groups without changes.
 * @param change returns undefined to remove a part; other items of an array keep their indexes
 */
export function mapParts(
  part: ThemePart,
  change: (part: ThemePart) => Plain | undefined,
): Plain | undefined {
  const value = change(part);
  if (value === undefined || !isGroup(value)) return value;
  const before = Object.entries(value) as [string, Plain][];
  const after = before.flatMap(([key, child]): [string, Plain][] => {
    const changed = mapParts({ path: [...part.path, key], value: child }, change);
    return changed === undefined ? [] : [[key, changed]];
  });
  if (after.length < before.length) return Object.fromEntries(after);
  if (after.every(([, child], index) => child === before[index]![1])) return value;
  return Array.isArray(value) ? after.map(([, child]) => child) : Object.fromEntries(after);
}

/** True if any part passes a test. */
function hasPart(value: Plain, test: (part: ThemePart) => boolean): boolean {
  for (const part of partsOf(value)) if (test(part)) return true;
  return false;
}

/** True if any object in a theme passes a test. */
export const hasObject = (value: Plain, test: (object: PlainObject) => boolean) =>
  hasPart(value, (part) => isPlainObject(part.value) && test(part.value));

/** True if groups are nested more than `depth` levels deep. */
export const isDeeperThan = (value: Plain, depth: number) =>
  hasPart(value, ({ path }) => path.length > depth);

/** Returns the paths of unsafe keys (`unsafeKeys`), which an untrusted theme mustn't have. */
export const unsafePaths = (value: Plain): string[] =>
  [...partsOf(value)]
    .filter(({ path }) => unsafeKeys.includes(path.at(-1) ?? ''))
    .map(({ path }) => formatPath(path));
