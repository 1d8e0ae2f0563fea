import { isPlainObject, type Plain, type PlainObject } from '../../../../base/theme-data/changes';
import type { LeftOut } from '../../left-out';
import { partsOf } from '../../../../base/theme-data/theme-parts';

/** JSON document of a file. */
export interface TokenFile {
  /** Name or path of the file; empty for pasted text. */
  name: string;
  document: PlainObject;
}

/** Tokens in each context, such as a color mode. */
export interface TokenContexts {
  /** Tokens in the first context of each modifier. */
  tree: PlainObject;
  /** Tokens in each other context. */
  modes: Map<string, PlainObject>;
  /** Name of the first context; undefined if there's only one. */
  initial?: string | undefined;
  leftOut: LeftOut[];
}

/** Maximum number of modes; each reads all tokens again. */
const MAX_MODES = 50;

/** @throws Error if there are too many modes */
export function checkModes(count: number): void {
  if (count > MAX_MODES) {
    throw new Error(`These tokens have ${count} modes. The limit is ${MAX_MODES}.`);
  }
}

/** Choice of a context, such as the color mode. */
export interface Modifier {
  name: string;
  /** The default one first. */
  contexts: readonly string[];
}

/**
 * Finds the tokens in each context, with the default contexts of the other modifiers.
 * @param treeIn returns the tokens for a context of each modifier
 * @throws Error if there are too many
 */
export function contextsOf(
  modifiers: readonly Modifier[],
  treeIn: (choice: readonly string[]) => PlainObject,
): Pick<TokenContexts, 'tree' | 'modes' | 'initial'> {
  checkModes(modifiers.flatMap(({ contexts }) => contexts.slice(1)).length);
  const defaults = modifiers.map(({ contexts }) => contexts[0]!);
  const modes = new Map<string, PlainObject>();
  for (const [index, { name, contexts }] of modifiers.entries()) {
    for (const context of contexts.slice(1)) {
      const choice = defaults.map((defaultContext, other) =>
        other === index ? context : defaultContext,
      );
      modes.set(modes.has(context) ? `${name}-${context}` : context, treeIn(choice));
    }
  }
  const [first] = modifiers.filter(({ contexts }) => contexts.length > 1);
  return { tree: treeIn(defaults), modes, initial: first?.contexts[0] };
}

/** Modes of a token in its `$extensions`. Tools call them `mode` or `modes`, also under `com.figma`. */
function modesOf({ $extensions }: PlainObject): PlainObject {
  if (!isPlainObject($extensions!)) return {};
  const figma = $extensions['com.figma'];
  const figmaModes = isPlainObject(figma!) ? figma.modes : undefined;
  return [$extensions.mode, $extensions.modes, figmaModes].find(isPlainObject) ?? {};
}

/** Names of the modes in the `$extensions` of tokens. */
export const extensionModes = (tree: PlainObject): string[] =>
  [...partsOf(tree)].flatMap(({ value }) =>
    isPlainObject(value) ? Object.keys(modesOf(value)) : [],
  );

/** Tokens with their values in a mode of their `$extensions`. */
export function inExtensionMode(tree: PlainObject, mode: string): PlainObject {
  const modes = modesOf(tree);
  const entries = Object.entries(tree).map(([key, node]): [string, Plain] => [
    key,
    isPlainObject(node) && !key.startsWith('$') ? inExtensionMode(node, mode) : node,
  ]);
  if (Object.hasOwn(modes, mode)) entries.push(['$value', modes[mode]!]);
  return Object.fromEntries(entries);
}
