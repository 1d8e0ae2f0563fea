import { scales } from '@theme-ui/css';
import type { Theme } from 'theme-ui';

/** Theme keys without variants. */
const noVariants = new Set<string>([
  ...Object.values(scales),
  ...['rawColors', 'breakpoints', 'mediaQueries', 'config'],
]);

/** A theme that looks the same as another, and whose fonts and variants have names in the generated CSS. */
export interface MarkedTheme {
  theme: Theme;
  /** Maps each name to its key, as a path with dots. Colors aren't in it, because Theme UI names them. */
  names: ReadonlyMap<string, string>;
}

type Values = Record<string, unknown>;

const isBranch = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** The custom property isn't defined, so its fallback applies. */
const markFont = (font: unknown, name: string) =>
  typeof font === 'string' ? `var(${name}, ${font})` : font;

/** The custom property isn't used. */
const markVariant = (styles: unknown, name: string) =>
  isBranch(styles) && !Array.isArray(styles) ? { [name]: '1', ...styles } : styles;

/** Marks the fonts and variants of a theme with custom properties. */
export function markTheme(theme: Theme): MarkedTheme {
  const names = new Map<string, string>();
  const marked = Object.entries(theme as Values).map(([group, values]) => {
    const isFonts = group === 'fonts';
    if (!isBranch(values) || (noVariants.has(group) && !isFonts)) return [group, values];
    const entries = Object.entries(values).map(([key, value]) => {
      const name = `--key-${names.size}`;
      names.set(name, `${group}.${key}`);
      return [key, (isFonts ? markFont : markVariant)(value, name)];
    });
    return [group, Object.fromEntries(entries)];
  });
  return { theme: Object.fromEntries(marked) as Theme, names };
}
