import list from 'postcss/lib/list';
import { themeKeys } from '../../../../base/theme-data/theme-keys';
import { isPlainObject, type Plain, type PlainObject } from '../../../../base/theme-data/changes';
import { toCssLength } from '../../../../base/theme-data/length';
import { lengthScales } from '../leaves';

/** Maximum length of a value with its references, in characters: each reference could double it. */
const MAX_VALUE_LENGTH = 2000;

/** Arguments of a CSS function, with other calls in them. */
const callArguments = [1, 2, 3, 4].reduce((inner) => `(?:[^()]|\\(${inner}\\))*`, '[^()]*');

/**
 * Replaces the calls of a function in a CSS value. Calls in its arguments are part of them.
 * @param replace gets the arguments, and the call
 */
export const replaceCalls = (
  value: string,
  name: 'var' | 'light-dark',
  replace: (args: string[], call: string) => string,
): string =>
  value.replaceAll(
    new RegExp(String.raw`(?<![\w-])${name}\((${callArguments})\)`, 'gi'),
    (call, args: string) => replace(list.comma(args), call),
  );

/** Names, without hyphens, of the custom properties that a value refers to. */
export const namesIn = (value: string): string[] =>
  [...value.matchAll(/var\(\s*--([^\s,()]+)/g)].map(([, name]) => name!);

/**
 * Names of the custom properties that a resolved value still needs: those without a fallback that aren't Theme UI's.
 */
export const unknownNames = (value: string): string[] =>
  [...value.matchAll(/var\(\s*--(?!theme-ui-)([^\s,()]+)\s*\)/g)].map(([, name]) => name!);

/** The fonts of a stack that don't refer to unknown properties; empty if all do. */
export const knownFonts = (stack: string): string =>
  list
    .comma(stack)
    .filter((font) => unknownNames(font).length === 0)
    .join(', ');

/**
 * Returns a function that replaces references with the values of custom properties. Keeps references to unknown
 * properties, to themselves, and to Theme UI's own, which follow the mode.
 * @param properties later ones replace earlier ones with the same name
 */
export function resolverOf(
  properties: Iterable<{ name: string; value: string }>,
): (value: string) => string {
  const values = new Map<string, string>();
  for (const { name, value } of properties) values.set(name, value);
  const resolved = new Map<string, string>();
  function lookUp(name: string): string | undefined {
    const value = values.get(name);
    if (value === undefined) return undefined;
    const known = resolved.get(name);
    if (known !== undefined) return known;
    // Until it's resolved, it refers to itself.
    resolved.set(name, `var(--${name})`);
    const result = resolve(value);
    resolved.set(name, result);
    return result;
  }
  function resolve(value: string): string {
    if (value.length > MAX_VALUE_LENGTH) return value;
    const result = replaceCalls(value, 'var', ([name = '', ...fallback], call) => {
      if (name.startsWith('--theme-ui-')) return call;
      return lookUp(name.slice(2)) ?? (fallback.length > 0 ? resolve(fallback.join(', ')) : call);
    });
    return result.length > MAX_VALUE_LENGTH ? value : result;
  }
  return resolve;
}

/** Channels of `hsl()` without the function, as shadcn/ui writes them for Tailwind CSS 3. */
const hslChannels = /^-?[\d.]+(?:deg)?\s+[\d.]+%\s+[\d.]+%(?:\s*\/\s*[\d.]+%?)?$/;

/** Wraps bare channels of a color in `hsl()`. Returns other values as they are. */
export const wrapChannels = (value: string) => (hslChannels.test(value) ? `hsl(${value})` : value);

/** Converts a CSS value to that of a scale: lengths in px and plain numbers become numbers, if that's exact. */
export function toThemeValue(scale: string, text: string): string | number {
  const number = Number.parseFloat(text);
  if (!Number.isFinite(number)) return text;
  if (lengthScales.includes(scale)) return toCssLength(number) === text ? number : text;
  return themeKeys[scale] === 'lengths' && String(number) === text ? number : text;
}

/** Converts an object with the keys 0, 1, and so on to an array. */
function toList(scale: Plain): Plain {
  if (!isPlainObject(scale)) return scale;
  const keys = Object.keys(scale);
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index));
  return isList ? keys.map((key) => scale[key]!) : scale;
}

/** Converts scales whose keys are all indexes to arrays. */
export const withLists = (theme: PlainObject): PlainObject =>
  Object.fromEntries(
    Object.entries(theme).map(([key, scale]) => [
      key,
      key === 'colors' || key === 'config' ? scale : toList(scale),
    ]),
  );
