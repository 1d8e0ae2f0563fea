import { unsafeKeys, type Plain, type PlainObject } from '../../../../base/theme-data/changes';
import { checkCount } from '../../theme-size';
import type { LeftOut, LeftOutKind } from '../../left-out';
import type { FormatResult, SourceFile } from '../../import-source';
import { UnreadableTheme } from '../../text-problems';
import { readBlocks } from './blocks';
import type { CssBlocks, CssProperty } from './modes';
import { isColor, placeInCss, withPrefix, type Naming, type ThemeSlot } from './names';
import {
  knownFonts,
  namesIn,
  resolverOf,
  toThemeValue,
  unknownNames,
  withLists,
  wrapChannels,
} from './values';

/** Values by scale and key. */
type Scales = Map<string, Map<string, Plain>>;

/** A property with its value and place in the theme. */
interface Placed extends ThemeSlot {
  value: Plain;
  property: CssProperty;
}

const partOf = (kind: LeftOutKind, { name, place }: CssProperty, detail?: string): LeftOut => ({
  kind,
  name: `--${name}`,
  ...(detail && { detail }),
  ...place,
});

/** Reads the blocks of style sheets into scales and modes. */
class Reader {
  readonly scales: Scales = new Map();
  readonly modes: [string, Map<string, Plain>][] = [];
  readonly leftOut: LeftOut[];
  /** Names of the properties that values are from, by path. */
  private readonly sources = new Map<string, string>();

  constructor(
    private readonly blocks: CssBlocks,
    private readonly naming: Naming,
    private readonly known: readonly CssProperty[],
  ) {
    const { root, theme, modes } = blocks;
    const declared = [...root, ...theme];
    const all = [...declared, ...[...modes.values()].flat()];
    const leftOut: LeftOut[] = [];
    for (const placed of this.placed(declared, [], leftOut)) this.keep(placed, leftOut);
    for (const [mode, properties] of modes) this.readMode(mode, properties, leftOut);
    const used = new Set(
      all.flatMap(({ name, value }) => namesIn(value).filter((other) => other !== name)),
    );
    // The parts that others are put together from aren't missed.
    const missed = leftOut.filter(({ kind, name }) => kind !== 'place' || !used.has(name.slice(2)));
    this.leftOut = [...blocks.leftOut, ...missed];
  }

  /**
   * Finds the values and places of properties.
   * @param modeProperties all properties of the mode; empty for the root
   * @param leftOut gets those without a place
   */
  private *placed(
    properties: readonly CssProperty[],
    modeProperties: readonly CssProperty[],
    leftOut: LeftOut[],
  ): Generator<Placed> {
    const { root, theme } = this.blocks;
    const resolve = resolverOf([...this.known, ...theme, ...root, ...modeProperties]);
    for (const property of properties) {
      const { name } = property;
      let known = resolve(property.value);
      const [unknown] = unknownNames(known);
      if (unknown) {
        leftOut.push(partOf('variable', property, `var(--${unknown})`));
        // The other fonts of a stack stay.
        known = knownFonts(known);
        if (!known || this.naming(name, known)?.scale !== 'fonts') continue;
      }
      const value = wrapChannels(known);
      const place = this.naming(name, value);
      if (!place || (place.scale === 'colors' && place.key === 'modes')) {
        leftOut.push(partOf('place', property));
      } else if (unsafeKeys.includes(place.key)) leftOut.push(partOf('reserved', property));
      else yield { ...place, value: toThemeValue(place.scale, value), property };
    }
  }

  /** Keeps a value of the root. */
  private keep({ scale, key, value, property }: Placed, leftOut: LeftOut[]): void {
    const values = this.scales.get(scale) ?? new Map<string, Plain>();
    this.scales.set(scale, values);
    const path = `${scale}.${key}`;
    const source = this.sources.get(path);
    if (source !== undefined && source !== property.name && values.get(key) !== value) {
      leftOut.push(partOf('replaced', { ...property, name: source }, `--${property.name}`));
    }
    this.sources.set(path, property.name);
    values.set(key, value);
  }

