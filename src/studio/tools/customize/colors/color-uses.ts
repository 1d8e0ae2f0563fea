import type { PlainObject } from '../../../../base/theme-data/changes';
import { mapParts, valuesOf, type ThemePart } from '../../../../base/theme-data/theme-parts';
import { propertyPath, type ThemePath } from '../../../../base/theme-data/theme-path';
import { themeKeys } from '../../../../base/theme-data/theme-keys';

/** Returns true for the path of a property whose values Theme UI looks up in the colors, such as `borderLeftColor`. */
export const isColorProperty = (path: ThemePath) =>
  /^(bg|background|fill|stroke|(\w+C|c)olor)$/.test(propertyPath(path).at(-1) ?? '');

const isUse = ({ path, value }: ThemePart, name: string) =>
  value === name && themeKeys[path[0]!] === 'styles' && isColorProperty(path);

/** Paths of the properties that use a color by its name. */
export const colorUses = (theme: PlainObject, name: string): ThemePath[] =>
  [...valuesOf(theme)].filter((part) => isUse(part, name)).map(({ path }) => path);

/** Renames a color in the styles of a theme. */
export const withColorUses = (theme: PlainObject, name: string, next: string) =>
  mapParts({ path: [], value: theme }, (part) =>
    isUse(part, name) ? next : part.value,
  ) as PlainObject;
