import { isPlainObject, unsafeKeys, type Plain, type PlainObject } from '../../changes';
import type { LeftOut } from '../../left-out';
import { composites } from './composites';
import { extendGroup, isToken, resolveValue } from './tree';
import {
  fromValue,
  guessType,
  isEqual,
  tokenTypes,
  toValue,
  vendor,
  type TokenType,
} from './values';

/** Returns what our export wrote into the `$extensions` of a token or a group. */
export const ours = (group: PlainObject): PlainObject => {
  const extensions = isPlainObject(group.$extensions!) ? group.$extensions : {};
  const own = extensions[vendor];
  return isPlainObject(own!) ? own : {};
};

/** State while a tree of tokens is read. */
export interface Reading {
  tree: PlainObject;
  leftOut: LeftOut[];
  /** Values of aliases by their path in the tree, because they may differ by mode. */
  aliases: Map<string, Plain>;
  /** Values of modes in `$extensions`, by mode and path in the tree. */
  modeValues: Map<string, Map<string, Plain>>;
}

/** Newer and older names of the modes of a token, in its `$extensions`. */
function modesOf({ $extensions }: PlainObject): PlainObject {
  if (!isPlainObject($extensions!)) return {};
  const figma = $extensions['com.figma'];
  const candidates = [
    $extensions.mode,
    $extensions.modes,
    isPlainObject(figma!) ? figma.modes : undefined,
  ];
  return (candidates.find((each) => isPlainObject(each!)) as PlainObject | undefined) ?? {};
}

const knownExtensions = [vendor, 'mode', 'modes', 'com.figma'];
const knownProperties = ['$type', '$value', '$root', '$extensions', '$extends', '$schema'];

/** Reports what's beside the value of a token, or in a group. */
function reportMetadata(node: PlainObject, path: string, { leftOut }: Reading): void {
  for (const key of Object.keys(node)) {
    if (!key.startsWith('$') || knownProperties.includes(key)) continue;
    leftOut.push({ kind: 'metadata', name: `${path}.${key}` });
  }
  if (!isPlainObject(node.$extensions!)) return;
  for (const key of Object.keys(node.$extensions)) {
    if (knownExtensions.includes(key)) continue;
    leftOut.push({ kind: 'metadata', name: `${path}.$extensions.${key}` });
  }
}

/** Value of a token in a theme, and its type. */
export interface TokenValue {
  type: string;
  value: Plain;
}

/** Reads a token. Reports a value that isn't supported. */
export function readToken(
  token: PlainObject,
  inherited: string | undefined,
  path: string,
  reading: Reading,
): TokenValue | undefined {
  reportMetadata(token, path, reading);
  const convert = ($value: Plain): TokenValue | undefined => {
    const found = resolveValue($value, reading.tree);
    const type =
      (typeof token.$type === 'string' ? token.$type : (found?.type ?? inherited)) ??
      guessType(found?.value);
    if (!found || !type) return undefined;
    const value = Object.hasOwn(composites, type)
      ? composites[type]!.read(found.value)
      : fromValue(type, found.value);
    if (value === undefined) return undefined;
    if (found.isAlias) reading.aliases.set(path, value);
    return { type, value };
  };
  for (const [mode, $value] of Object.entries(modesOf(token))) {
    const read = convert($value);
    if (!read || unsafeKeys.includes(mode)) continue;
    const values = reading.modeValues.get(mode) ?? new Map<string, Plain>();
    reading.modeValues.set(mode, values.set(path, read.value));
  }
  const read = convert(token.$value!);
  if (!read) {
    const detail = JSON.stringify(token.$value).slice(0, 40);
    reading.leftOut.push({ kind: 'token', name: path, detail });
    return undefined;
  }
  const { value: written } = ours(token);
  const isWritten = typeof written === 'string' || typeof written === 'number';
  // The notation is kept as long as nobody changed the value.
  if (isWritten && Object.values(tokenTypes).includes(read.type as TokenType)) {
    const same = toValue(read.type as TokenType, written);
    if (isEqual(same, resolveValue(token.$value!, reading.tree)!.value)) {
      return { ...read, value: written };
    }
  }
  return read;
}

/** Reads a group of tokens as a scale, or as a group of one. */
export function readGroup(
  group: PlainObject,
  inherited: string | undefined,
  path: string,
  reading: Reading,
): Plain {
  const whole = extendGroup(group, reading.tree);
  const type = typeof whole.$type === 'string' ? whole.$type : inherited;
  const { isArray, others } = ours(whole);
  reportMetadata(whole, path, reading);
  const entries: [string, Plain][] = [];
  for (const [name, node] of Object.entries(whole)) {
    const here = `${path}.${name}`;
    if (name.startsWith('$') && name !== '$root') continue;
    if (!isPlainObject(node)) {
      reading.leftOut.push({ kind: 'token', name: here });
      continue;
    }
    const { key } = ours(node);
    const own = name === '$root' ? '__default' : typeof key === 'string' ? key : name;
    if (unsafeKeys.includes(own)) reading.leftOut.push({ kind: 'reserved', name: here });
    else if (isToken(node)) {
      const read = readToken(node, type, here, reading);
      if (read) entries.push([own, read.value]);
    } else {
      const inner = readGroup(node, type, here, reading);
      const isEmpty = isPlainObject(inner) && Object.keys(inner).length === 0;
      // An empty group only says something in our own export.
      if (!isEmpty || Object.keys(ours(node)).length > 0) entries.push([own, inner]);
    }
  }
  const all = { ...Object.fromEntries(entries), ...(isPlainObject(others!) ? others : {}) };
  if (isArray !== true) return all;
  const list = Object.keys(all);
  const isWhole = list.every((_, index) => Object.hasOwn(all, index));
  return isWhole ? list.map((_, index) => all[index]!) : all;
}
