import type { Plain, PlainObject } from '../../base/theme-data/changes';
import { partsOf } from '../../base/theme-data/theme-parts';
import {
  formatPath,
  propertyPath,
  valueAt,
  type ThemePath,
} from '../../base/theme-data/theme-path';

/** Maximum number of variants that one variant expands to. Presets have fewer than ten. */
const MAX_VARIANTS = 200;

/** Variants that the styles of a part name, and the paths of those properties. */
const variantsIn = (part: Plain, path?: ThemePath) =>
  [...partsOf(part, path)].flatMap(({ path, value }) => {
    const property = propertyPath(path);
    return property.at(-1) === 'variant' && typeof value === 'string'
      ? [{ property, name: value }]
      : [];
  });

/** Paths of variants that include themselves, or too many others: Theme UI would expand them until the page hangs. */
export function endlessVariants(theme: PlainObject): string[] {
  /** How many variants each one expands to; infinite while that isn't known. */
  const sizes = new Map<string, number>();
  const endless = new Set<string>();
  function sizeOf(name: string): number {
    const known = sizes.get(name);
    if (known !== undefined) return known;
    sizes.set(name, Infinity);
    let size = 0;
    const path = name.split('.');
    for (const inner of variantsIn(valueAt(theme, path) ?? {}, path)) {
      const more = 1 + sizeOf(inner.name);
      if (size + more > MAX_VARIANTS) endless.add(formatPath(inner.property));
      else size += more;
    }
    sizes.set(name, size);
    return size;
  }
  for (const { name } of variantsIn(theme)) sizeOf(name);
  return [...endless];
}
