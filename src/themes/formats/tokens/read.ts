import { isPlainObject, unsafeKeys, type Plain, type PlainObject } from '../../changes';
import type { LeftOut } from '../../left-out';
import type { FormatResult } from '../../import-source';
import { UnreadableTheme } from '../../text-problems';
import { hasObject } from '../../theme-parts';
import { joinPath } from '../../theme-path';
import { withLists } from '../css/values';
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
import { extendGroup, isToken, resolveValue } from './tree';
import { guessType, tokenTypes } from './types';

/** Properties that are read, or that say nothing. */
const knownProperties = ['$type', '$value', '$root', '$extensions', '$extends', '$schema'];
const knownExtensions = ['mode', 'modes', 'com.figma'];

/** True for a document of design tokens of any kind. */
export const hasTokens = (document: PlainObject) =>
  isResolver(document) ||
  isStudio(document) ||
  hasObject(document, (object) => Object.hasOwn(object, '$value'));

/** Reads a tree of tokens as a theme without modes. */
class TreeReader {
  readonly theme: PlainObject = {};
  readonly leftOut: LeftOut[] = [];
  /** Tokens by their places in the theme. */
  private readonly sources = new Map<string, string>();

  constructor(private readonly tree: PlainObject) {
    this.readGroup(tree, undefined, []);
  }

  private readGroup(node: PlainObject, inherited: string | undefined, path: readonly string[]) {
    const group = extendGroup(node, this.tree);
    const type = typeof group.$type === 'string' ? group.$type : inherited;
    this.reportMetadata(group, path.join('.'));
    for (const [name, inner] of Object.entries(group)) {
      if (name.startsWith('$') && name !== '$root') continue;
      const here = [...path, name];
      const id = here.join('.');
      if (unsafeKeys.includes(name)) this.leftOut.push({ kind: 'reserved', name: id });
      else if (!isPlainObject(inner)) this.leftOut.push({ kind: 'token', name: id });
      else if (isToken(inner)) this.readToken(inner, type, here);
      else this.readGroup(inner, type, here);
    }
  }

  private readToken(token: PlainObject, inherited: string | undefined, path: readonly string[]) {
    const id = path.join('.');
    this.reportMetadata(token, id);
    const resolved = resolveValue(token.$value!, this.tree);
    const own = typeof token.$type === 'string' ? token.$type : (resolved?.type ?? inherited);
    const type = own ?? (resolved && guessType(resolved.value));
    const isKnown = type !== undefined && Object.hasOwn(tokenTypes, type);
    const value = resolved && isKnown ? tokenTypes[type]!.read(resolved.value) : undefined;
    if (value === undefined) {
      const detail = JSON.stringify(token.$value).slice(0, 40);
      this.leftOut.push({ kind: 'token', name: id, detail });
      return;
    }
    const place = placeOf(type!, path);
    if (!place) this.leftOut.push({ kind: 'place', name: id, detail: type! });
    else if (place[0] === 'fontSizes' && value === Number(resolved!.value) && value < 4) {
      // Style Dictionary has numbers for rem. No font has a size of less than 4 px.
      this.place(place, `${value}rem`, id);
    } else this.place(place, value, id);
  }

  /** Sets a value in the theme. A value on the way becomes the default of a group. */
  private place(path: readonly string[], value: Plain, id: string): void {
    const group = path.slice(0, -1).reduce<PlainObject>((parent, key) => {
      const inner = Object.hasOwn(parent, key) ? parent[key] : undefined;
      if (isPlainObject(inner!)) return inner;
      return (parent[key] = inner === undefined ? {} : { __default: inner });
    }, this.theme);
    const key = path.at(-1)!;
    const text = path.reduce(joinPath, '');
    const source = this.sources.get(text);
    if (source !== undefined) this.leftOut.push({ kind: 'replaced', name: source, detail: id });
    this.sources.set(text, id);
    const before = Object.hasOwn(group, key) ? group[key] : undefined;
    if (isPlainObject(before!) && !isPlainObject(value)) before.__default = value;
    else group[key] = value;
  }

  /** Reports other properties of a token or a group. */
  private reportMetadata({ $extensions, ...node }: PlainObject, path: string): void {
    const names = [
      ...Object.keys(node).filter((key) => key.startsWith('$') && !knownProperties.includes(key)),
      ...(isPlainObject($extensions!) ? Object.keys($extensions) : [])
        .filter((key) => !knownExtensions.includes(key))
        .map((key) => `$extensions.${key}`),
    ];
    for (const name of names) {
      this.leftOut.push({ kind: 'place', name: path ? `${path}.${name}` : name });
    }
  }
}

const isEqual = (a: Plain | undefined, b: Plain | undefined) =>
  JSON.stringify(a) === JSON.stringify(b);

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
  const { theme, leftOut } = new TreeReader(contexts.tree);
  const parts = [...contexts.leftOut, ...leftOut];
  if (Object.keys(theme).length === 0) {
    const missing = parts.flatMap(({ kind, detail }) => (kind === 'import' && detail) || []);
    const [first] = parts;
    const message =
      missing.length > 0
        ? `The tokens are in other files: ${[...new Set(missing)].join(', ')}. Add those files too.`
        : `There are no design tokens in this file that a theme has a place for.${first ? ` The first that can’t be read is ${first.name}.` : ''}`;
    throw new UnreadableTheme([{ line: 1, column: 1, message }]);
  }
  const colors = (theme.colors ?? {}) as PlainObject;
  let { initial } = contexts;
  const modes: [string, PlainObject][] = [];
  for (const [mode, tree] of allModes(contexts)) {
    const context = new TreeReader(tree);
    const { colors: own = {}, ...others } = context.theme;
    // A mode's group replaces the root's, so it's kept as a whole.
    const different = Object.entries(own as PlainObject).filter(
      ([key, value]) => !isEqual(value, colors[key]),
    );
    const scales = Object.keys(others).filter((key) => !isEqual(others[key], theme[key]));
    parts.push(
      ...context.leftOut,
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
  const unique = new Map(parts.map((part) => [JSON.stringify(part), part]));
  return { theme: withLists(theme), leftOut: [...unique.values()] };
}
