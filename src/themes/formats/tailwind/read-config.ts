import { isPlainObject, type Plain, type PlainObject } from '../../changes';
import { themeKeys } from '../../theme-problems';
import { readBlocks } from '../css/blocks';
import { rgbNames, wrapChannels } from '../css/channels';
import { knownFonts, resolverOf, toThemeValue, unknownNames, withLists } from '../css/values';
import type { LeftOut } from '../../left-out';
import type { FormatResult, SourceFile } from '../../import-source';
import { UnreadableTheme } from '../../text-problems';
import { toTheme } from '../typescript/read';
import { isObject, mergeValues, objectOf, type Value } from '../typescript/values';
import { listScreens } from './read-css';
import { places } from './write';

/** True for a configuration of Tailwind CSS 3: it has a `theme`, and nothing that Theme UI reads. */
export const isTailwindConfig = (value: Value): boolean =>
  isObject(value) &&
  isObject(value.theme) &&
  !Object.keys(value).some((key) => Object.hasOwn(themeKeys, key));

const quoted = (family: string) =>
  /[^\w-]/.test(family) && !/["'()]/.test(family) ? JSON.stringify(family) : family;

/** Text of a value of Tailwind; undefined for what a theme has no place for. */
function textOf(scale: string, value: Plain): string | number | undefined {
  if (typeof value === 'string') return value.replace(/\s*\/\s*<alpha-value>/, '');
  if (typeof value === 'number') return value;
  if (!Array.isArray(value)) return undefined;
  const texts = value.filter((each) => typeof each === 'string');
  // Items that can't be read are null.
  if (texts.length === 0 || texts.length < value.filter((each) => each !== null).length) {
    return undefined;
  }
  return scale === 'fonts' ? texts.map(quoted).join(', ') : texts.join(', ');
}

/** Custom properties of style sheets, by mode; the empty one is the root. */
function resolversOf(css: readonly SourceFile[]) {
  const { root, theme, modes, rootModes } = readBlocks(css);
  const others = [...modes].filter(([name]) => !rootModes.includes(name));
  return new Map([
    ['', resolverOf([...theme, ...root])],
    ...others.map(([name, own]) => [name, resolverOf([...theme, ...root, ...own])] as const),
  ]);
}

/** Reads the scales of a configuration, and the colors of its style sheets' modes. */
class ConfigReader {
  readonly leftOut: LeftOut[] = [];
  readonly modes = new Map<string, PlainObject>();
  private readonly resolvers;
  private readonly rgb = new Set<string>();

  constructor(css: readonly SourceFile[]) {
    this.resolvers = resolversOf(css);
  }

  readScale(scale: string, group: PlainObject, path: string, keys: string[] = []): PlainObject {
    const entries = Object.entries(group).flatMap(([name, value]): [string, Plain][] => {
      const key = name === 'DEFAULT' ? '__default' : name;
      const here = `${path}.${name}`;
      if (isPlainObject(value)) {
        return [[key, this.readScale(scale, value, here, [...keys, key])]];
      }
      const isSize = scale === 'fontSizes' && Array.isArray(value) && value.length > 0;
      if (isSize && value.length > 1) {
        this.leftOut.push({ kind: 'setting', name: `${here}: line height` });
      }
      const text = textOf(scale, isSize ? value[0]! : value);
      if (text === undefined) {
        this.leftOut.push({ kind: 'place', name: here });
        return [];
      }
      const read = this.resolve(scale, text, here, [...keys, key]);
      return read === undefined ? [] : [[key, read]];
    });
    return Object.fromEntries(entries);
  }

  /** Replaces references to custom properties, and keeps the colors that differ in a mode. */
  private resolve(
    scale: string,
    text: string | number,
    path: string,
    keys: string[],
  ): Plain | undefined {
    if (typeof text === 'number') return text;
    for (const name of rgbNames([text])) this.rgb.add(name);
    const valueIn = (mode: string) => wrapChannels(this.resolvers.get(mode)!(text), false);
    const value = valueIn('');
    const [unknown] = unknownNames(value);
    if (unknown) {
      this.leftOut.push({ kind: 'variable', name: path, detail: `var(--${unknown})` });
      return (scale === 'fonts' && knownFonts(value)) || undefined;
    }
    if (scale === 'colors' && text.includes('var(')) {
      for (const mode of this.resolvers.keys()) {
        const own = valueIn(mode);
        if (mode !== '' && own !== value) this.setModeColor(mode, keys, own);
      }
    }
    return toThemeValue(scale, value);
  }

  private setModeColor(mode: string, keys: string[], value: string): void {
    const colors = this.modes.get(mode) ?? {};
    this.modes.set(mode, colors);
    const parent = keys.slice(0, -1).reduce<PlainObject>((group, key) => {
      const inner = group[key];
      if (isPlainObject(inner)) return inner;
      return (group[key] = {});
    }, colors);
    parent[keys.at(-1)!] = value;
  }
}

/**
 * Reads the `theme` of a configuration of Tailwind CSS 3; the reverse of `toTailwindConfig`. What extends Tailwind's
 * scales and what replaces them becomes one.
 * @param config value of the configuration
 * @param css style sheets with the custom properties that it uses
 * @throws UnreadableTheme if no value has a place in a theme
 */
export function readTailwindConfig(config: Value, css: readonly SourceFile[]): FormatResult {
  const { theme: own, ...settings } = config as Record<string, Value>;
  const { extend, ...replaced } = own as Record<string, Value>;
  const merged = mergeValues(objectOf(Object.entries(replaced)), isObject(extend) ? extend : {});
  const leftOut: LeftOut[] = Object.keys(settings)
    .filter((key) => key !== 'content' && key !== 'darkMode')
    .map((name) => ({ kind: 'setting', name }));
  const scales = toTheme(merged, leftOut, new Map());
  const reader = new ConfigReader(css);
  const theme: PlainObject = {};
  const notes: string[] = [];
  const known = [{ key: 'colors', scale: 'colors' }, ...places];
  for (const [key, value] of Object.entries(scales)) {
    const scale = known.find((each) => each.key === key)?.scale;
    if (key === 'screens' && isPlainObject(value)) {
      const { list, notes: own } = listScreens(reader.readScale('breakpoints', value, key));
      theme.breakpoints = list;
      notes.push(...own);
    } else if (scale && isPlainObject(value)) theme[scale] = reader.readScale(scale, value, key);
    else
      leftOut.push({ kind: key === 'keyframes' ? 'keyframes' : 'setting', name: `theme.${key}` });
  }
  for (const [scale, values] of Object.entries(theme)) {
    if (isPlainObject(values) && Object.keys(values).length === 0) delete theme[scale];
  }
  leftOut.push(...reader.leftOut);
  if (Object.keys(theme).length === 0 && reader.leftOut.length === 0) {
    const message = 'This configuration sets no colors, fonts, or sizes of its own.';
    throw new UnreadableTheme([{ line: 1, column: 1, message }]);
  }
  if (reader.modes.size > 0) {
    theme.colors = { ...(theme.colors as PlainObject), modes: Object.fromEntries(reader.modes) };
  }
  return { theme: withLists(theme), leftOut, notes };
}
