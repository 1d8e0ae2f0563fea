import { isPlainObject, unsafeKeys, type Plain, type PlainObject } from '../changes';
import { fromValue, isEqual, tokenTypes, toValue, vendor, type TokenType } from './token-values';

/** What we wrote into the `$extensions` of a token or a group. */
export const ours = (group: PlainObject): PlainObject => {
  const extensions = isPlainObject(group.$extensions) ? group.$extensions : {};
  const own = extensions[vendor];
  return isPlainObject(own) ? own : {};
};

/** The value that an alias such as `{colors.blue}` stands for, and its type. */
function follow(
  value: Plain,
  all: PlainObject,
  left = 20,
): { value: Plain; type?: string } | undefined {
  const [, path] = typeof value === 'string' ? (/^\{([^{}]+)\}$/.exec(value) ?? []) : [];
  if (!path) return { value };
  let node: Plain | undefined = all;
  let type: string | undefined;
  for (const key of path.split('.')) {
    if (!isPlainObject(node) || !Object.hasOwn(node, key)) return undefined;
    node = node[key];
    if (isPlainObject(node) && typeof node.$type === 'string') type = node.$type;
  }
  if (!isPlainObject(node) || node.$value === undefined || left === 0) return undefined;
  const end = follow(node.$value, all, left - 1);
  return end && { ...end, ...((end.type ?? type) ? { type: (end.type ?? type)! } : {}) };
}

/** What is known while a document is read. */
export interface Reading {
  /** All tokens of the root, for aliases. */
  all: PlainObject;
  /** Paths of what a theme has no place for, or was not understood. */
  skipped: string[];
}

/** Names what of a token or a group a theme has no place for, such as its description. */
function skipRest(node: PlainObject, path: string, reading: Reading): void {
  for (const key of Object.keys(node)) {
    if (!key.startsWith('$') || ['$type', '$value', '$root', '$extensions'].includes(key)) continue;
    reading.skipped.push(`${path}.${key}`);
  }
  if (!isPlainObject(node.$extensions)) return;
  for (const other of Object.keys(node.$extensions).filter((each) => each !== vendor)) {
    reading.skipped.push(`${path}.$extensions.${other}`);
  }
}

/** A token as a value of a theme; undefined, and named, when it is not understood. */
export function readToken(
  token: PlainObject,
  inherited: string | undefined,
  path: string,
  reading: Reading,
): Plain | undefined {
  skipRest(token, path, reading);
  const found = follow(token.$value!, reading.all);
  const type = typeof token.$type === 'string' ? token.$type : (found?.type ?? inherited);
  const { value: written } = ours(token);
  const isWritten = typeof written === 'string' || typeof written === 'number';
  // The notation holds as long as nobody changed the value.
  if (found && isWritten && Object.values(tokenTypes).includes(type as TokenType)) {
    if (isEqual(toValue(type as TokenType, written), found.value)) return written;
  }
  const value = found && fromValue(type, found.value);
  if (value === undefined) reading.skipped.push(path);
  return value;
}

/** A group of tokens as a scale, or as a group of one. */
export function readGroup(
  group: PlainObject,
  inherited: string | undefined,
  path: string,
  reading: Reading,
): Plain {
  const type = typeof group.$type === 'string' ? group.$type : inherited;
  const { isArray, others } = ours(group);
  skipRest(group, path, reading);
  const entries: [string, Plain][] = [];
  for (const [name, node] of Object.entries(group)) {
    const here = `${path}.${name}`;
    if (name.startsWith('$') && name !== '$root') continue;
    if (!isPlainObject(node)) {
      reading.skipped.push(here);
      continue;
    }
    const { key } = ours(node);
    const own = name === '$root' ? '__default' : typeof key === 'string' ? key : name;
    if (unsafeKeys.includes(own)) reading.skipped.push(here);
    else if (node.$value === undefined) entries.push([own, readGroup(node, type, here, reading)]);
    else {
      const value = readToken(node, type, here, reading);
      if (value !== undefined) entries.push([own, value]);
    }
  }
  const all = { ...Object.fromEntries(entries), ...(isPlainObject(others) ? others : {}) };
  if (isArray !== true) return all;
  const list = Object.keys(all);
  const isWhole = list.every((_, index) => Object.hasOwn(all, index));
  return isWhole ? list.map((_, index) => all[index]!) : all;
}
