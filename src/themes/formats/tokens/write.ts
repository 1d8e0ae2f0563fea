import { isPlainObject, type Plain, type PlainObject } from '../../changes';
import { splitModes } from '../leaves';
import { fromValue, isEqual, tokenTypes, toValue, vendor, type TokenType } from './values';

/** A key as the name of a token, which may not begin with `$` nor have `{`, `}` or `.`. */
const toName = (key: string) => key.replaceAll(/[{}.]/g, '_').replace(/^\$/, '_') || '_';

/** What a theme has that its token does not say. */
interface Note {
  /** Key in the theme, where it differs from the token's name. */
  key?: string;
  /** The value as it was written, where the token's value would be read as another notation. */
  value?: Plain;
}

const withNote = (note: Note): PlainObject =>
  Object.keys(note).length > 0 ? { $extensions: { [vendor]: { ...note } } } : {};

function toToken(type: TokenType, key: string, value: string | number, $value: Plain): PlainObject {
  const note: Note = {
    ...(toName(key) !== key && { key }),
    ...(isEqual(fromValue(type, $value), value) ? {} : { value }),
  };
  return { $value, ...withNote(note) };
}

/** A scale, or a group of one, as a group of tokens. */
function toGroup(
  type: TokenType,
  scale: PlainObject | Plain[],
  key: string,
  isTop: boolean,
): PlainObject {
  const group: PlainObject = isTop ? { $type: type } : {};
  const others: PlainObject = {};
  for (const [name, value] of Object.entries(scale) as [string, Plain][]) {
    const isValue = typeof value === 'string' || typeof value === 'number';
    const $value = isValue ? toValue(type, value) : undefined;
    const tokenName = name === '__default' ? '$root' : toName(name);
    if (Object.hasOwn(group, tokenName)) others[name] = value;
    else if (isValue && $value !== undefined) {
      group[tokenName] = toToken(type, tokenName === '$root' ? '$root' : name, value, $value);
      if (tokenName === '$root') group[tokenName] = { $value, ...rootNote(type, value, $value) };
    } else if (
      !isValue &&
      // The root of a group is a token, no group.
      name !== '__default' &&
      typeof value === 'object' &&
      value !== null &&
      Object.keys(value).length > 0
    ) {
      group[tokenName] = toGroup(type, value as PlainObject | Plain[], name, false);
    } else others[name] = value;
  }
  const note: PlainObject = {
    ...(toName(key) !== key && { key }),
    ...(Array.isArray(scale) && { isArray: true }),
    ...(Object.keys(others).length > 0 && { others }),
  };
  return Object.keys(note).length > 0 ? { ...group, $extensions: { [vendor]: note } } : group;
}

const rootNote = (type: TokenType, value: string | number, $value: Plain) =>
  withNote(isEqual(fromValue(type, $value), value) ? {} : { value });

/**
 * Design tokens of the W3C community group, 2025.10, as a resolver document: a set with all tokens, and a modifier
 * whose contexts are the modes. What tokens cannot say stands in `$extensions`, so that nothing is lost.
 * @see https://www.designtokens.org/tr/2025.10/format/
 * @see https://www.designtokens.org/tr/2025.10/resolver/
 */
export function toTokens(theme: PlainObject): PlainObject {
  const colors = isPlainObject(theme.colors) ? theme.colors : undefined;
  const { root, modes } = splitModes(theme);
  const tokens: PlainObject = {};
  const rest: PlainObject = {};
  for (const [key, value] of Object.entries(theme)) {
    const type = Object.hasOwn(tokenTypes, key) ? tokenTypes[key] : undefined;
    if (!type || typeof value !== 'object' || value === null) rest[key] = value;
    else if (key === 'colors' && colors) {
      tokens[key] = toGroup(type, root, key, true);
    } else tokens[key] = toGroup(type, value, key, true);
  }
  const config = isPlainObject(theme.config) ? theme.config : {};
  const first =
    typeof config.initialColorModeName === 'string' ? config.initialColorModeName : 'default';
  const named = Object.entries(modes).filter(([name]) => name !== first);
  const contexts: PlainObject = {
    [first]: [],
    ...Object.fromEntries(
      named.map(([name, own]) => [
        name,
        [{ colors: toGroup('color', isPlainObject(own) ? own : {}, 'colors', true) }],
      ]),
    ),
  };
  // A mode of the name of the first is a mistake that Theme UI warns of; it is kept as it is.
  const odd = Object.fromEntries(Object.entries(modes).filter(([name]) => name === first));
  if (Object.keys(odd).length > 0) rest.colors = { modes: odd };
  if (colors && isPlainObject(colors.modes) && Object.keys(modes).length === 0) {
    rest.colors = { modes: {} };
  }
  return {
    version: '2025.10',
    sets: {
      theme: {
        sources: [
          {
            ...tokens,
            ...(Object.keys(rest).length > 0 && { $extensions: { [vendor]: { rest } } }),
          },
        ],
      },
    },
    ...(named.length > 0 && { modifiers: { mode: { contexts, default: first } } }),
    resolutionOrder: [
      { $ref: '#/sets/theme' },
      ...(named.length > 0 ? [{ $ref: '#/modifiers/mode' }] : []),
    ],
  };
}
