import { isPlainObject, unsafeKeys, type Plain, type PlainObject } from '../../changes';
import { withValue } from '../../theme-path';
import type { LeftOut } from '../../left-out';
import type { FormatResult } from '../../import-source';
import { UnreadableTheme } from '../../text-problems';
import { ours, readGroup, readToken, type Reading } from './groups';
import { resolveTokens, type TokenFile } from './resolver';
import { keysFor, scaleFor } from './scales';
import { extendGroup, isToken } from './tree';
import { tokenTypes } from './values';

/** Theme of a tree of tokens, and the place of each token outside of the groups with a scale's name. */
interface ReadTree extends Reading {
  theme: PlainObject;
  /** Paths in the theme by path in the tree. */
  themePaths: Map<string, string[]>;
}

const isScaleGroup = (name: string, node: PlainObject) =>
  Object.hasOwn(tokenTypes, name) && !isToken(node);

function readTree(tree: PlainObject, own = tree): ReadTree {
  const read: ReadTree = {
    tree,
    leftOut: [],
    aliases: new Map(),
    modeValues: new Map(),
    theme: {},
    themePaths: new Map(),
  };
  readNodes(own, typeof own.$type === 'string' ? own.$type : undefined, [], read);
  return read;
}

/** Reads groups with a scale's name as that scale, and sorts other tokens into scales by type and name. */
function readNodes(
  group: PlainObject,
  inherited: string | undefined,
  path: readonly string[],
  read: ReadTree,
): void {
  for (const [name, node] of Object.entries(group)) {
    if ((name.startsWith('$') && name !== '$root') || !isPlainObject(node)) continue;
    const here = [...path, name];
    if (unsafeKeys.includes(name)) {
      read.leftOut.push({ kind: 'reserved', name: here.join('.') });
    } else if (path.length === 0 && isScaleGroup(name, node)) {
      const before = read.theme[name];
      const scale = readGroup(node, inherited, name, read);
      read.theme[name] =
        isPlainObject(before!) && isPlainObject(scale) ? { ...before, ...scale } : scale;
    } else if (isToken(node)) {
      placeToken(node, inherited, here, read);
    } else {
      const whole = extendGroup(node, read.tree);
      readNodes(whole, typeof whole.$type === 'string' ? whole.$type : inherited, here, read);
    }
  }
}

function placeToken(
  token: PlainObject,
  inherited: string | undefined,
  path: readonly string[],
  read: ReadTree,
): void {
  const id = path.join('.');
  const found = readToken(token, inherited, id, read);
  if (!found) return;
  const scale = scaleFor(found.type, path);
  if (!scale) {
    read.leftOut.push({ kind: 'place', name: id, detail: found.type });
    return;
  }
  const keys = keysFor(path).map((key) => (key === '$root' ? '__default' : key));
  const place = [scale, ...keys];
  read.themePaths.set(id, place);
  setValue(read.theme, place, found.value);
}

/** Sets a value in an object of the reading, without a copy. A value on the way becomes the default of a group. */
function setValue(theme: PlainObject, path: readonly string[], value: Plain): void {
  const group = path.slice(0, -1).reduce<PlainObject>((parent, key) => {
    const inner = Object.hasOwn(parent, key) ? parent[key] : undefined;
    if (isPlainObject(inner!)) return inner;
    return (parent[key] = inner === undefined ? {} : { __default: inner });
  }, theme);
  const key = path.at(-1)!;
  const before = Object.hasOwn(group, key) ? group[key] : undefined;
  if (isPlainObject(before!) && !isPlainObject(value)) before.__default = value;
  else group[key] = value;
}

/** Place in the theme of a token's path in the tree. */
const placeOf = (id: string, { themePaths }: ReadTree) => themePaths.get(id) ?? id.split('.');

/** Colors of a context: its own, and aliases that have another value there. */
function readMode(
  name: string,
  tree: PlainObject,
  own: PlainObject,
  base: ReadTree,
  leftOut: LeftOut[],
): PlainObject {
  const context = readTree(tree, own);
  const { colors = {}, ...others } = context.theme;
  leftOut.push(...context.leftOut);
  leftOut.push(
    ...Object.keys(others).map((key): LeftOut => ({ kind: 'mode', name: `${name}: ${key}` })),
  );
  if (base.aliases.size === 0) return isPlainObject(colors) ? colors : {};
  const whole = readTree(tree);
  let result = isPlainObject(colors) ? colors : {};
  for (const [id, value] of base.aliases) {
    const there = whole.aliases.get(id);
    const [scale, ...path] = placeOf(id, base);
    if (there === undefined || there === value || scale !== 'colors' || path.length === 0) continue;
    result = withValue(result, path, there);
  }
  return result;
}

/** Values of modes in the `$extensions` of tokens. */
function readExtensionModes(base: ReadTree): [string, PlainObject][] {
  return [...base.modeValues].map(([mode, values]) => {
    let colors: PlainObject = {};
    for (const [id, value] of values) {
      const [scale, ...path] = placeOf(id, base);
      if (scale === 'colors' && path.length > 0) colors = withValue(colors, path, value);
      else base.leftOut.push({ kind: 'mode', name: `${mode}: ${id}` });
    }
    return [mode, colors];
  });
}

/**
 * Reads files of design tokens, one of which may be a resolver; the reverse of `toTokens`. Also reads older drafts,
 * with colors and dimensions as strings.
 * @see https://www.designtokens.org/tr/2025.10/format/
 * @throws UnreadableTheme if no token has a place in a theme
 */
export function readTokens(files: readonly TokenFile[]): FormatResult {
  const { tree, sources, modes, initial, leftOut, missing } = resolveTokens(files);
  const base = readTree(tree);
  const { theme } = base;
  if (Object.keys(theme).length === 0 && !sources.some((source) => 'rest' in ours(source))) {
    const names = [...new Set(missing)].join(', ');
    const message = names
      ? `The tokens are in other files: ${names}. Add those files too.`
      : 'There are no design tokens in this file that a theme has a place for.';
    throw new UnreadableTheme([{ line: 1, column: 1, message }]);
  }
  const rests = sources.map((source) => ours(source).rest).filter((each) => isPlainObject(each!));
  const { colors: restColors, ...rest } = Object.assign({}, ...rests) as PlainObject;
  const odd =
    isPlainObject(restColors!) && isPlainObject(restColors.modes!) ? restColors.modes : undefined;
  const read = modes.map(
    ({ name, tree, own }) => [name, readMode(name, tree, own, base, leftOut)] as const,
  );
  const allModes = {
    ...odd,
    ...Object.fromEntries(readExtensionModes(base)),
    ...Object.fromEntries(read.filter(([name]) => !unsafeKeys.includes(name))),
  };
  if (Object.keys(allModes).length > 0 || odd) {
    theme.colors = { ...(isPlainObject(theme.colors!) ? theme.colors : {}), modes: allModes };
  } else if (restColors !== undefined) theme.colors = restColors;
  // Our own name for a mode that has none.
  if (initial !== undefined && initial !== 'default' && rest.config === undefined) {
    rest.config = { initialColorModeName: initial };
  }
  return { theme: { ...theme, ...rest }, leftOut: [...leftOut, ...base.leftOut] };
}
