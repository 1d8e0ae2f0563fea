import type { Color } from 'culori/fn';
import { isPlainObject, unsafeKeys, type Plain, type PlainObject } from '../changes';
import { parseColor, toHex } from '../color';
import { splitModes } from './leaves';

/**
 * Design tokens of the W3C community group, 2025.10, as a resolver document: a set with all tokens, and a modifier
 * whose contexts are the modes. What tokens cannot say stands in `$extensions`, so that nothing is lost.
 * @see https://www.designtokens.org/tr/2025.10/format/
 * @see https://www.designtokens.org/tr/2025.10/resolver/
 */

/** Our name in `$extensions`. */
const vendor = 'dev.theme-ui';

type TokenType = 'color' | 'dimension' | 'fontFamily' | 'fontWeight' | 'number';

/** The scales that have a type of tokens; others go along as they are. */
const tokenTypes: Readonly<Record<string, TokenType>> = {
  colors: 'color',
  fonts: 'fontFamily',
  fontSizes: 'dimension',
  fontWeights: 'fontWeight',
  lineHeights: 'number',
  letterSpacings: 'dimension',
  space: 'dimension',
  sizes: 'dimension',
  borderWidths: 'dimension',
  radii: 'dimension',
  opacities: 'number',
  zIndices: 'number',
};

const colorSpaces: Readonly<
  Record<string, { space: string; channels: string[]; scale: number[] }>
> = {
  rgb: { space: 'srgb', channels: ['r', 'g', 'b'], scale: [1, 1, 1] },
  p3: { space: 'display-p3', channels: ['r', 'g', 'b'], scale: [1, 1, 1] },
  hsl: { space: 'hsl', channels: ['h', 's', 'l'], scale: [1, 100, 100] },
  hwb: { space: 'hwb', channels: ['h', 'w', 'b'], scale: [1, 100, 100] },
  lab: { space: 'lab', channels: ['l', 'a', 'b'], scale: [1, 1, 1] },
  lch: { space: 'lch', channels: ['l', 'c', 'h'], scale: [1, 1, 1] },
  oklab: { space: 'oklab', channels: ['l', 'a', 'b'], scale: [1, 1, 1] },
  oklch: { space: 'oklch', channels: ['l', 'c', 'h'], scale: [1, 1, 1] },
};

/** Ten digits are more than any screen shows, and hide the noise of conversions. */
const rounded = (value: number) => Number(value.toFixed(10));

/** A CSS color as a token's value; undefined for what tokens cannot say. */
function toColorValue(text: string): PlainObject | undefined {
  const color = parseColor(text);
  const space = color && colorSpaces[color.mode];
  if (!space) return undefined;
  const channels = color as unknown as Record<string, number | undefined>;
  const components = space.channels.map((channel, index): number | 'none' => {
    const value = channels[channel];
    if (value === undefined) return 'none';
    const scaled = rounded(value * space.scale[index]!);
    // Hues go round.
    return channel === 'h' ? ((scaled % 360) + 360) % 360 : scaled;
  });
  const limits = { rgb: 1, p3: 1 }[color.mode as 'rgb'];
  if (limits && components.some((value) => value !== 'none' && (value < 0 || value > limits))) {
    return undefined;
  }
  const { alpha = 1 } = color;
  return {
    colorSpace: space.space,
    components,
    ...(alpha < 1 && { alpha }),
    hex: toHex(color),
  };
}

