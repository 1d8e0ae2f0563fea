import { isPlainObject, type Plain, type PlainObject } from '../../../../base/theme-data/changes';
import type { LeftOut } from '../../left-out';
import { hasObject, partsOf } from '../../../../base/theme-data/theme-parts';
import { contextsOf, type Modifier, type TokenContexts, type TokenFile } from './contexts';
import { isToken, mergeTrees } from './tree';
import { tokenTypeOf } from './types';

/** Properties of tokens in Style Dictionary 3 and older files of Tokens Studio. */
const tokenProperties =
  /^(value|type|comment|description|themeable|attributes|original|name|path|filePath|isSource|extensions|\$extensions|key)$/;

const isStudioToken = (node: PlainObject) => {
  if (!Object.hasOwn(node, 'value')) return false;
  const isText = ['string', 'number'].includes(typeof node.value);
  // With a known type, properties of a team's own don't matter.
  if (isText && typeof node.type === 'string' && tokenTypeOf(node.type)) return true;
  const isKnown = Object.keys(node).every((key) => tokenProperties.test(key));
  return isKnown && (isText || typeof node.type === 'string');
};

/** True for an object with the sets of Tokens Studio, which its plugin writes. */
const hasSets = (document: PlainObject) =>
  isPlainObject(document.$metadata!) || Array.isArray(document.$themes);

/** True for tokens as Tokens Studio or Style Dictionary 3 writes them. */
export const isStudio = (document: PlainObject) =>
  hasSets(document) || hasObject(document, isStudioToken);

/** Converts aliases to those of the W3C: in Style Dictionary 3, they end with `.value`. */
function withPlainAliases(value: Plain): Plain {
  if (typeof value === 'string') return value.replaceAll(/\{([^{}]+)\.value\}/g, '{$1}');
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withPlainAliases);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, withPlainAliases(inner)]),
  );
}

/** Tokens and groups with the W3C's names of properties. */
function withDollars(group: PlainObject): PlainObject {
  const isToken = isStudioToken(group);
  return Object.fromEntries(
    Object.entries(group).map(([key, node]): [string, Plain] => {
      if (isToken) {
        return [
          tokenProperties.test(key) && !key.startsWith('$') ? `$${key}` : key,
          withPlainAliases(node),
        ];
      }
      return [key, isPlainObject(node) ? withDollars(node) : node];
    }),
  );
}

const modeOfSet = (set: string) => /(?:^|[^a-z])(light|dark)$/i.exec(set)?.[1]!.toLowerCase();

/** A theme of Tokens Studio: the sets that it's made of. Of each group, one theme is used at a time. */
interface StudioTheme {
  name: string;
  group: string;
  sets: string[];
}

function readStudioTheme(theme: Plain): StudioTheme[] {
  if (!isPlainObject(theme) || !isPlainObject(theme.selectedTokenSets!)) return [];
  const sets = Object.entries(theme.selectedTokenSets)
    .filter(([, status]) => status === 'enabled' || status === 'source')
    .map(([name]) => name);
  // Modes become names of classes.
  const name = String(theme.name).trim().replaceAll(/\s+/g, '-');
  return [{ name, group: String(theme.group ?? 'theme'), sets }];
}

/** Themes of sets without any: the modes that some are named after, with all others, or a single one. */
function themesByName(sets: string[]): StudioTheme[] {
  const modes = ['light', 'dark'].filter((mode) => sets.some((name) => modeOfSet(name) === mode));
  // A single set isn't a choice.
  if (modes.length === 0 || sets.length === 1) return [{ name: '', group: '', sets }];
  return modes.map((mode) => ({
    name: mode,
    group: 'mode',
    sets: sets.filter((name) => [undefined, mode].includes(modeOfSet(name))),
  }));
}

/** Tokens that sets replace in those before them. */
function replacedIn(sets: readonly (readonly [name: string, set: PlainObject])[]): LeftOut[] {
  const known = new Map<string, string>();
  return sets.flatMap(([name, set]) =>
    [...partsOf(set)].flatMap(({ path, value }): LeftOut[] => {
      if (!isPlainObject(value) || !isToken(value)) return [];
      const token = path.join('.');
      const before = known.get(token);
      known.set(token, JSON.stringify(value));
      const isReplaced = before !== undefined && before !== known.get(token);
      return isReplaced ? [{ kind: 'replaced', name: token, detail: name }] : [];
    }),
  );
}

/** Name of a file's set. Tokens Studio names sets by their paths; dropped files have none. */
function setNameOf(file: string, listed: readonly string[]): string {
  const name = file.replace(/(\.tokens)?(\.\w+)?$/, '');
  return (
    listed.find((setName) => `/${name}`.endsWith(`/${setName}`) || setName.endsWith(`/${name}`)) ??
    name
  );
}

/**
 * Reads files of tokens as sets. The themes of Tokens Studio say which sets make a mode; without them, sets named
 * `light` and `dark`, or ending with those words, are modes, and the others are merged in their order.
 * @see https://docs.tokens.studio/transform-tokens/style-dictionary
 */
export function readSets(files: readonly TokenFile[]): TokenContexts {
  const { $metadata, $themes } = Object.assign(
    {},
    ...files.map(({ document }) => document).filter(hasSets),
  ) as PlainObject;
  const order = isPlainObject($metadata!) ? $metadata.tokenSetOrder : undefined;
  const declared = Array.isArray($themes) ? $themes.flatMap(readStudioTheme) : [];
  const listed = [
    ...(Array.isArray(order) ? order.map(String) : []),
    ...declared.flatMap((theme) => theme.sets),
  ];
  const named = files.flatMap(({ name, document }): [string, Plain][] =>
    hasSets(document)
      ? Object.entries(document).filter(([key]) => !key.startsWith('$'))
      : [[setNameOf(name, listed), document]],
  );
  const sets = new Map(
    named.flatMap(([name, set]) =>
      isPlainObject(set) ? [[name, isStudio(set) ? withDollars(set) : set] as const] : [],
    ),
  );
  const names = [...new Set([...listed, ...sets.keys()])].filter((name) => sets.has(name));
  const leftOut: LeftOut[] = listed
    .filter((name, index) => !sets.has(name) && listed.indexOf(name) === index)
    .map((name) => ({ kind: 'import', name: `${name}.json` }));
  if (declared.length === 0) {
    const shared = names.filter((name) => !modeOfSet(name));
    leftOut.push(...replacedIn(shared.map((name) => [name, sets.get(name)!])));
  }
  const themes = declared.length > 0 ? declared : themesByName(names);
  const groups = [...new Set(themes.map(({ group }) => group))];
  const modifiers = groups.map((group): Modifier => {
    const groupThemes = themes.filter((theme) => theme.group === group);
    return { name: group, contexts: groupThemes.map(({ name }) => name) };
  });
  for (const name of names) {
    if (themes.some((theme) => theme.sets.includes(name))) continue;
    leftOut.push({ kind: 'token', name, detail: 'not in any theme' });
  }
  const contexts = contextsOf(modifiers, (choice) => {
    const chosen = themes.filter(({ name, group }) => choice[groups.indexOf(group)] === name);
    return names
      .filter((name) => chosen.some((theme) => theme.sets.includes(name)))
      .reduce<PlainObject>((tree, name) => mergeTrees(tree, sets.get(name)!), {});
  });
  return { ...contexts, leftOut };
}
