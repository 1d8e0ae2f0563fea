import {
  isEqual,
  isPlainObject,
  unsafeKeys,
  type PlainObject,
} from '../../../../base/theme-data/changes';
import type { LeftOut } from '../../left-out';
import type { FormatResult } from '../../import-source';
import { UnreadableTheme } from '../../text-problems';
import { hasObject, partsOf } from '../../../../base/theme-data/theme-parts';
import { formatPath } from '../../../../base/theme-data/theme-path';
import { withLists } from '../css/values';
import { setLeaf } from '../leaves';
import {
  checkModes,
  extensionModes,
  inExtensionMode,
  type TokenContexts,
  type TokenFile,
} from './contexts';
import { isResolver, resolveTokens } from './resolver';
import { placeOf } from './scales';
import { isStudio, readSets } from './studio';
import { modifiersOf } from './modify';
import { extendGroup, isToken, resolveToken } from './tree';
import { guessType, tokenTypeOf } from './types';

/** Maximum length of a value in a report, in characters. */
const MAX_DETAIL_LENGTH = 80;

/** Extensions that are read, or that can be ignored. */
const knownExtensions = ['mode', 'modes', 'com.figma', 'studio.tokens'];

/** True for a document of design tokens of any kind. */
export const hasTokens = (document: PlainObject) =>
  isResolver(document) ||
  isStudio(document) ||
  hasObject(document, (object) => Object.hasOwn(object, '$value'));

/** Reads a tree of tokens as a theme without modes. */
function readTree(tree: PlainObject): { theme: PlainObject; leftOut: LeftOut[] } {
  const theme: PlainObject = {};
  const leftOut: LeftOut[] = [];
  /** Tokens by their places in the theme. */
  const sources = new Map<string, string>();

  function readToken(token: PlainObject, inherited: string | undefined, path: readonly string[]) {
    const name = path.join('.');
    const resolved = resolveToken(token, tree);
    const knownType = typeof token.$type === 'string' ? token.$type : (resolved?.type ?? inherited);
    const type = knownType ?? (resolved && guessType(resolved.value)) ?? '';
    const known = tokenTypeOf(type);
    const typedValue = resolved && known?.read(resolved.value);
    if (typedValue === undefined) {
      const modifiers = modifiersOf(token);
      const detail =
        modifiers.length > 0 ? { $value: token.$value!, modify: modifiers } : token.$value;
      leftOut.push({
        kind: 'token',
        name,
        detail: JSON.stringify(detail).slice(0, MAX_DETAIL_LENGTH),
      });
      return;
    }
    const place = placeOf(type, known!.scale, path);
    if (!place) {
      leftOut.push({ kind: 'place', name, detail: type });
      return;
    }
    // In other scales, a number is in px; here it's a factor.
    const isLineHeight = place[0] === 'lineHeights' && type === 'dimension';
    const value = isLineHeight && typeof typedValue === 'number' ? `${typedValue}px` : typedValue;
    if (known!.scale === 'text') {
      const parts = Object.keys(resolved!.value as PlainObject);
      const unread = parts.filter((key) => !Object.hasOwn(value as PlainObject, key));
      leftOut.push(...unread.map((key): LeftOut => ({ kind: 'place', name: `${name}.${key}` })));
    }
    const source = sources.get(formatPath(place));
    if (source !== undefined) leftOut.push({ kind: 'replaced', name: source, detail: name });
    sources.set(formatPath(place), name);
    // Style Dictionary has numbers for rem. No font has a size of less than 4 px.
    const isRem = place[0] === 'fontSizes' && value === Number(resolved!.value) && value < 4;
    setLeaf(theme, place, isRem ? `${value}rem` : value);
  }

  function readGroup(node: PlainObject, inherited: string | undefined, path: readonly string[]) {
    const group = extendGroup(node, tree);
    const type = typeof group.$type === 'string' ? group.$type : inherited;
    for (const [key, inner] of Object.entries(group)) {
      if (key.startsWith('$') && key !== '$root') continue;
      const innerPath = [...path, key];
      if (unsafeKeys.includes(key)) leftOut.push({ kind: 'reserved', name: innerPath.join('.') });
      else if (!isPlainObject(inner)) leftOut.push({ kind: 'token', name: innerPath.join('.') });
      else if (isToken(inner)) readToken(inner, type, innerPath);
      else readGroup(inner, type, innerPath);
    }
  }

  readGroup(tree, undefined, []);
  return { theme, leftOut };
}

