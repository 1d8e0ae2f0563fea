import { isPlainObject, unsafeKeys, type Plain, type PlainObject } from '../changes';
import { fromValue, isEqual, tokenTypes, toValue, vendor, type TokenType } from './token-values';

/** What was read, and what of it has no place in a theme. */
export interface ReadTokens {
  theme: PlainObject;
  /** Paths of tokens that were not understood. */
  skipped: string[];
}

const ours = (group: PlainObject): PlainObject => {
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

interface Reading {
  all: PlainObject;
  skipped: string[];
}

/** A token as a value of a theme; undefined, and named, when it is not understood. */
function readToken(
  token: PlainObject,
  inherited: string | undefined,
  path: string,
  reading: Reading,
): Plain | undefined {
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

function readGroup(
  group: PlainObject,
  inherited: string | undefined,
  path: string,
  reading: Reading,
): Plain {
  const type = typeof group.$type === 'string' ? group.$type : inherited;
  const { isArray, others } = ours(group);
  const entries: [string, Plain][] = [];
  for (const [name, node] of Object.entries(group)) {
    const here = `${path}.${name}`;
    if (!isPlainObject(node) || (name.startsWith('$') && name !== '$root')) continue;
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

/** Where tokens go whose group is no scale of a theme, by their type. */
const scaleOfType: Readonly<Record<string, string>> = {
  color: 'colors',
  dimension: 'sizes',
  fontFamily: 'fonts',
  fontWeight: 'fontWeights',
  number: 'lineHeights',
};

/** The type of the first token in a group. */
function typeIn(node: PlainObject, inherited?: string): string | undefined {
  const type = typeof node.$type === 'string' ? node.$type : inherited;
  if (node.$value !== undefined) return type;
  for (const inner of Object.values(node)) {
    const found = isPlainObject(inner) && typeIn(inner, type);
    if (found) return found;
  }
  return undefined;
}

/** The tokens of one source as the scales of a theme. */
function readSource(source: PlainObject, reading: Reading): PlainObject {
  const theme: PlainObject = {};
  for (const [name, node] of Object.entries(source)) {
    if (name.startsWith('$') || !isPlainObject(node)) continue;
    if (unsafeKeys.includes(name)) {
      reading.skipped.push(name);
      continue;
    }
    if (Object.hasOwn(tokenTypes, name) && node.$value === undefined) {
      const before = theme[name];
      const group = readGroup(node, undefined, name, reading);
      theme[name] = isPlainObject(before) && isPlainObject(group) ? { ...before, ...group } : group;
      continue;
    }
    const scale =
      scaleOfType[typeIn(node, typeof source.$type === 'string' ? source.$type : undefined) ?? ''];
    if (!scale) {
      reading.skipped.push(name);
      continue;
    }
    const value =
      node.$value === undefined
        ? readGroup(node, undefined, name, reading)
        : readToken(node, undefined, name, reading);
    const before = theme[scale];
    if (value !== undefined)
      theme[scale] = { ...(isPlainObject(before) ? before : {}), [name]: value };
  }
  return theme;
}

const sourcesOf = (set: Plain | undefined): PlainObject[] => {
  const list = isPlainObject(set) ? set.sources : set;
  return Array.isArray(list) ? list.filter(isPlainObject) : [];
};

/**
 * Reads a resolver document or a file of tokens; the reverse of `toTokens`, and tolerant of what others write:
 * aliases are followed, groups that are no scale go where their type belongs.
 * @throws when it is neither
 */
export function readTokens(document: Plain): ReadTokens {
  if (!isPlainObject(document)) throw new Error('Design tokens are an object.');
  const isResolver = Array.isArray(document.resolutionOrder);
  const sets = isPlainObject(document.sets) ? Object.values(document.sets) : [];
  const sources = isResolver ? sets.flatMap(sourcesOf) : [document];
  const merged: PlainObject = Object.assign({}, ...sources) as PlainObject;
  const reading: Reading = { all: merged, skipped: [] };
  const theme: PlainObject = Object.assign(
    {},
    ...sources.map((source) => readSource(source, reading)),
  ) as PlainObject;
  if (Object.keys(theme).length === 0 && !sources.some((source) => 'rest' in ours(source))) {
    throw new Error('There are no design tokens in this file that a theme has a place for.');
  }
  const rests = sources.map((source) => ours(source).rest).filter(isPlainObject);
  const { colors: restColors, ...rest } = Object.assign({}, ...rests) as PlainObject;
  const modifiers = isPlainObject(document.modifiers) ? Object.values(document.modifiers) : [];
  const modes = modifiers.flatMap((modifier) => {
    if (!isPlainObject(modifier) || !isPlainObject(modifier.contexts)) return [];
    return Object.entries(modifier.contexts)
      .filter(([name]) => name !== modifier.default)
      .map(([name, context]): [string, Plain] => {
        const own = sourcesOf(context).map((source) => readSource(source, reading).colors ?? {});
        return [name, Object.assign({}, ...own) as PlainObject];
      });
  });
  const odd =
    isPlainObject(restColors) && isPlainObject(restColors.modes) ? restColors.modes : undefined;
  const allModes = { ...odd, ...Object.fromEntries(modes) };
  if (modes.length > 0 || odd) {
    theme.colors = { ...(isPlainObject(theme.colors) ? theme.colors : {}), modes: allModes };
  } else if (restColors !== undefined) theme.colors = restColors;
  return { theme: { ...theme, ...rest }, skipped: reading.skipped };
}
