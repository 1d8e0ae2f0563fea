import { isPlainObject, type Plain, type PlainObject } from '../../../../base/theme-data/changes';
import { modeNames, splitModes } from '../../../../base/theme-data/in-mode';
import {
  isGroup,
  keyProblem,
  formatPath,
  valueAt,
  withKeyMoved,
  withName,
  withoutEntry,
  withoutValue,
  withValue,
  type ThemePath,
} from '../../../../base/theme-data/theme-path';
import { valuesOf } from '../../../../base/theme-data/theme-parts';

/** Name of a mode, and the path of its colors: `colors.modes.name`, or `colors` for the root. */
export interface ColorModeOf {
  name: string;
  path: ThemePath;
}

/** Returns the modes of a theme, the root's first. */
export function modesIn(theme: PlainObject): [ColorModeOf, ...ColorModeOf[]] {
  const [first, ...others] = modeNames(theme);
  return [
    { name: first, path: ['colors'] },
    ...others.map((name) => ({ name, path: ['colors', 'modes', name] })),
  ];
}

/**
 * Returns why a mode can't have a name; empty if it can. Theme UI adds `theme-ui-` and the name to the page as a class.
 */
export function modeNameProblem(theme: PlainObject, name: string): string {
  if (modesIn(theme).some((mode) => mode.name === name))
    return `There’s already a mode named ${name}.`;
  if (/[^\p{L}\p{N}_-]/u.test(name))
    return 'Theme UI uses the name in a class: use only letters, digits, and hyphens.';
  return keyProblem({}, name);
}

/** Adds a mode with the colors of another one. */
export function withMode(theme: PlainObject, name: string, from: ColorModeOf): PlainObject {
  const modeColors = from.path.length === 1 ? splitModes(theme).root : valueAt(theme, from.path);
  return withValue(theme, ['colors', 'modes', name], modeColors ?? {});
}

/** Renames a mode; `config` has the name of the root's. */
export function withModeName(theme: PlainObject, mode: ColorModeOf, name: string): PlainObject {
  return mode.path.length === 1
    ? withValue(theme, ['config', 'initialColorModeName'], name)
    : withName(theme, mode.path, name);
}

/** A color of a theme, and its value in each mode. */
export interface ColorRow {
  /** Keys below `colors`, or below the mode. */
  path: ThemePath;
  /** By mode, the root's first; undefined if the mode doesn't set it. */
  values: (string | undefined)[];
  /** Color in each mode, from the mode or the root; undefined if there is none. */
  shown: (string | undefined)[];
}

const colorPaths = (group: Plain = {}): ThemePath[] =>
  [...valuesOf(group)].filter(({ value }) => typeof value === 'string').map(({ path }) => path);

/** All colors that the root or a mode sets, in the order of the root. */
export function colorRows(theme: PlainObject): ColorRow[] {
  const { root, modes } = splitModes(theme);
  const groups = [root, ...Object.values(modes)];
  const paths = new Map<string, ThemePath>();
  for (const path of groups.flatMap(colorPaths)) paths.set(JSON.stringify(path), path);
  return [...paths.values()].map((path) => {
    const values = groups.map((group) => {
      const value = isPlainObject(group) ? valueAt(group, path) : undefined;
      return typeof value === 'string' ? value : undefined;
    });
    // A mode's group replaces the root's: what it lacks isn't taken from there.
    const shown = values.map((value, index) => {
      const group = groups[index];
      return (
        value ?? (isPlainObject(group) && Object.hasOwn(group, path[0]!) ? undefined : values[0])
      );
    });
    return { path, values, shown };
  });
}

/** Sets a color in a mode. A mode's new group starts as a copy of the root's, because it replaces that. */
export function withColor(
  theme: PlainObject,
  { path: mode }: ColorModeOf,
  path: ThemePath,
  value: string,
): PlainObject {
  const group = valueAt(theme, ['colors', path[0]!]);
  const isNew = path.length > 1 && valueAt(theme, [...mode, path[0]!]) === undefined;
  const whole = isNew && group !== undefined ? withValue(theme, [...mode, path[0]!], group) : theme;
  return withValue(whole, [...mode, ...path], value);
}

/** Gives a mode the root's color, or none if there's none at the root. */
export function withRootColor(theme: PlainObject, mode: ColorModeOf, path: ThemePath): PlainObject {
  const root = valueAt(theme, ['colors', ...path]);
  if (typeof root !== 'string' || path.length === 1 || mode.path.length === 1) {
    return withoutEntry(theme, [...mode.path, ...path], mode.path.length);
  }
  // The mode keeps the rest of the group, unless all of it is the root's.
  const same = withColor(theme, mode, path, root);
  const [modeGroup, rootGroup] = [mode.path, ['colors']].map((colorsPath) =>
    valueAt(same, [...colorsPath, path[0]!]),
  );
  return JSON.stringify(modeGroup) === JSON.stringify(rootGroup)
    ? withoutValue(same, [...mode.path, path[0]!])
    : same;
}

/** Returns why a color can't have a name, or a new name; empty if it can. */
export function colorNameProblem(theme: PlainObject, path: ThemePath): string {
  const parent = path.slice(0, -1);
  const groups = modesIn(theme).map((mode) => valueAt(theme, [...mode.path, ...parent]));
  if (path[0] === 'modes') return 'Add color modes below.';
  if (groups.some((group) => group !== undefined && !isGroup(group)))
    return 'There’s already a single color with that name.';
  const problems = [
    ...path.map((key) => keyProblem({}, key)),
    ...groups.map((group) => keyProblem(group, path.at(-1)!)),
  ];
  return problems.find(Boolean) ?? '';
}

/**
 * Swaps a color with its neighbor at the same level of nesting, in all modes. A neighbor can be a group of colors.
 * @param path of a row of `colorRows`
 * @param step -1 for up, 1 for down
 * @returns the same theme if the color is the first or last, or its place can't change: items of a list and number keys
 */
export function withColorMoved(theme: PlainObject, path: ThemePath, step: -1 | 1): PlainObject {
  const parent = path.slice(0, -1);
  const key = path.at(-1)!;
  const order = (of: PlainObject) => colorRows(of).map((row) => row.path);
  const before = order(theme);
  const isSibling = (other: ThemePath) => parent.every((name, level) => other[level] === name);
  const siblings = [...new Set(before.filter(isSibling).map((sibling) => sibling[parent.length]!))];
  const neighbor = siblings[siblings.indexOf(key) + step];
  if (neighbor === undefined) return theme;
  const moved = modesIn(theme).reduce(
    (next, mode) =>
      withKeyMoved(next, [...mode.path, ...parent], key, [step < 0 ? 'before' : 'after', neighbor]),
    theme,
  );
  const text = (paths: ThemePath[]) => paths.map(formatPath).join('\n');
  return text(order(moved)) === text(before) ? theme : moved;
}
