import type { PlainObject } from '../../../base/theme-data/changes';
import { readValue } from '../../../base/theme-data/length';
import { valuesOf } from '../../../base/theme-data/theme-parts';
import { valueAt, withValue, type ThemePath } from '../../../base/theme-data/theme-path';

/** Scales whose values are text even where they look like numbers. */
const texts = ['fonts', 'shadows', 'transitions', 'breakpoints', 'borders'];

/** A value of a scale, groups in it by their paths. */
interface ScaleEntry {
  /** From the root of the theme. */
  path: ThemePath;
  value: string | number;
}

/** The values of a scale that can be written in one line. */
export function entriesOf(theme: PlainObject, scale: string): ScaleEntry[] {
  const values = valueAt(theme, [scale]);
  if (typeof values !== 'object') return [];
  return [...valuesOf(values)].flatMap(({ path, value }) =>
    typeof value === 'string' || typeof value === 'number'
      ? [{ path: [scale, ...path], value }]
      : [],
  );
}

/** A value as it was typed: a number where the scale takes numbers. */
export function toScaleValue(scale: string, text: string): string | number {
  return texts.includes(scale) ? text.trim() : readValue(text);
}

/** Whether a scale is, or begins as, a list, whose entries have numbers for names. */
export function isList(theme: PlainObject, scale: string): boolean {
  const values = theme[scale];
  if (values !== undefined) return Array.isArray(values);
  return ['fontSizes', 'space', 'breakpoints'].includes(scale);
}

/**
 * A theme with one more entry of a scale.
 * @param name of the entry; a list has none
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