/** Extensions that only other tools read. They may change values. */
const extensionsIn = (trees: PlainObject[]): string[] =>
  trees.flatMap((tree) =>
    [...partsOf(tree)].flatMap(({ path }) =>
      path.at(-2) === '$extensions' &&
      knownExtensions.every((known) => !`${path.at(-1)}.`.startsWith(`${known}.`))
        ? [path.slice(-2).join('.')]
        : [],
    ),
  );

/** Adds the modes in the `$extensions` of tokens to those of a resolver or of sets. */
function allModes({ tree, modes }: TokenContexts): Map<string, PlainObject> {
  const names = new Set([...modes.keys(), ...extensionModes(tree)]);
  checkModes(names.size);
  return new Map(
    [...names]
      .filter((name) => !unsafeKeys.includes(name))
      .map((name) => [name, inExtensionMode(modes.get(name) ?? tree, name)]),
  );
}

/**
 * Reads files of design tokens: of the W3C's format, of Tokens Studio, or of Style Dictionary. A color mode has the
 * colors that differ in its context, aliases of others with them. Also reads older drafts, with values as text.
 * @see https://www.designtokens.org/tr/2025.10/format/
 * @throws UnreadableTheme if no token has a place in a theme; Error if there are too many modes
 */
export function readTokens(files: readonly TokenFile[]): FormatResult {
  const resolver = files.find(({ document }) => isResolver(document));
  const contexts = resolver ? resolveTokens(resolver.document, files) : readSets(files);
  const { theme, leftOut } = readTree(contexts.tree);
  const parts = [...contexts.leftOut, ...leftOut];
  if (Object.keys(theme).length === 0) {
    const missing = parts.flatMap(({ kind, name }) => (kind === 'import' ? name : []));
    const [first] = parts;
    const message =
      missing.length > 0
        ? `The tokens are in other files: ${[...new Set(missing)].join(', ')}. Add those files too.`
        : `This file has no design tokens that a theme can store.${first ? ` The first problem is at ${first.name}.` : ''}`;
    throw new UnreadableTheme({ line: 1, column: 1, message });
  }
  const colors = (theme.colors ?? {}) as PlainObject;
  let { initial } = contexts;
  const modes: [string, PlainObject][] = [];
  for (const [mode, tree] of allModes(contexts)) {
    const context = readTree(tree);
    const { colors: modeColors = {}, ...others } = context.theme;
    // A mode's group replaces the root's, so it's kept as a whole.
    const different = Object.entries(modeColors as PlainObject).filter(
      ([key, value]) => !isEqual(value, colors[key]),
    );
    const scales = Object.keys(others).filter((key) => !isEqual(others[key], theme[key]));
    const known = new Set(leftOut.map((part) => JSON.stringify(part)));
    parts.push(
      ...context.leftOut
        .filter((part) => !known.has(JSON.stringify(part)))
        .map((part) => ({ ...part, name: `${mode}: ${part.name}` })),
      ...scales.map((key): LeftOut => ({ kind: 'mode', name: `${mode}: ${key}` })),
    );
    // Tools write the first mode's values as the tokens' own, too.
    if (initial === undefined && different.length === 0) initial = mode;
    else modes.push([mode, Object.fromEntries(different)]);
  }
  if (modes.length > 0) theme.colors = { ...colors, modes: Object.fromEntries(modes) };
  // Our own name for a mode that has none.
  if (modes.length > 0 && initial !== undefined && initial !== 'default') {
    theme.config = { initialColorModeName: initial };
  }
  const extensions = extensionsIn([contexts.tree, ...contexts.modes.values()]);
  parts.push(...extensions.map((name): LeftOut => ({ kind: 'place', name })));
  const unique = new Map(parts.map((part) => [JSON.stringify(part), part]));
  return { theme: withLists(theme), leftOut: [...unique.values()] };
}
