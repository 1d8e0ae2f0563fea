import type { PlainObject } from '../../../../base/theme-data/changes';
import { readValue, toCssLength, toPixels } from '../../../../base/theme-data/length';
import { valuesOf } from '../../../../base/theme-data/theme-parts';
import { valueAt, withValue, type ThemePath } from '../../../../base/theme-data/theme-path';

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

/** Entries of a scale with names that get sizes from a ratio. */
interface NamedSteps {
  /** Paths of the entries of each size, smallest first: equal sizes stay equal. */
  steps: readonly ThemePath[][];
  /** Index of the step that's nearest to the usual size. */
  base: number;
}

/**
 * Returns the entries of a scale that get sizes from a ratio; undefined for a list, which can get any length. 0 stays 0.
 * If some sizes can't be compared, the entries keep their order.
 * @param usual size in px that the scale is built around
 */
export function namedSteps(
  theme: PlainObject,
  scale: string,
  usual: number,
): NamedSteps | undefined {
  if (isList(theme, scale)) return undefined;
  const entries = entriesOf(theme, scale)
    .map(({ path, value }) => ({
      path,
      size: Number(value) === 0 ? 0 : toPixels(toCssLength(value)),
    }))
    .filter(({ size }) => size !== 0);
  if (entries.length === 0) return undefined;
  const sizes = entries.flatMap(({ size }) => size ?? []).sort((a, b) => a - b);
  const steps =
    sizes.length === entries.length
      ? [...new Set(sizes)].map((size) => entries.filter((entry) => entry.size === size))
      : entries.map((entry) => [entry]);
  const distances = steps.map(([entry]) => Math.abs((entry!.size ?? Infinity) - usual));
  return {
    steps: steps.map((step) => step.map(({ path }) => path)),
    base: distances.indexOf(Math.min(...distances)),
  };
}

/** Sets the sizes of the steps from `namedSteps`. */
export const withSizes = (
  theme: PlainObject,
  steps: NamedSteps['steps'],
  sizes: readonly number[],
): PlainObject =>
  steps.reduce(
    (changed, paths, index) =>
      paths.reduce((next, path) => withValue(next, path, sizes[index]!), changed),
    theme,
  );