/** The CSS of a color of a token; undefined when its space or a component is not known. */
function fromColorValue(value: Plain): string | undefined {
  if (!isPlainObject(value) || !Array.isArray(value.components)) return undefined;
  const found = Object.entries(colorSpaces).find(([, { space }]) => space === value.colorSpace);
  if (!found || value.components.length !== 3) return undefined;
  const { components, alpha = 1 } = value;
  if (!components.every((each) => typeof each === 'number' || each === 'none')) return undefined;
  if (typeof alpha !== 'number') return undefined;
  const [mode, { space }] = found;
  const suffix = alpha < 1 ? ` / ${alpha}` : '';
  if (mode === 'rgb' || mode === 'p3') {
    const hex = mode === 'rgb' && alpha === 1 && hexOf(components as number[]);
    return hex || `color(${space} ${components.join(' ')}${suffix})`;
  }
  const percent = mode === 'hsl' || mode === 'hwb' ? ['', '%', '%'] : ['', '', ''];
  return `${mode}(${components.map((each, index) => `${String(each)}${each === 'none' ? '' : percent[index]}`).join(' ')}${suffix})`;
}

/** The hex code of sRGB components, if they are whole steps of 255. */
function hexOf(components: number[]): string | undefined {
  const bytes = components.map((component) => component * 255);
  if (!bytes.every((byte) => Math.abs(byte - Math.round(byte)) < 1e-6)) return undefined;
  const [r, g, b] = components as [number, number, number];
  return toHex({ mode: 'rgb', r, g, b } as Color);
}

const weights: Readonly<Record<string, number>> = { normal: 400, bold: 700 };

/** A family, or several; quotes are CSS's own. */
const familiesOf = (stack: string) =>
  (stack.match(/"[^"]*"|'[^']*'|[^,]+/g) ?? [])
    .map((family) => family.trim().replaceAll(/^["']|["']$/g, ''))
    .filter(Boolean);

const quoted = (family: string) => (/^[\w-]+$/.test(family) ? family : JSON.stringify(family));

/** A value of a theme as one of a token; undefined for what tokens of that type cannot say. */
function toValue(type: TokenType, value: string | number): Plain | undefined {
  if (type === 'color') return typeof value === 'string' ? toColorValue(value) : undefined;
  if (type === 'number') return typeof value === 'number' ? value : undefined;
  if (type === 'fontFamily') {
    const families = typeof value === 'string' ? familiesOf(value) : [];
    return families.length > 0 ? families : undefined;
  }
  if (type === 'fontWeight') {
    const weight = weights[value] ?? Number(value);
    return weight >= 1 && weight <= 1000 ? weight : undefined;
  }
  if (typeof value === 'number') return { value, unit: 'px' };
  const [, number, unit] = /^(-?\d*\.?\d+)(px|rem)$/.exec(value) ?? [];
  return number && unit ? { value: Number(number), unit } : undefined;
}

/** The reverse of `toValue`; undefined for a value of another shape. */
function fromValue(type: string | undefined, value: Plain): Plain | undefined {
  if (type === 'color') return fromColorValue(value);
  if (type === 'number') return typeof value === 'number' ? value : undefined;
  if (type === 'fontFamily') {
    const families = Array.isArray(value) ? value : [value];
    if (!families.every((family) => typeof family === 'string')) return undefined;
    return families.map((family) => quoted(family)).join(', ');
  }
  if (type === 'fontWeight') {
    return typeof value === 'number' || typeof value === 'string' ? value : undefined;
  }
  if (type === 'dimension' && isPlainObject(value)) {
    const { value: number, unit } = value;
    if (typeof number !== 'number' || (unit !== 'px' && unit !== 'rem')) return undefined;
    return unit === 'px' ? number : `${number}rem`;
  }
  return undefined;
}

/** A key as the name of a token, which may not begin with `$` nor have `{`, `}` or `.`. */
const toName = (key: string) => key.replaceAll(/[{}.]/g, '_').replace(/^\$/, '_') || '_';

const isEqual = (a: Plain | undefined, b: Plain | undefined) =>
  JSON.stringify(a) === JSON.stringify(b);

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
    if (tokenName in group) others[name] = value;
    else if (isValue && $value !== undefined) {
      group[tokenName] = toToken(type, tokenName === '$root' ? '$root' : name, value, $value);
      if (tokenName === '$root') group[tokenName] = { $value, ...rootNote(type, value, $value) };
    } else if (
      !isValue &&
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

/** A theme as a resolver document. */
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
