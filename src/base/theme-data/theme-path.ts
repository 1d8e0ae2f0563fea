import { isPlainObject, unsafeKeys, type Plain, type PlainObject } from './changes';

/** Keys that lead to a part of a theme. A key may hold a dot, so this is a list. */
export type ThemePath = readonly string[];

/** Adds a key to a path as text, such as `colors.gray.3`. Keys with dots are quoted: `colors["a.b"]`. */
export function joinPath(path: string, key: string | number): string {
  if (typeof key === 'string' && key.includes('.')) return `${path}[${JSON.stringify(key)}]`;
  return path ? `${path}.${key}` : String(key);
}

/** A path as text. Different paths have different texts. */
export const pathText = (path: ThemePath) => path.reduce(joinPath, '');

/** The path of the style property that has a value. The last keys of a list by breakpoints are numbers. */
export const propertyPath = (path: ThemePath): ThemePath =>
  path.slice(0, path.findLastIndex((key) => Number.isNaN(Number(key))) + 1);

/** The name by which styles use an entry of a scale: `gray.__default` is `gray`. */
export const entryName = (path: ThemePath): string => path.join('.').replace(/\.__default$/, '');

type Group = PlainObject | Plain[];

/** Returns whether a part of a theme has parts itself. */
export const isGroup = (value: Plain | undefined): value is Group =>
  typeof value === 'object' && value !== null;

/** What stands at a path; undefined for nothing. */
export function valueAt(theme: PlainObject, path: ThemePath): Plain | undefined {
  return path.reduce<Plain | undefined>(
    (value, key) =>
      isGroup(value) && Object.hasOwn(value, key) ? (value as PlainObject)[key] : undefined,
    theme,
  );
}

/**
 * A theme with a value at a path. Groups on the way that are missing become objects; a new key goes to the end.
 * @param path empty to replace the whole theme
 * @throws when a key reaches into JavaScript's own objects
 */
export function withValue(theme: PlainObject, path: ThemePath, value: Plain): PlainObject {
  const set = (before: Plain | undefined, [key, ...rest]: ThemePath): Plain => {
    if (key === undefined) return value;
    if (unsafeKeys.includes(key)) throw new Error(`A theme cannot have the key ${key}.`);
    const group = isGroup(before) ? before : {};
    const after = set((group as PlainObject)[key], rest);
    if (!Array.isArray(group)) return { ...group, [key]: after };
    const copy = [...group];
    copy[Number(key)] = after;
    return copy;
  };
  return set(theme, path) as PlainObject;
}

/** A theme without what stands at a path; the items of an array move up. */
export function withoutValue(theme: PlainObject, path: ThemePath): PlainObject {
  const parent = path.slice(0, -1);
  const group = valueAt(theme, parent);
  if (!isGroup(group)) return theme;
  const entries = Object.entries(group).filter(([key]) => key !== path.at(-1));
  const rest = Array.isArray(group) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
  return withValue(theme, parent, rest);
}

/** A theme without what stands at a path, and without groups below a level that this leaves empty. */
export function withoutEntry(theme: PlainObject, path: ThemePath, level: number): PlainObject {
  const rest = withoutValue(theme, path);
  const parent = path.slice(0, -1);
  const group = valueAt(rest, parent);
  const isEmpty = isGroup(group) && Object.keys(group).length === 0;
  return isEmpty && parent.length > level ? withoutEntry(rest, parent, level) : rest;
}

/** Longest name of a key, in characters. */
const longestKey = 60;

/** True for a key that Theme UI can't find: it takes `a.b` for b in the group a. A number such as 0.5 is a key. */
export const hasDot = (key: string) => key.includes('.') && Number.isNaN(Number(key));

/**
 * What speaks against a name for a key of a group.
 * @returns words for the reader; empty when nothing does
 */
export function keyProblem(group: Plain | undefined, key: string): string {
  if (key.trim() === '') return 'Enter a name.';
  if (key.length > longestKey) return `A name can have up to ${longestKey} characters.`;
  if (unsafeKeys.includes(key)) return `The name ${key} is reserved.`;
  if (hasDot(key)) return 'A name can’t contain a dot.';
  return isGroup(group) && Object.hasOwn(group, key)
    ? `There’s already an entry named ${key}.`
    : '';
}

/**
 * A theme in which a key has another name, in its old place.
 * @param path to the key
 * @param name that `keyProblem` has nothing against
 */
export function withName(theme: PlainObject, path: ThemePath, name: string): PlainObject {
  const parent = path.slice(0, -1);
  const group = valueAt(theme, parent);
  if (!isPlainObject(group)) return theme;
  const renamed = Object.entries(group).map(([key, value]) => [
    key === path.at(-1) ? name : key,
    value,
  ]);
  return withValue(theme, parent, Object.fromEntries(renamed));
}

/**
 * A theme in which a key is right before or after another key of the same object. JavaScript puts number keys first,
 * in numerical order, so they stay in their places.
 * @param path to the object; the theme stays the same if it lacks one of the keys
 */
export function withKeyMoved(
  theme: PlainObject,
  path: ThemePath,
  key: string,
  [side, neighbor]: readonly ['before' | 'after', string],
): PlainObject {
  const group = valueAt(theme, path);
  if (!isPlainObject(group)) return theme;
  if (key === neighbor || ![key, neighbor].every((each) => Object.hasOwn(group, each)))
    return theme;
  const keys = Object.keys(group).filter((each) => each !== key);
  keys.splice(keys.indexOf(neighbor) + (side === 'after' ? 1 : 0), 0, key);
  return withValue(theme, path, Object.fromEntries(keys.map((each) => [each, group[each]!])));
}

/** The path of a name with dots, as Theme UI reads it; undefined if the theme has nothing there. */
export function findPath(theme: Plain | undefined, name: string): ThemePath | undefined {
  const path = name.split('.');
  return valueAt(theme as PlainObject, path) === undefined ? undefined : path;
}
