import { themeKeys } from '../../theme-problems';
import { isPlainObject, type Plain, type PlainObject } from '../../changes';
import { cssScales } from './write';
import { toLength } from '../leaves';

/** Maximum length of a value with its references, in characters: each reference could double it. */
const MAX_VALUE_LENGTH = 2000;

const reference = /var\(\s*--([^\s,()]+)\s*(?:,([^()]*))?\)/g;

/** Names, without hyphens, of the custom properties that a value refers to. */
export const namesIn = (value: string): string[] =>
  [...value.matchAll(/var\(\s*--([^\s,()]+)/g)].map(([, name]) => name!);

/** Names of the custom properties that a resolved value still needs: those without a fallback that aren't Theme UI's. */
export const unknownNames = (value: string): string[] =>
  [...value.matchAll(/var\(\s*--([^\s,()]+)\s*\)/g)]
    .map(([, name]) => name!)
    .filter((name) => !name.startsWith('theme-ui-'));

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
    const result = value.replaceAll(reference, (whole, name: string, other?: string) =>
      name.startsWith('theme-ui-') ? whole : (lookUp(name) ?? other?.trim() ?? whole),
    );
    return result.length > MAX_VALUE_LENGTH ? value : result;
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
