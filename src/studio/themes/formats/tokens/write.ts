import { isPlainObject, type Plain, type PlainObject } from '../../../../base/theme-data/changes';
import { familiesIn } from '../../font-stacks';
import { splitModes } from '../../../../base/theme-data/in-mode';
import { parseLength, toCssLength } from '../../../../base/theme-data/length';
import { valuesOf } from '../../../../base/theme-data/theme-parts';
import { formatPath, valueAt, type ThemePath } from '../../../../base/theme-data/theme-path';
import { jsonText, setLeaf, type WrittenTheme } from '../leaves';
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

/**
 * Converts a scale to a group of tokens.
 * @param leftOut gets the paths of what tokens have no place for
 */
function toGroup(scale: Plain, path: ThemePath, write: Write, leftOut: string[]): PlainObject {
  const group: PlainObject = {};
  for (const { path: keys, value } of valuesOf(scale)) {
    const names = keys.map(toName);
    const isText = typeof value === 'string' || typeof value === 'number';
    const $value = isText ? write(value) : undefined;
    // `a.b` and `a_b` have the same name. A token can't contain tokens.
    const isTaken =
      names.slice(0, -1).includes('$root') ||
      valueAt(group, names) !== undefined ||
      names.some((_, index) => valueAt(group, [...names.slice(0, index), '$value']) !== undefined);
    if ($value === undefined || isTaken) {
      leftOut.push(formatPath([...path, ...keys]));
    } else setLeaf(group, names, { $value });
  }
  return group;
}

/**
 * Writes design tokens of the W3C community group, 2025.10, as a resolver document: a set with all tokens, and a
 * modifier whose contexts are the modes.
 * @see https://www.designtokens.org/tr/2025.10/format/
 * @see https://www.designtokens.org/tr/2025.10/resolver/
 */
export function writeTokens(theme: PlainObject): WrittenTheme {
  const leftOut: string[] = [];
  const { root, modes } = splitModes(theme);
  const config = isPlainObject(theme.config) ? theme.config : {};
  const { initialColorModeName: first = 'default' } = config;
  const typed = (scale: string, value: Plain, path: string[]): PlainObject => {
    const [$type, write] = scales[scale]!;
    const group = toGroup(value, path, write, leftOut);
    return Object.keys(group).length > 0 ? { [scale]: { $type, ...group } } : {};
  };
  const tokens: PlainObject = {};
  for (const [key, value] of Object.entries(theme)) {
    const isScale = Object.hasOwn(scales, key) && typeof value === 'object' && value !== null;
    if (isScale) Object.assign(tokens, typed(key, key === 'colors' ? root : value, [key]));
    else if (key !== 'config') leftOut.push(key);
  }
  const contexts: [string, Plain[]][] = [[String(first), []]];
  for (const [mode, colors] of Object.entries(modes)) {
    const path = ['colors', 'modes', mode];
    // A mode with the name of the first is a mistake that Theme UI warns of.
    if (mode === first || !isPlainObject(colors)) leftOut.push(formatPath(path));
    else contexts.push([mode, [typed('colors', colors, path)]]);
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
