import { unsafeKeys } from '../../../../base/theme-data/changes';

/** Value of an expression; undefined if it can't be read. Arrays may also have named entries, as in presets. */
export type Value = string | number | boolean | null | undefined | Value[] | ValueObject | Merge;

/** Function of Theme UI that returns its arguments, merged. */
type Merge = (...values: Value[]) => Value;

/** Object without a prototype, so that it only has its own keys. */
export interface ValueObject {
  [key: string]: Value;
}

export const isObject = (value: unknown): value is ValueObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Creates an object from entries. Leaves out keys that reach into JavaScript's own objects. */
export function objectOf(entries: Iterable<readonly [string, Value]>): ValueObject {
  const object = Object.create(null) as ValueObject;
  for (const [key, value] of entries) if (!unsafeKeys.includes(key)) object[key] = value;
  return object;
}

/**
 * Merges values as `merge` of Theme UI does: objects by key, everything else is replaced, arrays too.
 * tests/themes/imports.test.ts compares them.
 */
export function mergeValues(before: Value, after: Value): Value {
  if (!isObject(before) || !isObject(after)) return after;
  const merged = Object.entries(after).map(
    ([key, value]) =>
      [key, Object.hasOwn(before, key) ? mergeValues(before[key], value) : value] as const,
  );
  return objectOf([...Object.entries(before), ...merged]);
}

const merge: Merge = (...values) => values.reduce(mergeValues);

/** Functions of Theme UI for themes. All but `merge` have one argument. */
export const themeUi: Readonly<Record<string, Value>> = {
  merge,
  makeTheme: merge,
  makeStyles: merge,
  makeColorsScale: merge,
};

/** Returns the function of Theme UI that a value is; functions of other packages aren't called. */
export const asMerge = (value: Value) => (value === merge ? merge : undefined);

/** Value at an own key; undefined if there is none. */
export function valueAtKey(value: Value, key: string): Value {
  if (value === merge && key === 'all') return merge;
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.hasOwn(value, key) ? (value as ValueObject)[key] : undefined;
}
