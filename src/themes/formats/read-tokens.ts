import { applyChanges, isPlainObject, unsafeKeys, type Plain, type PlainObject } from '../changes';
import { ours, readGroup, readToken, type Reading } from './token-groups';
import { tokenTypes } from './token-values';

/** What was read, and what of it has no place in a theme. */
export interface ReadTokens {
  theme: PlainObject;
  /** Paths of what was not understood, or has no place in a theme. */
  skipped: string[];
}

/** Where tokens go whose group is no scale of a theme, by their type. */
const scaleOfType = new Map([
  ['color', 'colors'],
  ['dimension', 'sizes'],
  ['fontFamily', 'fonts'],
  ['fontWeight', 'fontWeights'],
  ['number', 'lineHeights'],
]);

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
    const type = typeIn(node, typeof source.$type === 'string' ? source.$type : undefined);
    const scale = scaleOfType.get(type ?? '');
    if (!scale) {
      reading.skipped.push(name);
      continue;
    }
    const value =
      node.$value === undefined
        ? readGroup(node, undefined, name, reading)
        : readToken(node, undefined, name, reading);
    const before = theme[scale];
    if (value === undefined) continue;
    // Its own object, so that one token more is no copy of all of them.
    if (isPlainObject(before)) before[name] = value;
    else theme[scale] = { [name]: value };
  }
  return theme;
}

/** The sources of a set or of a context; those in other files are named. */
function sourcesOf(set: Plain | undefined, path: string, reading: Reading): PlainObject[] {
  const list = isPlainObject(set) ? set.sources : set;
  const sources = Array.isArray(list) ? list.filter(isPlainObject) : [];
  return sources.filter(({ $ref }) => {
    if (typeof $ref !== 'string') return true;
    // Only sets are referred to inside a document, and they are read anyway.
    if (!$ref.startsWith('#')) reading.skipped.push(`${path}: ${$ref}`);
    return false;
  });
}

/** Sources on top of each other: of a token that several have, the last one holds. */
const merge = (sources: readonly PlainObject[]): PlainObject => sources.reduce(applyChanges, {});

const partsOf = (value: Plain | undefined): [string, Plain][] =>
  isPlainObject(value) ? Object.entries(value) : [];

const modifiersOf = ({ modifiers }: PlainObject): [string, PlainObject][] =>
  partsOf(modifiers).filter((part): part is [string, PlainObject] => isPlainObject(part[1]));

/** The contexts of all modifiers but those that hold by default, as modes; only colors have them. */
function readModes(document: PlainObject, reading: Reading): [string, Plain][] {
  return modifiersOf(document).flatMap(([modifier, { contexts, default: first }]) =>
    partsOf(contexts)
      .filter(([name]) => name !== first)
      .map(([name, context]): [string, Plain] => {
        const path = `modifiers.${modifier}.${name}`;
        const sources = sourcesOf(context, path, reading);
        const { colors = {}, ...others } = merge(sources.map((each) => readSource(each, reading)));
        reading.skipped.push(...Object.keys(others).map((key) => `${path}.${key}`));
        return [name, colors];
      }),
  );
}

/** The contexts that hold where nobody asks for another one. */
const defaultsOf = (document: PlainObject, reading: Reading): PlainObject[] =>
  modifiersOf(document).flatMap(([modifier, { contexts, default: first }]) =>
    typeof first === 'string' && isPlainObject(contexts) && Object.hasOwn(contexts, first)
      ? sourcesOf(contexts[first], `modifiers.${modifier}.${first}`, reading)
      : [],
  );

/**
 * Reads a resolver document or a file of tokens; the reverse of `toTokens`, and tolerant of what others write:
 * aliases are followed, groups that are no scale go where their type belongs.
 * @throws when it is neither
 */
export function readTokens(document: Plain): ReadTokens {
  if (!isPlainObject(document)) throw new Error('Design tokens are an object.');
  const isResolver = Array.isArray(document.resolutionOrder);
  const reading: Reading = { all: {}, skipped: [] };
  const sources = isResolver
    ? [
        ...partsOf(document.sets).flatMap(([name, set]) => sourcesOf(set, `sets.${name}`, reading)),
        ...defaultsOf(document, reading),
      ]
    : [document];
  reading.all = merge(sources);
  const theme = merge(sources.map((source) => readSource(source, reading)));
  if (Object.keys(theme).length === 0 && !sources.some((source) => 'rest' in ours(source))) {
    throw new Error('There are no design tokens in this file that a theme has a place for.');
  }
  const rests = sources.map((source) => ours(source).rest).filter((each) => isPlainObject(each!));
  const { colors: restColors, ...rest } = Object.assign({}, ...rests) as PlainObject;
  const modes = readModes(document, reading);
  const odd =
    isPlainObject(restColors!) && isPlainObject(restColors.modes!) ? restColors.modes : undefined;
  const allModes = { ...odd, ...Object.fromEntries(modes) };
  if (modes.length > 0 || odd) {
    theme.colors = { ...(isPlainObject(theme.colors) ? theme.colors : {}), modes: allModes };
  } else if (restColors !== undefined) theme.colors = restColors;
  const first = modifiersOf(document)[0]?.[1].default;
  // Our own name for a mode that has none.
  if (typeof first === 'string' && first !== 'default' && rest.config === undefined) {
    rest.config = { initialColorModeName: first };
  }
  return { theme: { ...theme, ...rest }, skipped: reading.skipped };
}
