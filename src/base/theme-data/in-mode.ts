import type { Theme } from 'theme-ui';
import { isPlainObject, type PlainObject } from './changes';

/** A theme, or the part of it that modes depend on. */
interface ThemeWithModes {
  colors?: unknown;
  config?: unknown;
}

/** Returns the colors at the root of a theme, and those of its other modes by their names. */
export function splitModes({ colors }: ThemeWithModes): { root: PlainObject; modes: PlainObject } {
  if (!isPlainObject(colors)) return { root: {}, modes: {} };
  const { modes = {}, ...root } = colors;
  return { root, modes: isPlainObject(modes) ? modes : {} };
}

/** Returns the names of a theme's modes, that of its root colors first. It differs from the others. */
export function modeNames(theme: ThemeWithModes): [string, ...string[]] {
  const others = Object.keys(splitModes(theme).modes);
  const { initialColorModeName: initial } = isPlainObject(theme.config) ? theme.config : {};
  const name = typeof initial === 'string' && initial ? initial : 'default';
  return [others.includes(name) ? `${name} (root)` : name, ...others];
}

/**
 * Returns the colors of a mode as Theme UI merges them: its groups replace the root's. An unknown mode has the root's.
 */
export function colorsInMode(theme: ThemeWithModes, mode: string): PlainObject {
  const { root, modes } = splitModes(theme);
  const own = Object.hasOwn(modes, mode) ? modes[mode]! : {};
  return { ...root, ...(isPlainObject(own) && own) };
}

/**
 * A theme that shows one of its modes, and nothing else: no storage, no system.
 * @param mode name of one of the theme's modes; any other name shows its root colors
 */
export const inMode = (theme: Theme, mode: string): Theme => ({
  ...theme,
  colors: colorsInMode(theme, mode) as Theme['colors'],
  config: { ...theme.config, useLocalStorage: false, useColorSchemeMediaQuery: false },
});
