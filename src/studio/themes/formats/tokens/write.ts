import { isPlainObject, type Plain, type PlainObject } from '../../../../base/theme-data/changes';
import { familiesIn } from '../../font-stacks';
import { colorsInMode, splitModes } from '../../../../base/theme-data/in-mode';
import { parseLength, toCssLength } from '../../../../base/theme-data/length';
import { valuesOf } from '../../../../base/theme-data/theme-parts';
import { formatPath, valueAt, type ThemePath } from '../../../../base/theme-data/theme-path';
import { jsonText, setLeaf, toIdent, type WrittenTheme } from '../leaves';
import { toColorValue } from './colors';

function toDimension(value: string | number): Plain | undefined {
  const { number = 0, unit } = parseLength(toCssLength(value)) ?? {};
  if (unit === 'px' || unit === 'rem') return { value: number, unit };
  return unit === '' && number === 0 ? { value: 0, unit: 'px' } : undefined;
}

const toNumber = (value: string | number) =>
  value === '' || !Number.isFinite(Number(value)) ? undefined : Number(value);

function toWeight(value: string | number): number | undefined {
  const weight = value === 'normal' ? 400 : value === 'bold' ? 700 : Number(value);
  return weight >= 1 && weight <= 1000 ? weight : undefined;
}

function toFamilies(value: string | number): string[] | undefined {
  const families = familiesIn(String(value));
  return families.length > 0 ? families : undefined;
}

const color = ['color', (value: string | number) => toColorValue(String(value))] as const;
const dimension = ['dimension', toDimension] as const;
const number = ['number', toNumber] as const;

/** Returns the value of a token; undefined if tokens have no such value. */
type Write = (value: string | number) => Plain | undefined;

/** Types of the scales that tokens have a place for. */
const scales: Readonly<Record<string, readonly [type: string, write: Write]>> = {
  colors: color,
  fonts: ['fontFamily', toFamilies],
  fontSizes: dimension,
  fontWeights: ['fontWeight', toWeight],
  lineHeights: number,
  letterSpacings: dimension,
  space: dimension,
  sizes: dimension,
  borderWidths: dimension,
  radii: dimension,
  opacities: number,
  zIndices: number,
};

/** A key as the name of a token, which can't begin with `$` or contain `{`, `}` or `.`. */
const toName = (key: string) =>
  key === '__default' ? '$root' : key.replaceAll(/[{}.]/g, '_').replace(/^\$/, '_') || '_';

/** A scale, or the colors of a mode. */
interface GroupSource {
  scale: string;
  values: Plain;
  /** Path of a value in the theme, from its keys in the scale. */
  pathOf?: (keys: ThemePath) => ThemePath;
  /** Keys of the values that already have a name. For a mode, those of the root, which its tokens replace. */
  keysByName?: Map<string, string>;
}

/**
 * Converts a scale to a group of tokens; returns an object with the group, or an empty one.
 * @param leftOut gets the paths of what tokens have no place for
 */
function toGroup(
  { scale, values, pathOf = (keys) => [scale, ...keys], keysByName = new Map() }: GroupSource,
  leftOut: string[],
): PlainObject {
  const [$type, write] = scales[scale]!;
  const group: PlainObject = {};
  for (const { path: keys, value } of valuesOf(values)) {
    const names = keys.map(toName);
    const [name, source] = [formatPath(names), formatPath(keys)];
    const isText = typeof value === 'string' || typeof value === 'number';
    const $value = isText ? write(value) : undefined;
    // `a.b` and `a_b` have the same name. A token can't contain tokens.
    const isTaken =
      names.slice(0, -1).includes('$root') ||
      (keysByName.get(name) ?? source) !== source ||
      valueAt(group, names) !== undefined ||
      names.some((_, index) => valueAt(group, [...names.slice(0, index), '$value']) !== undefined);
    if ($value === undefined || isTaken) leftOut.push(formatPath(pathOf(keys)));
    else {
      setLeaf(group, names, { $value });
      keysByName.set(name, source);
    }
  }
  return Object.keys(group).length > 0 ? { [scale]: { $type, ...group } } : {};
}

