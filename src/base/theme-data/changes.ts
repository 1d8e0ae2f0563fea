/** JSON value in a theme. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

/** JSON object. */
export type PlainObject = { [key: string]: Plain };

/**
 * Difference from a base theme, as a JSON merge patch: an object is merged into the one at its key, `null` removes a
 * key, and any other value, such as an array, replaces the old one.
 * @see https://www.rfc-editor.org/rfc/rfc7396
 */
export type Changes = PlainObject;

/** Keys that could change the prototype of objects. */
export const unsafeKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

export const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Converts a theme to JSON values. An array with named keys in addition to its indexes, such as aliases in presets,
 * becomes an object. Omits `undefined`.
 * @throws if it has a function or another value that JSON doesn't have; the message names its path
 */
export function toPlain(value: unknown, path = 'theme'): Plain {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return value as Plain;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value) && Object.keys(value).length === value.length) {
    return value.map((item, index) => toPlain(item, `${path}.${index}`));
  }
  if (typeof value !== 'object') {
    throw new Error(`${path} has the type ${typeof value}, which JSON can't express.`);
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => [key, toPlain(item, `${path}.${key}`)]),
  );
}

/** Returns a base with changes applied. Changes that name all keys of a group also set their order. */
export function applyChanges(base: PlainObject, changes: Changes): PlainObject {
  const result = new Map<string, Plain>(Object.entries(base));
  for (const [key, change] of Object.entries(changes)) {
    const before = result.get(key);
    if (change === null) result.delete(key);
    else if (isPlainObject(change)) {
      result.set(key, applyChanges(isPlainObject(before) ? before : {}, change));
    } else result.set(key, change);
  }
  const namedKeys = Object.keys(changes).filter((key) => changes[key] !== null);
  const keys = namedKeys.length === result.size ? namedKeys : [...result.keys()];
  return Object.fromEntries(keys.map((key) => [key, result.get(key)!]));
}

/** True for the same JSON, with keys in the same order. */
export const isEqual = (a: Plain | undefined, b: Plain | undefined) =>
  JSON.stringify(a) === JSON.stringify(b);

/** True if changes that only name changed keys would leave a group in another order than the target's. */
function isReordered(base: PlainObject, target: PlainObject): boolean {
  const keptKeys = Object.keys(base).filter((key) => Object.hasOwn(target, key));
  const addedKeys = Object.keys(target).filter((key) => !Object.hasOwn(base, key));
  return !isEqual([...keptKeys, ...addedKeys], Object.keys(target));
}

/**
 * Returns the changes from one theme to another; reverses `applyChanges`.
 * @param target theme without `null` outside of arrays, because `null` in the result removes a key
 * @param keepsOrder true to name all keys of a group whose order differs; otherwise the order is ignored
 */
export function changesBetween(
  base: PlainObject,
  target: PlainObject,
  keepsOrder = false,
): Changes {
  const namesAll = keepsOrder && isReordered(base, target);
  const changes: [string, Plain][] = Object.keys(base)
    .filter((key) => !Object.hasOwn(target, key))
    .map((key) => [key, null]);
  for (const [key, after] of Object.entries(target)) {
    const before = Object.hasOwn(base, key) ? base[key] : undefined;
    if (isPlainObject(after) && isPlainObject(before)) {
      const inner = changesBetween(before, after, keepsOrder);
      if (namesAll || Object.keys(inner).length > 0) changes.push([key, inner]);
    } else if (namesAll || !isEqual(before, after)) changes.push([key, after]);
  }
  return Object.fromEntries(changes);
}
