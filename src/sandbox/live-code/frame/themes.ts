import { defaultBreakpoints } from '@theme-ui/css';
import { merge, type Theme } from 'theme-ui';
import { theme as siteTheme } from '../../../base/design/theme';
import { toPixels } from '../../../base/theme-data/length';
import { presetThemes } from '../preset-themes';
import { compileTheme } from './compile';
import { evaluate } from './evaluate';

/** Name of the first mode if the theme doesn't name it. */
const defaultMode = 'default';

/**
 * Merges the reader's theme into a preset. The theme doesn't store a color mode, because the frame has no storage.
 * @param preset name; this site's theme is the default
 * @param readerTheme merged over the preset; undefined for none
 * @param viewport width in px that breakpoints are compared with; undefined for the frame's width
 */
export function resolveTheme(
  preset: string,
  readerTheme: Theme | undefined,
  viewport?: number,
): Theme {
  const presetTheme = presetThemes.get(preset) ?? siteTheme;
  const theme = readerTheme ? merge(presetTheme, readerTheme) : presetTheme;
  return {
    ...(viewport ? atViewport(theme, viewport) : theme),
    config: {
      initialColorModeName: defaultMode,
      ...theme.config,
      useColorSchemeMediaQuery: false,
      useLocalStorage: false,
    },
  };
}

/** Replaces each breakpoint with a media query that always matches at that width, or never. */
export function atViewport(theme: Theme, viewport: number): Theme {
  const themeBreakpoints = (theme.breakpoints as string[] | undefined) ?? defaultBreakpoints;
  const breakpoints = themeBreakpoints.map((breakpoint) => {
    const width = toPixels(breakpoint);
    if (width === undefined) return breakpoint;
    return width <= viewport ? '@media all' : '@media not all';
  });
  return { ...theme, breakpoints };
}

/**
 * Parses a theme that is JSON. The theme editor sends one with each key.
 * @returns undefined for any other source
 */
export function parseTheme(source: string): Theme | undefined {
  try {
    const theme: unknown = JSON.parse(source);
    return typeof theme === 'object' && theme !== null && !Array.isArray(theme) ? theme : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Runs a theme that isn't JSON.
 * @param source TypeScript
 * @returns undefined if the source is empty
 * @throws an error if it isn't a theme
 */
export function readTheme(source: string): Theme | undefined {
  if (!source.trim()) return undefined;
  const exported = evaluate(compileTheme(source));
  const theme = exported.default ?? exported.theme;
  if (typeof theme !== 'object' || theme === null || Array.isArray(theme)) {
    throw new Error('The theme must be an object, such as { colors: { primary: "#0f6b5c" } }.');
  }
  return theme;
}