  private readMode(mode: string, properties: readonly CssProperty[], leftOut: LeftOut[]): void {
    const colors = new Map<string, Plain>();
    const names = new Set(properties.map(({ name }) => name));
    const isSame = ({ scale, key, value }: Placed) => this.scales.get(scale)?.get(key) === value;
    const others = new Map<string, CssProperty>();
    for (const placed of this.placed(properties, properties, leftOut)) {
      if (placed.scale === 'colors') colors.set(placed.key, placed.value);
      // Tools repeat all values in each mode.
      else if (!isSame(placed)) others.set(placed.property.name, placed.property);
    }
    leftOut.push(...[...others.values()].map((property) => partOf('mode', property, mode)));
    // References to colors of the mode have other values there. Other problems were reported for the root.
    const referring = [...this.blocks.root, ...this.blocks.theme].filter(
      ({ name, value }) => !names.has(name) && value.includes('var('),
    );
    for (const { scale, key, value } of this.placed(referring, properties, [])) {
      const isKnown = colors.has(key) || this.scales.get(scale)?.get(key) === value;
      if (scale === 'colors' && !isKnown) colors.set(key, value);
    }
    this.modes.push([mode, colors]);
  }
}

/** If no color applies at the root, takes those of the mode `light` there, or of the first mode. */
function fillRoot({ root, theme, modes, rootModes }: CssBlocks): void {
  const declared = [...root, ...theme];
  const resolve = resolverOf(declared);
  if (declared.some(({ value }) => isColor(wrapChannels(resolve(value))))) return;
  const [first] = modes.has('light') ? ['light'] : modes.keys();
  const properties = first === undefined ? undefined : modes.get(first);
  if (!properties || properties.some(({ name }) => root.some((other) => other.name === name)))
    return;
  root.push(...properties);
  modes.delete(first!);
  rootModes.push(first!);
}

const isPartOf = (a: ReadonlyMap<string, Plain>, b: ReadonlyMap<string, Plain>) =>
  [...a].every(([key, value]) => b.get(key) === value);

/**
 * Why style sheets have no theme, and where.
 * @param leftOut what was left out of them
 */
function problemOf(leftOut: readonly LeftOut[]): UnreadableTheme {
  const variable = leftOut.find(({ kind }) => kind === 'variable');
  const selector = leftOut.find(({ kind }) => /^(selector|palette|condition)$/.test(kind));
  const message = variable
    ? `All values are in other files, such as ${variable.detail}. Add those files too.`
    : selector
      ? `“${selector.name}” isn’t the root or a color mode, so its custom properties aren’t read. Use a selector such as :root or .dark.`
      : 'This CSS has no custom properties for a theme, such as --color-primary.';
  return new UnreadableTheme({ line: (variable ?? selector)?.line ?? 1, column: 1, message });
}

/**
 * Reads custom properties as a theme.
 * @param known properties that others may refer to, and that the theme doesn't have
 * @throws UnreadableTheme if no property has a place in a theme
 */
export function readProperties(
  blocks: CssBlocks,
  naming: Naming,
  known: readonly CssProperty[] = [],
): FormatResult {
  fillRoot(blocks);
  // References are resolved in each mode.
  const referring = [...blocks.root, ...blocks.theme].filter(({ value }) => value.includes('var('));
  checkCount(blocks.count + referring.length * blocks.modes.size);
  const { scales, modes, leftOut } = new Reader(blocks, naming, known);
  const root = scales.get('colors') ?? new Map<string, Plain>();
  // The class of the root's mode repeats the colors there.
  const repeated = modes.find(
    ([name, colors]) =>
      isPartOf(colors, root) &&
      (blocks.rootModes.includes(name) || (colors.size > 0 && colors.size === root.size)),
  );
  const first =
    repeated?.[0] ?? blocks.rootModes.find((name) => modes.every(([other]) => other !== name));
  const others = modes.filter(([name, colors]) => name !== first && colors.size > 0);
  if (scales.size === 0 && others.length === 0) {
    throw problemOf(leftOut);
  }
  const theme: PlainObject = Object.fromEntries(
    [...scales].map(([scale, values]) => [scale, Object.fromEntries(values)]),
  );
  if (others.length > 0) {
    const named = others.map(([name, colors]) => [name, Object.fromEntries(colors)] as const);
    theme.colors = { ...(theme.colors as PlainObject), modes: Object.fromEntries(named) };
  }
  return {
    theme: withLists({ ...(first && { config: { initialColorModeName: first } }), ...theme }),
    leftOut,
  };
}

/**
 * Reads CSS custom properties; the reverse of `writeCss`, but keys of groups stay joined. Colors with other names than
 * Theme UI's keep their names, without a prefix that all have.
 * @throws UnreadableTheme if no text is CSS, or if no property has a place in a theme
 */
export function readCss(files: readonly SourceFile[]): FormatResult {
  const blocks = readBlocks(files);
  const { root, theme, modes } = blocks;
  const all = [...root, ...theme, ...[...modes.values()].flat()];
  return readProperties(blocks, withPrefix(placeInCss, all));
}
