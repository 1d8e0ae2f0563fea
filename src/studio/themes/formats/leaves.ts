import { isPlainObject, type Plain, type PlainObject } from '../../../base/theme-data/changes';
import { isDeclarable } from '../css-value';
import { splitModes } from '../../../base/theme-data/in-mode';
import { toCssLength } from '../../../base/theme-data/length';
import { valuesOf } from '../../../base/theme-data/theme-parts';
import { formatPath, type ThemePath } from '../../../base/theme-data/theme-path';

/** A theme in an export format. */
export interface WrittenTheme {
  text: string;
  /** Paths of what the format has no place for. */
  leftOut: string[];
}

export const jsonText = (value: PlainObject): string => `${JSON.stringify(value, null, 2)}\n`;

/** A value of a scale that isn't a group, and its path. */
export interface Leaf {
  path: ThemePath;
  value: string | number;
}

/** Converts a key to a part of a custom property's name: characters that need escaping become hyphens. */
export const toIdent = (key: string) => key.replaceAll(/[^\w\u0080-\uffff-]+/g, '-');

/** Part of the name of a custom property, from the path of a value. */
export const identOf = ({ path }: Pick<Leaf, 'path'>) =>
  path.map(toIdent).filter(Boolean).join('-');

/** Splits a scale into values that become custom properties, each with another name, and the paths of all others. */
function splitScale(scale: Plain): { leaves: Leaf[]; others: ThemePath[] } {
  const leaves = new Map<string, Leaf>();
  const others: ThemePath[] = [];
  for (const { path, value } of valuesOf(scale)) {
    const leaf = { path: path.filter((key) => key !== '__default') };
    const isText = path.length > 0 && (typeof value === 'string' || typeof value === 'number');
    // `a.b` and `a-b` are both `a-b` in CSS.
    if (isText && isDeclarable(value) && !leaves.has(identOf(leaf))) {
      leaves.set(identOf(leaf), { ...leaf, value });
    } else others.push(path);
  }
  return { leaves: [...leaves.values()], others };
}

/**
 * Returns the values of a scale. The value of a group itself (`__default`) has the group's path. Leaves out what CSS
 * can't declare, and the second value with the same name.
 */
export const leavesOf = (scale: Plain = {}): Leaf[] => splitScale(scale).leaves;

/**
 * Returns the paths that a format leaves out: whole keys of a theme, and values that `leavesOf` leaves out.
 * @param scales keys that the format has a place for
 */
export function leftOutOf(theme: PlainObject, scales: readonly string[]): string[] {
  const { root, modes } = splitModes(theme);
  const othersOf = (scale: Plain, ...path: string[]) =>
    splitScale(scale).others.map((keys) => formatPath([...path, ...keys]));
  return Object.entries(theme).flatMap(([key, value]) => {
    if (!scales.includes(key)) return [key];
    if (key !== 'colors') return othersOf(value, key);
    const inModes = Object.entries(modes).flatMap(([mode, colors]) =>
      othersOf(colors, key, 'modes', mode),
    );
    return [...othersOf(root, key), ...inModes];
  });
}

/** Scales whose numbers are px. */
export const lengthScales = [
  'fontSizes',
  'letterSpacings',
  'space',
  'sizes',
  'radii',
  'borderWidths',
];

/** Text of a value in CSS. */
export const cssText = (scale: string, value: string | number) =>
  lengthScales.includes(scale) ? toCssLength(value) : String(value);

/** Writes the values of a scale as custom properties. Their names are a prefix and the keys. */
export const declarationsOf = (scale: string, values: Plain | undefined, prefix: string): string =>
  leavesOf(values)
    .map((leaf) => {
      const name = [prefix, identOf(leaf)].filter(Boolean).join('-');
      return `  --${name}: ${cssText(scale, leaf.value)};\n`;
    })
    .join('');

/**
 * Sets a value in a tree. A value on the way to others becomes the default of their group.
 * @param path of at least one key
 * @param defaultKey of groups
 */
export function setLeaf(
  tree: PlainObject,
  path: ThemePath,
  value: Plain,
  defaultKey = '__default',
): void {
  const group = path.slice(0, -1).reduce<PlainObject>((parent, key) => {
    const inner = Object.hasOwn(parent, key) ? parent[key] : undefined;
    if (isPlainObject(inner)) return inner;
    return (parent[key] = inner === undefined ? {} : { [defaultKey]: inner });
  }, tree);
  const key = path.at(-1)!;
  const before = Object.hasOwn(group, key) ? group[key] : undefined;
  if (isPlainObject(before) && !isPlainObject(value)) before[defaultKey] = value;
  else group[key] = value;
}
