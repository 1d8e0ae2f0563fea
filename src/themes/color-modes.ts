import { isPlainObject, type Plain, type PlainObject } from './changes';
import {
  keyProblem,
  pathText,
  valueAt,
  withKeyMoved,
  withName,
  withoutValue,
  withValue,
  type ThemePath,
} from './theme-path';
import { valuesOf } from './theme-parts';

/** Name of the mode at the root where a theme gives it none. */
const unnamed = 'default';

/** Where the colors of a mode stand: its own group, or the root. */
export interface ColorModeOf {
  name: string;
  path: ThemePath;
}

/** The modes of a theme, that of its root colors first. */
export function modesIn(theme: PlainObject): [ColorModeOf, ...ColorModeOf[]] {
  const initial = valueAt(theme, ['config', 'initialColorModeName']);
  const modes = valueAt(theme, ['colors', 'modes']);
  const own = isPlainObject(modes) ? Object.keys(modes) : [];
  return [
    { name: typeof initial === 'string' && initial ? initial : unnamed, path: ['colors'] },
    ...own.map((name) => ({ name, path: ['colors', 'modes', name] })),
  ];
}

/** What speaks against a name for a mode; empty when nothing does. */
export function modeNameProblem(theme: PlainObject, name: string): string {
  if (modesIn(theme).some((mode) => mode.name === name))
    return `There’s already a mode named ${name}.`;
  return keyProblem({}, name);
}

/** The colors at the root, without the modes. */
function rootColors(theme: PlainObject): PlainObject {
  const colors = theme.colors;
  if (!isPlainObject(colors)) return {};
  return Object.fromEntries(Object.entries(colors).filter(([key]) => key !== 'modes'));
}

/** A theme with one more mode, which has the colors of another one. */
export function withMode(theme: PlainObject, name: string, from: ColorModeOf): PlainObject {
  const own = from.path.length === 1 ? rootColors(theme) : valueAt(theme, from.path);
  return withValue(theme, ['colors', 'modes', name], own ?? {});
}

/** A theme in which a mode has another name; the one at the root is named by `config`. */
export function withModeName(theme: PlainObject, mode: ColorModeOf, name: string): PlainObject {
  return mode.path.length === 1
    ? withValue(theme, ['config', 'initialColorModeName'], name)
    : withName(theme, mode.path, name);
}

/** A theme without a mode; that of its root cannot be taken out. */
export function withoutMode(theme: PlainObject, { path }: ColorModeOf): PlainObject {
  const rest = withoutValue(theme, path);
  const modes = valueAt(rest, ['colors', 'modes']);
  return isPlainObject(modes) && Object.keys(modes).length === 0
    ? withoutValue(rest, ['colors', 'modes'])
    : rest;
}

/** A color of a theme, with what each mode has for it. */
export interface ColorRow {
  /** Keys below `colors`, or below the mode. */
  path: ThemePath;
  /** By mode, the root's first; undefined where the mode does not name it. */
  values: (string | undefined)[];
}

const colorPaths = (group: Plain = {}): ThemePath[] =>
  [...valuesOf(group)].filter(({ value }) => typeof value === 'string').map(({ path }) => path);

/** All colors that the root or a mode names, in the order of the root. */
export function colorRows(theme: PlainObject): ColorRow[] {
  const groups = [
    rootColors(theme),
    ...modesIn(theme)
      .slice(1)
      .map(({ path }) => valueAt(theme, path)),
  ];
  const paths = new Map<string, ThemePath>();
  for (const path of groups.flatMap(colorPaths)) paths.set(JSON.stringify(path), path);
  return [...paths.values()].map((path) => ({
    path,
    values: groups.map((group) => {
      const value = isPlainObject(group) ? valueAt(group, path) : undefined;
      return typeof value === 'string' ? value : undefined;
    }),
  }));
}

/**
 * A theme in which a color changes places with its neighbor at the same level of nesting, in all modes. A neighbor can
 * be a group of colors.
 * @param path of a row of `colorRows`
 * @param step -1 for up, 1 for down
 * @returns the same theme if the color is the first or last, or its place can't change: items of a list and number keys
 */
export function withColorMoved(theme: PlainObject, path: ThemePath, step: -1 | 1): PlainObject {
  const parent = path.slice(0, -1);
  const key = path.at(-1)!;
  const order = (of: PlainObject) => colorRows(of).map((row) => row.path);
  const before = order(theme);
  const isSibling = (each: ThemePath) => parent.every((name, level) => each[level] === name);
  const siblings = [...new Set(before.filter(isSibling).map((each) => each[parent.length]!))];
  const neighbor = siblings[siblings.indexOf(key) + step];
  if (neighbor === undefined) return theme;
  const moved = modesIn(theme).reduce(
    (now, mode) =>
      withKeyMoved(now, [...mode.path, ...parent], key, [step < 0 ? 'before' : 'after', neighbor]),
    theme,
  );
  const text = (paths: ThemePath[]) => paths.map(pathText).join('\n');
  return text(order(moved)) === text(before) ? theme : moved;
}
