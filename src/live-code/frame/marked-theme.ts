import { css } from '@theme-ui/css';
import type { Theme } from 'theme-ui';
import { markFonts, NumberMarks } from './marks';

/** Scales whose values are marked. Colors don't need marks, because their custom properties have names. */
const markedScales = [
  ...['fonts', 'fontSizes', 'fontWeights', 'lineHeights', 'letterSpacings'],
  ...['space', 'sizes', 'radii', 'borders', 'borderWidths', 'shadows'],
] as const;

/** Scales with defaults in Theme UI, and a property that uses each. */
const defaultScales = { space: 'padding', fontSizes: 'fontSize' } as const;

/** Other theme keys that don't contain variants. */
const noVariants = new Set<string>([
  ...markedScales,
  ...['colors', 'rawColors', 'breakpoints', 'mediaQueries', 'config', 'borderStyles'],
  ...['opacities', 'transitions', 'zIndices'],
]);

/** A theme that looks the same as another, and can tell which of its keys a style uses. */
export interface MarkedTheme {
  theme: Theme;
  /**
   * The keys, as paths with dots, that a style was made with; colors left out.
   * @param value of a property, or its name, as the browser has it
   */
  keysIn(value: string): string[];
}

type Values = Record<string, unknown>;

const isBranch = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** Returns Theme UI's default entries of a scale. */
function defaultEntries(property: string): unknown[] {
  const entries: unknown[] = [];
  for (let index = 0; ; index += 1) {
    const value = css({ [property]: index })({})[property as never] as unknown;
    // Past the end of a scale, a number is used as it is.
    if (index > 0 && value === index) return entries;
    entries.push(value);
  }
}

/** Copies a scale, and marks each leaf. */
function markLeaves(scale: Values, path: string, mark: (value: unknown, path: string) => unknown) {
  // Arrays can also have named entries.
  const copy = (Array.isArray(scale) ? [] : {}) as Values;
  for (const [key, value] of Object.entries(scale)) {
    const own = `${path}.${key}`;
    copy[key] = isBranch(value) ? markLeaves(value, own, mark) : mark(value, own);
  }
  return copy;
}

/**
 * Marks a theme: each leaf of its scales gets a unique value that looks the same, and each variant gets an unused
 * custom property.
 */
export function markTheme(theme: Theme): MarkedTheme {
  const paths: string[] = [];
  const numbers = new NumberMarks();
  const nameOf = (path: string) => `key-${paths.push(path) - 1}`;
  const values = theme as Values;
  const marked: Values = { ...values };
  for (const scale of markedScales) {
    const standIn = Object.hasOwn(defaultScales, scale)
      ? defaultEntries(defaultScales[scale as keyof typeof defaultScales])
      : undefined;
    const own = values[scale] ?? standIn;
    if (!isBranch(own)) continue;
    marked[scale] = markLeaves(own, scale, (value, path) => {
      if (typeof value !== 'string' && typeof value !== 'number') return value;
      if (scale === 'fonts') return markFonts(String(value), nameOf(path));
      // The property isn't defined, so the fallback applies.
      return numbers.mark(value, path, scale) ?? `var(--${nameOf(path)}, ${value})`;
    });
  }
  for (const [group, variants] of Object.entries(values)) {
    if (noVariants.has(group) || !isBranch(variants)) continue;
    const entries = Object.entries(variants).map(([name, styles]) => {
      if (!isBranch(styles) || Array.isArray(styles)) return [name, styles];
      return [name, { [`--${nameOf(`${group}.${name}`)}`]: '1', ...styles }];
    });
    marked[group] = Object.fromEntries(entries);
  }
  return {
    theme: marked as Theme,
    keysIn(value) {
      const named = [...value.matchAll(/\bkey-(\d+)\b/g)].map(([, index]) => paths[Number(index)]);
      return [...named.filter((path) => path !== undefined), ...numbers.pathsIn(value)];
    },
  };
}
