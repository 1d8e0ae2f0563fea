import type { Expression } from '@babel/types';
import { applyChanges, isPlainObject, type Plain, type PlainObject } from '../changes';
import { unwrap } from '../literals';
import type { ThemeModule } from '../theme-module';
import { themeKeys } from '../theme-problems';
import { readObjectOf } from '../theme-text';
import { toThemeValue, withLists } from './css-values';
import type { ReadValues } from './read-css';
import { listScreens } from './read-tailwind';
import { places } from './tailwind';

/** The values of an object's keys, as far as they have plain names. */
function partsOf({ theme, constants }: ThemeModule): Map<string, Expression> {
  const node = unwrap(theme);
  const object = node.type === 'Identifier' ? unwrap(constants.get(node.name) ?? node) : node;
  const parts = new Map<string, Expression>();
  if (object.type !== 'ObjectExpression') return parts;
  for (const property of object.properties) {
    if (property.type === 'SpreadElement') continue;
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' && key.value;
    if (name && !property.computed) {
      parts.set(
        name,
        property.type === 'ObjectProperty'
          ? (property.value as Expression)
          : (property as unknown as Expression),
      );
    }
  }
  return parts;
}

/** Whether a text is a configuration of Tailwind CSS 3: it has a `theme`, and nothing that Theme UI reads. */
export function isTailwindConfig(module: ThemeModule): boolean {
  const parts = partsOf(module);
  return parts.has('theme') && ![...parts.keys()].some((key) => Object.hasOwn(themeKeys, key));
}

const quoted = (family: string) =>
  /[^\w-]/.test(family) && !/["']/.test(family) ? JSON.stringify(family) : family;

/** A value of Tailwind 3 as one of a theme; undefined for what a theme cannot say. */
function readLeaf(scale: string, value: Plain): Plain | undefined {
  if (typeof value === 'string') return toThemeValue(scale, value);
  if (typeof value === 'number') return value;
  if (!Array.isArray(value) || !value.every((each) => typeof each === 'string')) return undefined;
  return scale === 'fonts' ? value.map(quoted).join(', ') : value.join(', ');
}

function readScale(scale: string, group: PlainObject, path: string, notes: string[]): PlainObject {
  const entries = Object.entries(group).flatMap(([name, value]): [string, Plain][] => {
    const key = name === 'DEFAULT' ? '__default' : name;
    const here = `${path}.${name}`;
    if (isPlainObject(value)) return [[key, readScale(scale, value, here, notes)]];
    const isSize = scale === 'fontSizes' && Array.isArray(value) && value.length > 0;
    const read = readLeaf(scale, isSize ? value[0]! : value);
    if (isSize && value.length > 1) notes.push(`${here}: what stands beside the size is left out.`);
    if (read === undefined) notes.push(`${here} is left out: a theme has no place for it.`);
    return read === undefined ? [] : [[key, read]];
  });
  return Object.fromEntries(entries);
}

/**
 * Reads the `theme` of a configuration of Tailwind CSS 3; the reverse of `toTailwindConfig`. What extends Tailwind's
 * scales and what takes their place are one.
 * @throws UnreadableTheme with line and column of all that would have to be run
 */
export function readTailwindConfig(module: ThemeModule): ReadValues {
  const parts = partsOf(module);
  const { theme: config } = readObjectOf(parts.get('theme')!, module.constants);
  const { extend, ...replaced } = config;
  const scales = applyChanges(replaced, isPlainObject(extend) ? extend : {});
  const notes = [...parts.keys()]
    .filter((key) => key !== 'theme')
    .map((key) => `${key} is left out: it is Tailwind's own.`);
  const theme: PlainObject = {};
  const known = [{ key: 'colors', scale: 'colors' }, ...places];
  for (const [key, value] of Object.entries(scales)) {
    const scale = known.find((each) => each.key === key)?.scale;
    if (key === 'screens' && isPlainObject(value)) {
      const screens = readScale('breakpoints', value, key, notes);
      const { list, notes: own } = listScreens(screens);
      theme.breakpoints = list;
      notes.push(...own);
    } else if (scale && isPlainObject(value)) theme[scale] = readScale(scale, value, key, notes);
    else notes.push(`theme.${key} is left out: a theme has no place for it.`);
  }
  if (Object.keys(theme).length === 0) {
    throw new Error('There is nothing in this configuration that a theme has a place for.');
  }
  return { theme: withLists(theme), notes };
}
