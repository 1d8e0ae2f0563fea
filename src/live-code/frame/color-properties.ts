import type { Theme } from 'theme-ui';
import { inMode } from '../../themes/in-mode';

/** The custom property that Theme UI makes of a color. */
const propertyOf = (path: string) =>
  `--theme-ui-colors-${path.replaceAll('.', '-').replace('-__default', '')}`;

function leavesOf(colors: object, before = ''): [path: string, value: unknown][] {
  return Object.entries(colors).flatMap(([key, value]): [string, unknown][] => {
    const path = before + key;
    if (path === 'modes') return [];
    return typeof value === 'object' && value !== null
      ? leavesOf(value, `${path}.`)
      : [[path, value]];
  });
}

/** The custom properties of a theme's colors in a mode, with their values. */
export function colorProperties(theme: Theme, mode: string): Map<string, unknown> {
  const { colors = {} } = inMode(theme, mode);
  return new Map(leavesOf(colors).map(([path, value]) => [propertyOf(path), value]));
}

/** The keys of a theme's colors in a mode, as paths with dots, by the custom properties that they become. */
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