/**
 * Converts the scales of a theme to a tree of tokens.
 * @param colors the root's, or those in a mode
 * @param leftOut gets the paths of what tokens have no place for, without settings
 */
function toTree(
  theme: PlainObject,
  colors: Omit<GroupSource, 'scale'>,
  leftOut: string[],
): PlainObject {
  const tree: PlainObject = {};
  for (const [scale, values] of Object.entries(theme)) {
    const isScale = Object.hasOwn(scales, scale) && typeof values === 'object' && values !== null;
    if (isScale) {
      const source = scale === 'colors' ? colors : { values };
      Object.assign(tree, toGroup({ scale, ...source }, leftOut));
    } else if (scale !== 'config') leftOut.push(scale);
  }
  return tree;
}

const configOf = ({ config }: PlainObject): PlainObject => (isPlainObject(config!) ? config : {});

/**
 * Writes design tokens of the W3C community group, 2025.10, as a resolver document: a set with all tokens, and a
 * modifier whose contexts are the modes.
 * @see https://www.designtokens.org/tr/2025.10/format/
 * @see https://www.designtokens.org/tr/2025.10/resolver/
 */
export function writeTokens(theme: PlainObject): WrittenTheme {
  const leftOut: string[] = [];
  const { root, modes } = splitModes(theme);
  const config = configOf(theme);
  const { initialColorModeName: first = 'default' } = config;
  const keysByName = new Map<string, string>();
  const tokens = toTree(theme, { values: root, keysByName }, leftOut);
  const contexts: [string, Plain[]][] = [[String(first), []]];
  for (const [mode, values] of Object.entries(modes)) {
    const path = ['colors', 'modes', mode];
    // A mode with the name of the first is a mistake that Theme UI warns of.
    if (mode === first || !isPlainObject(values)) leftOut.push(formatPath(path));
    else {
      const pathOf = (keys: ThemePath) => [...path, ...keys];
      const source = { scale: 'colors', values, pathOf, keysByName: new Map(keysByName) };
      contexts.push([mode, [toGroup(source, leftOut)]]);
    }
  }
  const hasModes = contexts.length > 1;
  const settings = Object.keys(config).filter((key) => !hasModes || key !== 'initialColorModeName');
  leftOut.push(...settings.map((key) => `config.${key}`));
  return {
    leftOut,
    text: jsonText({
      version: '2025.10',
      sets: { theme: { sources: [tokens] } },
      ...(hasModes && {
        modifiers: { mode: { contexts: Object.fromEntries(contexts), default: first } },
      }),
      resolutionOrder: [
        { $ref: '#/sets/theme' },
        ...(hasModes ? [{ $ref: '#/modifiers/mode' }] : []),
      ],
    }),
  };
}

/**
 * Writes the design tokens in one mode as a file of the same format, for tools that don't read resolver documents: all
 * scales, and the root's colors with those of the mode.
 * @param mode one of `modeNames`
 */
export function writeModeTokens(theme: PlainObject, mode: string): WrittenTheme {
  const leftOut: string[] = [];
  const ofMode = ['modes', mode];
  const { colors = {} } = theme;
  const pathOf = (keys: ThemePath) => {
    const isOfMode = valueAt(colors as PlainObject, [...ofMode, ...keys.slice(0, 1)]) !== undefined;
    return ['colors', ...(isOfMode ? ofMode : []), ...keys];
  };
  const tree = toTree(theme, { values: colorsInMode(theme, mode), pathOf }, leftOut);
  leftOut.push(...Object.keys(configOf(theme)).map((key) => `config.${key}`));
  return { leftOut, text: jsonText(tree) };
}

/** Name of the file with the tokens in a mode. The ending is the format's. */
export const modeFileName = (mode: string) => `${toIdent(mode)}.tokens.json`;
