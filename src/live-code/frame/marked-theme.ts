import { css } from '@theme-ui/css';
import type { Theme } from 'theme-ui';
import { markFonts, NumberMarks } from './marks';

/** Scales whose values are marked. Colors need no mark: they are custom properties with names. */
const markedScales = [
  ...['fonts', 'fontSizes', 'fontWeights', 'lineHeights', 'letterSpacings'],
  ...['space', 'sizes', 'radii', 'borders', 'borderWidths', 'shadows'],
] as const;

/** Scales that Theme UI has entries for where a theme has none, with a property that reads them. */
const defaultScales = { space: 'padding', fontSizes: 'fontSize' } as const;

/** What else a theme holds that is no group of variants. */
const noVariants = new Set<string>([
  ...markedScales,
  ...['colors', 'rawColors', 'breakpoints', 'mediaQueries', 'config', 'borderStyles'],
  ...['opacities', 'transitions', 'zIndices'],
]);

/** A theme that looks like another and tells which of its keys a style was made with. */
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

/** The entries of a scale that Theme UI brings. */
function defaultEntries(property: string): unknown[] {
  const entries: unknown[] = [];
  for (let index = 0; ; index += 1) {
    const value = css({ [property]: index })({})[property as never] as unknown;
    // Where a scale ends, a number stands for itself.
    if (index > 0 && value === index) return entries;
    entries.push(value);
  }
}

/** A copy of a scale with each of its leaves marked. */
function markLeaves(scale: Values, path: string, mark: (value: unknown, path: string) => unknown) {
  // Arrays may have names beside their numbers.
  const copy = (Array.isArray(scale) ? [] : {}) as Values;
  for (const [key, value] of Object.entries(scale)) {
    const own = `${path}.${key}`;
    copy[key] = isBranch(value) ? markLeaves(value, own, mark) : mark(value, own);
  }
  return copy;
}

/**
 * Marks a theme: each leaf of its scales gets a value of its own that looks the same, each variant a custom
 * property that nothing reads.
 * @param theme as it is to be shown
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
      // An invalid reference: what stands behind the comma counts.
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
