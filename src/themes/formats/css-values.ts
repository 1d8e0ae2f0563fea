import { themeKeys } from '../theme-problems';
import { isPlainObject, type Plain, type PlainObject } from '../changes';
import { cssScales } from './css';
import { toLength } from './leaves';

/** Longest value that references make, in characters: each could double it again. */
const longestValue = 2000;

const reference = /var\(\s*--([^\s,()]+)\s*(?:,([^()]*))?\)/g;

/** The names, without hyphens, of the custom properties that a value refers to. */
export const namesIn = (value: string): string[] =>
  [...value.matchAll(/var\(\s*--([^\s,()]+)/g)].map(([, name]) => name!);

/**
 * Puts the custom properties that values refer to into them. A reference to one that is not known, that stands for
 * itself, or that is Theme UI's own and follows the mode, stays.
 * @param properties later ones take the place of earlier ones of their name
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
    // While it is being resolved it stands for itself.
    resolved.set(name, `var(--${name})`);
    const result = resolve(value);
    resolved.set(name, result);
    return result;
  }
  function resolve(value: string): string {
    const result = value.replaceAll(reference, (whole, name: string, other?: string) =>
      name.startsWith('theme-ui-') ? whole : (lookUp(name) ?? other?.trim() ?? whole),
    );
    return result.length > longestValue ? value : result;
  }
  return resolve;
}

/** A value of CSS as a scale has it: lengths in px and plain numbers as numbers, where nothing is lost by that. */
export function toThemeValue(scale: string, text: string): string | number {
  const number = Number.parseFloat(text);
  if (!Number.isFinite(number)) return text;
  if (cssScales[scale]) return toLength(number) === text ? number : text;
  return themeKeys[scale] === 'lengths' && String(number) === text ? number : text;
}

/** An object whose keys are the indexes from 0 on, as an array; any other as it is. */
export function toList(scale: Plain): Plain {
  if (!isPlainObject(scale)) return scale;
  const keys = Object.keys(scale);
  const isList = keys.length > 0 && keys.every((key, index) => key === String(index));
  return isList ? keys.map((key) => scale[key]!) : scale;
}

/** A theme whose scales are arrays where all their keys are indexes. */
export const withLists = (theme: PlainObject): PlainObject =>
  Object.fromEntries(
    Object.entries(theme).map(([key, scale]) => [
      key,
      key === 'colors' || key === 'config' ? scale : toList(scale),
    ]),
  );
