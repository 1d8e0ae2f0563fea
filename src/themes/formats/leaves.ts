import { isPlainObject, type Plain, type PlainObject } from '../changes';

/** A value of a scale that is no group, and the keys that lead to it. */
export interface Leaf {
  path: readonly string[];
  value: string | number;
}

const strings = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'/g;

/** Whether a value can stand behind the colon of a declaration: nothing in it ends the declaration. */
export function isDeclarable(value: string | number): boolean {
  const outside = String(value).replaceAll(strings, '');
  if (/[;{}"'\\!]|\/\*|<\//.test(outside)) return false;
  let depth = 0;
  for (const character of outside) {
    if (character === '(') depth += 1;
    if (character === ')') depth -= 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const isLeaf = (value: Plain): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') && isDeclarable(value);

/**
 * The values of a scale, groups by their paths; the value of a group itself (`__default`) has the group's path.
 * What CSS cannot declare is left out.
 */
export function leavesOf(scale: Plain | undefined, path: readonly string[] = []): Leaf[] {
  if (scale === undefined) return [];
  if (isLeaf(scale)) return [{ path, value: scale }];
  if (!isPlainObject(scale) && !Array.isArray(scale)) return [];
  return Object.entries(scale).flatMap(([key, value]) =>
    leavesOf(value as Plain, key === '__default' ? path : [...path, key]),
  );
}

/** Paths of what `leavesOf` leaves out. */
function refusedLeaves(scale: Plain, path: string): string[] {
  if (isLeaf(scale)) return [];
  if (!isPlainObject(scale) && !Array.isArray(scale)) return [path];
  return Object.entries(scale).flatMap(([key, value]) =>
    refusedLeaves(value as Plain, `${path}.${key}`),
  );
}

/**
 * What a format of values has no place for: whole keys of a theme, and values that CSS cannot declare.
 * @param scales keys that the format has a place for
 */
export function leftOutOf(theme: PlainObject, scales: readonly string[]): string[] {
  return Object.entries(theme).flatMap(([key, value]) =>
    scales.includes(key) ? refusedLeaves(value, key) : [key],
  );
}

/** The colors of a theme: those at its root, and its modes. */
export function splitModes({ colors }: PlainObject): { root: PlainObject; modes: PlainObject } {
  if (!isPlainObject(colors)) return { root: {}, modes: {} };
  const { modes = {}, ...root } = colors;
  return { root, modes: isPlainObject(modes) ? modes : {} };
}

/** A number as Theme UI prints it: px for lengths. */
export const toLength = (value: string | number) =>
  typeof value === 'number' && value !== 0 ? `${value}px` : String(value);

/** A key as a part of the name of a custom property: what CSS would have to escape becomes a hyphen. */
export const toIdent = (key: string) => key.replaceAll(/[^\w\u0080-\uffff-]+/g, '-');
