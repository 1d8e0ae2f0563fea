import type { PlainObject } from '../../../base/theme-data/changes';
import { readValue } from '../../../base/theme-data/length';
import { valuesOf } from '../../../base/theme-data/theme-parts';
import { valueAt, withValue, type ThemePath } from '../../../base/theme-data/theme-path';

/** Scales whose values are text even where they look like numbers. */
const texts = ['fonts', 'shadows', 'transitions', 'breakpoints', 'borders'];

/** A value of a scale, and its path. */
interface ScaleEntry {
  /** From the root of the theme. */
  path: ThemePath;
  value: string | number;
}

/** Returns the values of a scale that are text or numbers. */
export function entriesOf(theme: PlainObject, scale: string): ScaleEntry[] {
  const values = valueAt(theme, [scale]);
  if (typeof values !== 'object') return [];
  return [...valuesOf(values)].flatMap(({ path, value }) =>
    typeof value === 'string' || typeof value === 'number'
      ? [{ path: [scale, ...path], value }]
      : [],
  );
}

/** Converts a typed text to a value: a number if the scale takes numbers. */
export function toScaleValue(scale: string, text: string): string | number {
  return texts.includes(scale) ? text.trim() : readValue(text);
}

/** Returns whether a scale is an array, or will be one when it gets its first entry. */
export function isList(theme: PlainObject, scale: string): boolean {
  const values = theme[scale];
  if (values !== undefined) return Array.isArray(values);
  return ['fontSizes', 'space', 'breakpoints'].includes(scale);
}

/**
 * Adds an entry to a scale.
 * @param name of the entry; ignored for a list
 */
export function withEntry(
  theme: PlainObject,
  scale: string,
  name: string,
  value: string | number,
): PlainObject {
  const before = theme[scale];
  if (isList(theme, scale)) {
    return withValue(theme, [scale], [...(Array.isArray(before) ? before : []), value]);
  }
  return withValue(theme, [scale, name], value);
}
