import type { Theme } from 'theme-ui';
import type { Plain } from '../../../base/theme-data/changes';
import { colorsInMode, splitModes } from '../../../base/theme-data/in-mode';
import { valuesOf } from '../../../base/theme-data/theme-parts';

/** Returns the custom property that Theme UI creates for a color. */
const propertyOf = (path: string) =>
  `--theme-ui-colors-${path.replaceAll('.', '-').replace('-__default', '')}`;

const pathsIn = (colors: Plain): string[] =>
  [...valuesOf(colors)].map(({ path }) => path.join('.'));

/** Returns the custom properties of a theme's colors in a mode, and their values. */
export function colorProperties(theme: Theme, mode: string): Map<string, unknown> {
  const colors = [...valuesOf(colorsInMode(theme, mode))];
  return new Map(colors.map(({ path, value }) => [propertyOf(path.join('.')), value]));
}

/** Maps the custom properties of a theme's colors in a mode to their keys, as paths with dots. */
export function colorKeys(theme: Theme, mode: string): Map<string, string> {
  const { root, modes } = splitModes(theme);
  const modeColors = Object.hasOwn(modes, mode) ? modes[mode]! : {};
  return new Map([
    ...pathsIn(root).map((path) => [propertyOf(path), `colors.${path}`] as const),
    ...pathsIn(modeColors).map(
      (path) => [propertyOf(path), `colors.modes.${mode}.${path}`] as const,
    ),
  ]);
}
