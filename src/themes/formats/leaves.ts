import type { Plain, PlainObject } from '../changes';
import { isDeclarable } from '../css-value';
import { splitModes } from '../in-mode';
import { valuesOf } from '../theme-parts';
import { joinPath } from '../theme-path';

/** A value of a scale that is no group, and the keys that lead to it. */
export interface Leaf {
  path: readonly string[];
  value: string | number;
}

const isLeaf = (value: Plain): value is string | number =>
  (typeof value === 'string' || typeof value === 'number') && isDeclarable(value);

/**
 * The values of a scale, groups by their paths; the value of a group itself (`__default`) has the group's path.
 * What CSS cannot declare is left out.
 */
export const leavesOf = (scale: Plain = {}): Leaf[] =>
  [...valuesOf(scale)].flatMap(({ path, value }) =>
    isLeaf(value) ? [{ path: path.filter((key) => key !== '__default'), value }] : [],
  );

/** Part of the name of a custom property, from the keys that lead to a value. */
export const identOf = ({ path }: Pick<Leaf, 'path'>) =>
  path.map(toIdent).filter(Boolean).join('-');

/** Splits leaves into the first of each name, and those whose name is taken: `a.b` and `a-b` are both `a-b` in CSS. */
function splitByName(leaves: readonly Leaf[]): { first: Leaf[]; later: Leaf[] } {
  const names = new Set<string>();
  const first: Leaf[] = [];
  const later: Leaf[] = [];
  for (const leaf of leaves) {
    const name = identOf(leaf);
    (names.has(name) ? later : first).push(leaf);
    names.add(name);
  }
  return { first, later };
}

/** Values of a scale that become custom properties, each with another name. */
export const namedLeavesOf = (scale: Plain | undefined): Leaf[] =>
  splitByName(leavesOf(scale)).first;

/** Paths of what `namedLeavesOf` leaves out although CSS could declare it. */
const takenNames = (scale: Plain, path: string): string[] =>
  splitByName(leavesOf(scale)).later.map((leaf) => leaf.path.reduce(joinPath, path));

/** Paths of what `leavesOf` leaves out. */
const refusedLeaves = (scale: Plain, key: string): string[] =>
  [...valuesOf(scale)]
    .filter(({ value }) => !isLeaf(value))
    .map(({ path }) => path.reduce(joinPath, key));

/**
 * What a format of values has no place for: whole keys of a theme, and values that CSS cannot declare.
 * @param scales keys that the format has a place for
 */
export function leftOutOf(theme: PlainObject, scales: readonly string[]): string[] {
  return Object.entries(theme).flatMap(([key, value]) =>
    scales.includes(key) ? refusedLeaves(value, key) : [key],
  );
}

/** What a format with one custom property for each value leaves out: also values whose name is taken. */
export function leftOutOfProperties(theme: PlainObject, scales: readonly string[]): string[] {
  const { root, modes } = splitModes(theme);
  const parts = Object.entries(theme)
    .filter(([key]) => scales.includes(key) && key !== 'colors')
    .concat([['colors', root]])
    .concat(
      Object.entries(modes).map(([mode, colors]) => [joinPath('colors.modes', mode), colors]),
    );
  return [...leftOutOf(theme, scales), ...parts.flatMap(([path, part]) => takenNames(part, path))];
}

/** A key as a part of the name of a custom property: what CSS would have to escape becomes a hyphen. */
export const toIdent = (key: string) => key.replaceAll(/[^\w\u0080-\uffff-]+/g, '-');
