import { isPlainObject, type Plain, type PlainObject } from '../changes';

/** A value of a scale that is no group, and the keys that lead to it. */
export interface Leaf {
  path: readonly string[];
  value: string | number;
}

/**
 * The values of a scale, groups by their paths; the value of a group itself (`__default`) has the group's path.
 * What is no text and no number is left out.
 */
export function leavesOf(scale: Plain | undefined, path: readonly string[] = []): Leaf[] {
  if (typeof scale === 'string' || typeof scale === 'number') return [{ path, value: scale }];
  if (!isPlainObject(scale) && !Array.isArray(scale)) return [];
  return Object.entries(scale).flatMap(([key, value]) =>
    leavesOf(value as Plain, key === '__default' ? path : [...path, key]),
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
