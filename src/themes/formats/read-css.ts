import { unsafeKeys, type Plain, type PlainObject } from '../changes';
import { parseColor } from '../color';
import { UnreadableTheme } from '../text-problems';
import { checkCount } from '../theme-size';
import { cssScales } from './css';
import { readBlocks, type CssBlocks, type CssProperty } from './css-blocks';
import { namesIn, resolverOf, toThemeValue, withLists } from './css-values';

/** Values that were read, and what a theme has no place for. */
export interface ReadValues {
  theme: PlainObject;
  notes: string[];
}

/** Where a custom property goes in a theme. */
export interface Place {
  scale: string;
  /** `__default` for the value of the scale itself. */
  key: string;
}

/** The place of a custom property by its name; undefined for a name without one. */
export type Naming = (name: string) => Place | undefined;

const colorFunction = /^(color-mix|light-dark|color|rgba?|hsla?|hwb|lch|lab|oklch|oklab)\(.*\)$/is;

const isColor = (value: string) => Boolean(parseColor(value)) || colorFunction.test(value);

/** The keys of a theme that have a scale in CSS, and all that is known of their values. */
type Scales = Map<string, Map<string, Plain>>;

/** Reads the blocks of a style sheet into scales and modes. */
class Reader {
  readonly scales: Scales = new Map();
  readonly modes: [string, Map<string, Plain>][] = [];
  private readonly placeless: CssProperty[] = [];
  /** Names of the properties that brought what stands in a place. */
  private readonly sources = new Map<string, string>();

  constructor(
    private readonly blocks: CssBlocks,
    private readonly naming: Naming,
  ) {
    const { root, theme, modes } = blocks;
    const resolve = this.resolver([]);
    const declared = [...root, ...theme];
    for (const each of declared) this.readRoot(each, resolve(each.value));
    for (const [mode, own] of modes) this.readMode(mode, own, declared);
    const used = new Set(
      [...declared, ...[...modes.values()].flat()].flatMap(({ name, value }) =>
        namesIn(value).filter((other) => other !== name),
      ),
    );
    for (const { name, line } of this.placeless.filter((each) => !used.has(each.name))) {
      blocks.notes.push(
        `Line ${line}: --${name} is left out: it is no color, and its name is of no scale.`,
      );
    }
  }

  private resolver(own: readonly CssProperty[]) {
    const { root, theme } = this.blocks;
    return resolverOf([...theme, ...root, ...own]);
  }

  /** The place of a property: by its name, or among the colors when it is one. */
  private placeOf({ name, line }: CssProperty, value: string): Place | undefined {
    const place =
      this.naming(name) ?? (isColor(value) ? { scale: 'colors', key: name } : undefined);
    if (!place || (place.scale === 'colors' && place.key === 'modes')) return undefined;
    if (unsafeKeys.includes(place.key)) {
      const message = `The name ${place.key} is refused.`;
      throw new UnreadableTheme([{ line, column: 1, message }]);
    }
    return place;
  }

  private readRoot(property: CssProperty, value: string): void {
    const place = this.placeOf(property, value);
    if (!place) {
      this.placeless.push(property);
      return;
    }
    const { scale, key } = place;
    const values = this.scales.get(scale) ?? new Map<string, Plain>();
    this.scales.set(scale, values);
    const path = `${scale}.${key}`;
    const source = this.sources.get(path);
    const next = toThemeValue(scale, value);
    if (source !== undefined && source !== property.name && values.get(key) !== next) {
      this.blocks.notes.push(
        `Line ${property.line}: --${property.name} takes the place of --${source} as ${path}.`,
      );
    }
    this.sources.set(path, property.name);
    values.set(key, next);
  }

  private readMode(mode: string, own: readonly CssProperty[], declared: CssProperty[]): void {
    const resolve = this.resolver(own);
    const colors = new Map<string, Plain>();
    const names = new Set(own.map(({ name }) => name));
    // What refers to a color of the mode has another value there.
    for (const each of declared) {
      if (names.has(each.name) || !each.value.includes('var(')) continue;
      const value = resolve(each.value);
      const place = this.placeOf(each, value);
      if (place?.scale === 'colors' && this.scales.get('colors')?.get(place.key) !== value) {
        colors.set(place.key, value);
      }
    }
    for (const each of own) {
      const value = resolve(each.value);
      const place = this.placeOf(each, value);
      if (place?.scale === 'colors') colors.set(place.key, value);
      else if (place) {
        this.blocks.notes.push(
          `Line ${each.line}: --${each.name} in the mode ${mode} is left out: only colors have modes.`,
        );
      } else this.placeless.push(each);
    }
    this.modes.push([mode, colors]);
  }
}

const isSame = (a: ReadonlyMap<string, Plain>, b: ReadonlyMap<string, Plain>) =>
  a.size === b.size && [...a].every(([key, value]) => b.get(key) === value);

/**
 * The values of a style sheet as a theme.
 * @throws UnreadableTheme with the place of what is wrong, or an error in words when there is nothing in it
 */
export function readValues(text: string, naming: Naming): ReadValues {
  const blocks = readBlocks(text);
  // A reference has another value in each mode.
  const referring = [...blocks.root, ...blocks.theme].filter(({ value }) => value.includes('var('));
  checkCount(blocks.count + referring.length * blocks.modes.size);
  const { scales, modes } = new Reader(blocks, naming);
  const root = scales.get('colors') ?? new Map<string, Plain>();
  // The class of the mode at the root repeats the colors there.
  const first =
    modes.find(
      ([name, colors]) =>
        blocks.rootModes.includes(name) || (colors.size > 0 && isSame(colors, root)),
    )?.[0] ?? blocks.rootModes[0];
  const others = modes.filter(([name]) => name !== first);
  if (scales.size === 0 && modes.every(([, colors]) => colors.size === 0)) {
    throw new Error('There are no custom properties in this CSS that a theme has a place for.');
  }
  const theme: PlainObject = Object.fromEntries(
    [...scales].map(([scale, values]) => [scale, Object.fromEntries(values)]),
  );
  if (others.length > 0) {
    const named = others.map(([name, colors]) => [name, Object.fromEntries(colors)] as const);
    theme.colors = { ...(theme.colors as PlainObject), modes: Object.fromEntries(named) };
  }
  const hyphen = [...scales].flatMap(([scale, values]) =>
    [...values.keys()].filter((key) => key.includes('-')).map((key) => `${scale}.${key}`),
  )[0];
  const notes = hyphen
    ? [
        `Names of CSS have no groups: where a theme had ${hyphen.replace('-', '.')}, it is ${hyphen} now.`,
      ]
    : [];
  return {
    theme: withLists({ ...(first && { config: { initialColorModeName: first } }), ...theme }),
    notes: [...notes, ...blocks.notes],
  };
}

/** Names as Theme UI writes them, and `--color-NAME`. */
function nameInCss(name: string): Place | undefined {
  const [, color] = /^colors?-(.+)$/.exec(name) ?? [];
  if (color) return { scale: 'colors', key: color };
  const [, scale = '', key = '__default'] = /^theme-ui-([A-Za-z]+)(?:-(.+))?$/.exec(name) ?? [];
  return scale === 'colors' || Object.hasOwn(cssScales, scale) ? { scale, key } : undefined;
}

/**
 * Reads CSS custom properties; the reverse of `toCss` but for groups, whose names stay joined. Colors of other names
 * than Theme UI's become colors of their own names.
 * @throws UnreadableTheme with the place of what is wrong, or an error in words when there is nothing in it
 */
export const readCss = (text: string): ReadValues => readValues(text, nameInCss);
