import type { Theme } from 'theme-ui';
import type { PlainObject } from '../../themes/changes';
import { inMode } from '../../themes/in-mode';
import { valuesOf } from '../../themes/theme-parts';

/** Returns the custom property that Theme UI creates for a color. */
const propertyOf = (path: string) =>
  `--theme-ui-colors-${path.replaceAll('.', '-').replace('-__default', '')}`;

const leavesOf = (colors: object): [path: string, value: unknown][] =>
  [...valuesOf(colors as PlainObject)]
    .filter(({ path }) => path[0] !== 'modes')
    .map(({ path, value }) => [path.join('.'), value]);

/** Returns the custom properties of a theme's colors in a mode, and their values. */
export function colorProperties(theme: Theme, mode: string): Map<string, unknown> {
  const { colors = {} } = inMode(theme, mode);
  return new Map(leavesOf(colors).map(([path, value]) => [propertyOf(path), value]));
}

/** Maps the custom properties of a theme's colors in a mode to their keys, as paths with dots. */
export function colorKeys(theme: Theme, mode: string): Map<string, string> {
  const { modes = {}, ...root } = (theme.colors ?? {}) as Record<string, object>;
  const own = Object.hasOwn(modes, mode) ? (modes as Record<string, object>)[mode]! : {};
  return new Map(
    [
      ...leavesOf(root).map(([path]) => [path, `colors.${path}`] as const),
      ...leavesOf(own).map(([path]) => [path, `colors.modes.${mode}.${path}`] as const),
    ].map(([path, key]) => [propertyOf(path), key]),
  );
}
