/** A part of a theme that can be written as JSON. */
export type Plain = string | number | boolean | null | Plain[] | { [key: string]: Plain };

/** An object of such parts. */
export type PlainObject = { [key: string]: Plain };

/**
 * What differs from a base, as a JSON merge patch: an object goes into the one of the same key, `null` takes a
 * key out, and all else, arrays too, takes the place of what was there.
 * @see https://www.rfc-editor.org/rfc/rfc7396
 */
export type Changes = PlainObject;

/** Names that would reach into JavaScript's own objects. */
export const unsafeKeys: readonly string[] = ['__proto__', 'constructor', 'prototype'];

export const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * A theme as JSON can say it, with nothing lost: an array that has names beside its indexes, as presets write
 * aliases, becomes an object. What is `undefined` is left out.
 * @throws when it has a function or another value that JSON cannot say; the message names its path
 */
export function toPlain(value: unknown, path = 'theme'): Plain {
  if (value === null || ['string', 'boolean'].includes(typeof value)) return value as Plain;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value) && Object.keys(value).length === value.length) {
    return value.map((item, index) => toPlain(item, `${path}.${index}`));
  }
  if (typeof value !== 'object') {
    throw new Error(`${path} is a ${typeof value}, which JSON cannot say.`);
  }
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, item]) => item !== undefined)
      .map(([key, item]) => [key, toPlain(item, `${path}.${key}`)]),
  );
}

/** A base with its changes; neither is altered. Changes that name all keys of a group also set their order. */
export function applyChanges(base: PlainObject, changes: Changes): PlainObject {
  const result = new Map<string, Plain>(Object.entries(base));
  for (const [key, change] of Object.entries(changes)) {
    const before = result.get(key);
    if (change === null) result.delete(key);
    else if (isPlainObject(change)) {
      result.set(key, applyChanges(isPlainObject(before) ? before : {}, change));
    } else result.set(key, change);
  }
  const named = Object.keys(changes).filter((key) => changes[key] !== null);
  const keys = named.length === result.size ? named : [...result.keys()];
  return Object.fromEntries(keys.map((key) => [key, result.get(key)!]));
}

const isEqual = (a: Plain | undefined, b: Plain | undefined) =>
  JSON.stringify(a) === JSON.stringify(b);

/** True if `applyChanges` would give the keys of a group a different order if only the changes were named. */
function isReordered(base: PlainObject, target: PlainObject): boolean {
  const kept = Object.keys(base).filter((key) => Object.hasOwn(target, key));
  const added = Object.keys(target).filter((key) => !Object.hasOwn(base, key));
  return !isEqual([...kept, ...added], Object.keys(target));
}

/**
 * The changes that make one theme of another; `applyChanges` is its reverse.
 * @param target a theme without `null` but in arrays: a key that it lacks is taken out
 * @param keepsOrder names all keys of a group whose order differs; otherwise the order of keys is no change
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
