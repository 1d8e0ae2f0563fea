import { isPlainObject, type Plain, type PlainObject } from './changes';
import { valueAt, withValue, type ThemePath } from './theme-path';

/** Scales whose values are text even where they look like numbers. */
const texts = ['fonts', 'shadows', 'transitions', 'breakpoints', 'borders'];

/** A value of a scale, groups in it by their paths. */
export interface ScaleEntry {
  /** From the root of the theme. */
  path: ThemePath;
  value: string | number;
}

/** The values of a scale that can be written in one line. */
export function entriesOf(theme: PlainObject, scale: string): ScaleEntry[] {
  const found = (value: Plain | undefined, path: ThemePath): ScaleEntry[] => {
    if (typeof value === 'string' || typeof value === 'number') return [{ path, value }];
    if (!isPlainObject(value) && !Array.isArray(value)) return [];
    return Object.entries(value).flatMap(([key, inner]) => found(inner as Plain, [...path, key]));
  };
  const values = valueAt(theme, [scale]);
  return typeof values === 'object' ? found(values, [scale]) : [];
}

/** A value as it was typed: a number where the scale takes numbers. */
export function toScaleValue(scale: string, text: string): string | number {
  const trimmed = text.trim();
  const isNumber = /^[+-]?(\d+\.?\d*|\.\d+)$/.test(trimmed);
  return isNumber && !texts.includes(scale) ? Number(trimmed) : trimmed;
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
