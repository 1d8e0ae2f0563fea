import type { Theme } from 'theme-ui';
import { isPlainObject, type PlainObject } from './changes';

/** Part of a theme that modes depend on. */
interface ThemeWithModes {
  colors?: unknown;
  config?: unknown;
}

/** Separates a theme's root colors from the colors of its modes, which are by name. */
export function splitModes({ colors }: ThemeWithModes): { root: PlainObject; modes: PlainObject } {
  if (!isPlainObject(colors)) return { root: {}, modes: {} };
  const { modes = {}, ...root } = colors;
  return { root, modes: isPlainObject(modes) ? modes : {} };
}

/** Returns the names of a theme's modes, first that of its root colors. All names are different. */
export function modeNames(theme: ThemeWithModes): [string, ...string[]] {
  const others = Object.keys(splitModes(theme).modes);
  const { initialColorModeName: initial } = isPlainObject(theme.config) ? theme.config : {};
  const name = typeof initial === 'string' && initial ? initial : 'default';
  return [others.includes(name) ? `${name} (root)` : name, ...others];
}

/**
 * Returns the colors of a mode as Theme UI merges them: its groups replace those of the root. Returns the root colors
 * for an unknown mode.
 */
export function colorsInMode(theme: ThemeWithModes, mode: string): PlainObject {
  const { root, modes } = splitModes(theme);
  const modeColors = Object.hasOwn(modes, mode) ? modes[mode]! : {};
  return { ...root, ...(isPlainObject(modeColors) && modeColors) };
}

/**
 * Returns a theme that's fixed to one of its modes: it ignores storage and the system's color scheme.
 * @param mode name of one of the theme's modes; any other name shows its root colors
 */
export const withFixedMode = (theme: Theme, mode: string): Theme => ({
  ...theme,
  colors: colorsInMode(theme, mode) as Theme['colors'],
  config: { ...theme.config, useLocalStorage: false, useColorSchemeMediaQuery: false },
});
