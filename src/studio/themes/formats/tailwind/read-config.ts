import { isPlainObject, type Plain, type PlainObject } from '../../../../base/theme-data/changes';
import { merge } from 'theme-ui';
import { joinStacks } from '../../font-stacks';
import { readBlocks } from '../css/blocks';
import type { CssBlocks, CssProperty } from '../css/modes';
import type { Naming } from '../css/names';
import { unreadFile, type LeftOut } from '../../left-out';
import type { FormatResult, SourceFile } from '../../import-source';
import { UnreadableTheme } from '../../text-problems';
import { cssText, setLeaf } from '../leaves';
import { toTheme } from '../typescript/to-theme';
import { readTailwindProperties } from './read-css';
import { scaleMappings } from './scale-mappings';

/** Scale of a key of Tailwind; undefined if a theme has none for it. */
const scaleOf = (key: string) => scaleMappings.find((mapping) => mapping.key === key)?.scale;

/** Converts a value of Tailwind to text; undefined if a theme has no place for it. */
function textOf(key: string, value: Plain): string | undefined {
  if (typeof value === 'string') return value.replace(/\s*\/\s*<alpha-value>/, '');
  if (typeof value === 'number') return cssText(scaleOf(key)!, value);
  // Items that aren't data are null.
  const texts = Array.isArray(value) ? value.filter((item) => item !== null) : [];
  if (texts.length === 0 || !texts.every((text) => typeof text === 'string')) return undefined;
  return key === 'fontFamily' ? joinStacks(texts) : texts.join(', ');
}

/** Joins the keys of a value to the name of a property, which no name in a style sheet contains. */
const JOINT = '\n';

/** Values of a scale as custom properties that are named by their paths. */
function propertiesOf(
  group: PlainObject,
  [scale, ...keys]: [scale: string, ...keys: string[]],
  leftOut: LeftOut[],
): CssProperty[] {
  return Object.entries(group).flatMap(([key, value]) => {
    const path: [string, ...string[]] = [scale, ...keys, key === 'DEFAULT' ? '__default' : key];
    if (isPlainObject(value) && scale !== 'screens') return propertiesOf(value, path, leftOut);
    const isSize = scale === 'fontSize' && Array.isArray(value) && value.length > 0;
    if (isSize && value.length > 1) {
      leftOut.push({ kind: 'place', name: `${path.join('.')}: line height` });
    }
    const text = textOf(scale, isSize ? value[0]! : value);
    if (text !== undefined) return [{ name: path.join(JOINT), value: text }];
    leftOut.push({ kind: 'place', name: path.join('.') });
    return [];
  });
}

const placeOfPath: Naming = (name) => {
  const [first, ...keys] = name.split(JOINT) as [string, ...string[]];
  const scale = keys.length > 0 ? scaleOf(first) : undefined;
  return scale === undefined ? undefined : { scale, key: keys.join(JOINT) };
};

/** Turns the joined keys of a scale, or of a mode, back to groups. */
function withGroups(values: Plain): Plain {
  if (!isPlainObject(values)) return values;
  const groups: PlainObject = {};
  for (const [key, value] of Object.entries(values)) {
    setLeaf(groups, key.split(JOINT), key === 'modes' ? mapValues(value, withGroups) : value);
  }
  return groups;
}

const mapValues = (group: Plain, map: (value: Plain) => Plain) =>
  Object.fromEntries(Object.entries(group as PlainObject).map(([key, value]) => [key, map(value)]));

/** Reads the style sheets of a configuration. Without them, the rest of it can be read. */
function readCssOf(css: readonly SourceFile[], leftOut: LeftOut[]): CssBlocks {
  try {
    return readBlocks(css, false);
  } catch (error) {
    if (!(error instanceof UnreadableTheme)) throw error;
    leftOut.push(unreadFile(error.problem));
    return readBlocks([]);
  }
}

/**
 * Reads the `theme` of a configuration of Tailwind CSS 3; the reverse of `writeTailwindConfig`. What extends Tailwind's
 * scales and what replaces them becomes one.
 * @param config value of the configuration
 * @param css style sheets with the custom properties that it uses
 * @param screens Tailwind's own breakpoints
 * @throws UnreadableTheme if no value has a place in a theme
 */
export function readTailwindConfig(
  config: PlainObject,
  css: readonly SourceFile[],
  screens: PlainObject = {},
): FormatResult {
  const { theme: tailwindTheme, ...settings } = config;
  const { extend, ...replaced } = tailwindTheme as PlainObject;
  const merged = merge(replaced, isPlainObject(extend!) ? extend : {}) as PlainObject;
  const leftOut: LeftOut[] = Object.keys(settings)
    .filter((key) => key !== 'content' && key !== 'darkMode')
    .map((name) => ({ kind: 'place', name }));
  const properties = Object.entries(toTheme(merged, leftOut)).flatMap(([key, value]) => {
    if (scaleOf(key) && isPlainObject(value)) return propertiesOf(value, [key], leftOut);
    leftOut.push({ kind: 'place', name: `theme.${key}` });
    return [];
  });
  if (properties.length === 0) {
    const message = 'This configuration doesn’t set any colors, fonts, or sizes.';
    throw new UnreadableTheme({ line: 1, column: 1, message });
  }
  const blocks = readCssOf(css, leftOut);
  blocks.theme.push(...properties);
  blocks.count += properties.length;
  const { theme, notes, ...read } = readTailwindProperties(
    blocks,
    { colors: {}, screens: Object.hasOwn(replaced, 'screens') ? {} : screens },
    placeOfPath,
  );
  const parts = read.leftOut.map(({ name, ...part }) => ({
    ...part,
    name: name.includes(JOINT) ? name.slice(2).replaceAll(JOINT, '.') : name,
  }));
  return {
    theme: mapValues(theme, withGroups) as PlainObject,
    leftOut: [...leftOut, ...parts],
    ...(notes && { notes }),
  };
}
