import { isPlainObject, type Plain, type PlainObject } from '../../../../base/theme-data/changes';
import { modifiersOf, modifyColor } from './modify';

/** Maximum number of aliases in a row, and of groups that extend each other. */
const MAX_ALIASES = 20;

/** Maximum length of a resolved value, in characters: each alias could double it. */
const MAX_TEXT_LENGTH = 2000;

export const isToken = (node: PlainObject) => Object.hasOwn(node, '$value');

/** Merges trees of tokens: groups by key. A token replaces another one as a whole. */
export function mergeTrees(before: PlainObject, after: PlainObject): PlainObject {
  const merged = new Map<string, Plain>(Object.entries(before));
  for (const [key, node] of Object.entries(after)) {
    const other = merged.get(key);
    const areGroups =
      isPlainObject(node) && isPlainObject(other) && !isToken(node) && !isToken(other);
    merged.set(key, areGroups ? mergeTrees(other, node) : node);
  }
  return Object.fromEntries(merged);
}

/** Path of an alias, `{a.b}` or `{ "$ref": "#/a/b/$value" }`; undefined for other values. */
function aliasPath(value: Plain | undefined): string[] | undefined {
  if (typeof value === 'string') return /^\{([^{}]+)\}$/.exec(value)?.[1]!.trim().split('.');
  if (!isPlainObject(value) || typeof value.$ref !== 'string') return undefined;
  return /^#\/(.+?)(\/\$value)?$/.exec(value.$ref)?.[1]!.split('/');
}

/** Group, token, or part of a token at a path, with the type that it inherits; undefined if there is none. */
function findNode(tree: PlainObject, path: readonly string[]) {
  let node: Plain = tree;
  let type: string | undefined;
  for (const key of path) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, key)) return undefined;
    node = (node as PlainObject)[key]!;
    if (isPlainObject(node) && typeof node.$type === 'string') type = node.$type;
  }
  return { node, type: type ?? (typeof tree.$type === 'string' ? tree.$type : undefined) };
}

/** Value of a token, and the type of the token that it's an alias of. */
interface Resolved {
  value: Plain;
  type?: string | undefined;
}

/**
 * Resolves the aliases in a value, also inside of texts and composite values.
 * @returns undefined if an alias leads nowhere
 */
export function resolveValue(
  value: Plain,
  tree: PlainObject,
  aliasesLeft = MAX_ALIASES,
): Resolved | undefined {
  const path = aliasPath(value);
  if (path) {
    const target = aliasesLeft > 0 ? findNode(tree, path) : undefined;
    if (!target) return undefined;
    const { node, type } = target;
    // A reference to a group isn't a value.
    if (isPlainObject(node) && !isToken(node)) return undefined;
    const end = isPlainObject(node)
      ? resolveToken(node, tree, aliasesLeft - 1)
      : resolveValue(node, tree, aliasesLeft - 1);
    return end && { value: end.value, type: end.type ?? type };
  }
  if (typeof value === 'string') {
    const text = value.replaceAll(/\{[^{}]+\}/g, (alias) => {
      const part = resolveValue(alias, tree, aliasesLeft)?.value;
      return typeof part === 'string' || typeof part === 'number' ? String(part) : alias;
    });
    return { value: text.length > MAX_TEXT_LENGTH ? value : text };
  }
  if (typeof value !== 'object' || value === null) return { value };
  const parts: [string, Plain][] = [];
  let size = 0;
  for (const [key, inner] of Object.entries(value)) {
    const part = resolveValue(inner as Plain, tree, aliasesLeft)?.value;
    size += part === undefined ? 0 : JSON.stringify(part).length;
    // The first part that can't be read ends it: aliases in aliases would multiply the work.
    if (part === undefined || size > MAX_TEXT_LENGTH) return undefined;
    parts.push([key, part]);
  }
  return {
    value: Array.isArray(value) ? parts.map(([, part]) => part) : Object.fromEntries(parts),
  };
}

/**
 * Resolves the aliases in a token's value, and applies the changes in its extensions.
 * @returns undefined if an alias leads nowhere, or if a change isn't known
 */
export function resolveToken(
  token: PlainObject,
  tree: PlainObject,
  aliasesLeft = MAX_ALIASES,
): Resolved | undefined {
  const resolved = resolveValue(token.$value!, tree, aliasesLeft);
  return modifiersOf(token).reduce<Resolved | undefined>((result, modifier) => {
    const change = resolveValue(modifier, tree, aliasesLeft);
    const value = result && change && modifyColor(result.value, change.value);
    return value === undefined ? undefined : { ...result, value };
  }, resolved);
}

/** A group with the tokens of the group that it extends. */
export function extendGroup(
  group: PlainObject,
  tree: PlainObject,
  aliasesLeft = MAX_ALIASES,
): PlainObject {
  const path = aliasPath(group.$extends);
  const base = path && aliasesLeft > 0 ? findNode(tree, path)?.node : undefined;
  if (!isPlainObject(base!) || isToken(base)) return group;
  const entries = Object.entries(group).filter(([key]) => key !== '$extends');
  return mergeTrees(extendGroup(base, tree, aliasesLeft - 1), Object.fromEntries(entries));
}
