import { isPlainObject, unsafeKeys, type Plain, type PlainObject } from './changes';

/** Keys that lead to a part of a theme. A list, because keys can contain dots. */
export type ThemePath = readonly string[];

/** Adds a key to a path as text, such as `colors.gray.3`. Keys with dots are quoted: `colors["a.b"]`. */
export function joinPath(path: string, key: string | number): string {
  if (typeof key === 'string' && key.includes('.')) return `${path}[${JSON.stringify(key)}]`;
  return path ? `${path}.${key}` : String(key);
}

/** Formats a path as text. Different paths have different texts. */
export const formatPath = (path: ThemePath) => path.reduce(joinPath, '');

/** Returns the path of the style property that contains a value: removes the index in an array by breakpoint. */
export const propertyPath = (path: ThemePath): ThemePath =>
  path.slice(0, path.findLastIndex((key) => Number.isNaN(Number(key))) + 1);

/** Returns the name of a scale's entry as styles write it: `gray` for `gray.__default`. */
export const entryName = (path: ThemePath): string => path.join('.').replace(/\.__default$/, '');

type Group = PlainObject | Plain[];

/** True for objects and arrays. */
export const isGroup = (value: Plain | undefined): value is Group =>
  typeof value === 'object' && value !== null;

/** Returns the value at a path; undefined if there's none. */
export function valueAt(theme: PlainObject, path: ThemePath): Plain | undefined {
  return path.reduce<Plain | undefined>(
    (value, key) =>
      isGroup(value) && Object.hasOwn(value, key) ? (value as PlainObject)[key] : undefined,
    theme,
  );
}

/**
 * Returns a theme with a value set at a path. Creates missing groups as objects; adds a new key at the end. An array
 * becomes an object if the key isn't its next index.
 * @param path empty to replace the whole theme
 * @throws if the path has an unsafe key
 */
export function withValue(theme: PlainObject, path: ThemePath, value: Plain): PlainObject {
  const set = (before: Plain | undefined, [key, ...innerPath]: ThemePath): Plain => {
    if (key === undefined) return value;
    if (unsafeKeys.includes(key)) throw new Error(`A theme can’t have the key ${key}.`);
    const group = isGroup(before) ? before : {};
    const after = set((group as PlainObject)[key], innerPath);
    // With a gap, or with a name, an array would no longer be one in JSON.
    const isItem = Array.isArray(group) && /^\d+$/.test(key) && Number(key) <= group.length;
    if (!isItem) return { ...group, [key]: after };
    const copy = [...group];
    copy[Number(key)] = after;
    return copy;
  };
  return set(theme, path) as PlainObject;
}

/** Returns a theme without the value at a path. Items of an array move up. */
export function withoutValue(theme: PlainObject, path: ThemePath): PlainObject {
  const parent = path.slice(0, -1);
  const group = valueAt(theme, parent);
  if (!isGroup(group)) return theme;
  const entries = Object.entries(group).filter(([key]) => key !== path.at(-1));
  const remaining = Array.isArray(group)
    ? entries.map(([, item]) => item)
    : Object.fromEntries(entries);
  return withValue(theme, parent, remaining);
}

/** Like `withoutValue`, but also removes groups that become empty, if they're below a level. */
export function withoutEntry(theme: PlainObject, path: ThemePath, level: number): PlainObject {
  const changed = withoutValue(theme, path);
  const parent = path.slice(0, -1);
  const group = valueAt(changed, parent);
  const isEmpty = isGroup(group) && Object.keys(group).length === 0;
  return isEmpty && parent.length > level ? withoutEntry(changed, parent, level) : changed;
}

/** Maximum length of a key, in characters. */
const MAX_KEY_LENGTH = 60;

/** True for a key that Theme UI can't find, because it reads `a.b` as a path. Numbers such as 0.5 work. */
export const hasDot = (key: string) => key.includes('.') && Number.isNaN(Number(key));

/**
 * Validates a new key of a group.
 * @returns message for the user; empty if the key is valid
 */
export function keyProblem(group: Plain | undefined, key: string): string {
  if (key.trim() === '') return 'Enter a name.';
  if (key.length > MAX_KEY_LENGTH) return `A name can have up to ${MAX_KEY_LENGTH} characters.`;
  if (unsafeKeys.includes(key)) return `The name ${key} is reserved.`;
  if (hasDot(key)) return 'A name can’t contain a dot.';
  return isGroup(group) && Object.hasOwn(group, key)
    ? `There’s already an entry named ${key}.`
    : '';
}

/**
 * Returns a theme with a renamed key, which keeps its position.
 * @param path of the key
 * @param name valid by `keyProblem`
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
 * Returns a theme with a key moved next to another key of the same object. Keys that are integers don't move, because
 * JavaScript sorts them first.
 * @param path of the object; if it doesn't have both keys, the theme is unchanged
 */
export function withKeyMoved(
  theme: PlainObject,
  path: ThemePath,
  key: string,
  [side, neighbor]: readonly ['before' | 'after', string],
): PlainObject {
  const group = valueAt(theme, path);
  if (!isPlainObject(group)) return theme;
  if (key === neighbor || ![key, neighbor].every((name) => Object.hasOwn(group, name)))
    return theme;
  const keys = Object.keys(group).filter((name) => name !== key);
  keys.splice(keys.indexOf(neighbor) + (side === 'after' ? 1 : 0), 0, key);
  return withValue(theme, path, Object.fromEntries(keys.map((name) => [name, group[name]!])));
}

/** Parses a name with dots, as Theme UI does. Returns its path; undefined if the theme doesn't have it. */
export function findPath(theme: Plain | undefined, name: string): ThemePath | undefined {
  const path = name.split('.');
  return valueAt(theme as PlainObject, path) === undefined ? undefined : path;
}
