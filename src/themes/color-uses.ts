import { isPlainObject, type PlainObject } from './changes';
import { valuesOf } from './theme-parts';
import { propertyPath, withValue, type ThemePath } from './theme-path';
import { themeKeys } from './theme-problems';

/** Returns true for the path of a property whose values Theme UI looks up in the colors, such as `borderLeftColor`. */
export const isColorProperty = (path: ThemePath) =>
  /^(bg|background|fill|stroke|(\w+C|c)olor)$/.test(propertyPath(path).at(-1) ?? '');

/** Paths of the styles that use a color by its name. */
export function colorUses(theme: PlainObject, name: string): ThemePath[] {
  const styles = Object.entries(theme).filter(
    ([key, value]) => themeKeys[key] === 'styles' && isPlainObject(value),
  );
  return [...valuesOf(Object.fromEntries(styles))].flatMap(({ path, value }) =>
    value === name && isColorProperty(path) ? [path] : [],
  );
}

/** A theme whose styles use another name for a color. */
export const withColorUses = (theme: PlainObject, name: string, next: string): PlainObject =>
  colorUses(theme, name).reduce((changed, path) => withValue(changed, path, next), theme);
