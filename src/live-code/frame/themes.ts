import { defaultBreakpoints } from '@theme-ui/css';
import * as presets from '@theme-ui/presets';
import { merge, type Theme } from 'theme-ui';
import { theme as siteTheme } from '../../design/theme';
import { emptyPreset, sitePreset, type PresetInfo } from '../messages';
import { compileTheme } from './compile';
import { evaluate } from './evaluate';

const themes = new Map<string, Theme>([
  [sitePreset, siteTheme],
  [emptyPreset, {}],
  ...Object.entries(presets),
]);

/** Name of the first mode where a theme gives it none. */
const firstMode = 'default';

/** The color modes of a theme; the first is what it shows without being asked. */
export function modesOf(theme: Theme): string[] {
  const initial = theme.config?.initialColorModeName ?? firstMode;
  return [initial, ...Object.keys(theme.colors?.modes ?? {})];
}

/** The presets, and what modes each has. */
export const presetInfos: PresetInfo[] = [...themes].map(([name, theme]) => ({
  name,
  modes: modesOf(theme),
}));

/**
 * The theme to show: a preset with the reader's own theme merged over it. It cannot store a mode, since
 * the frame has no storage.
 * @param preset name; an unknown one is this site's
 * @param source TypeScript or JSON of a theme; empty for none
 * @param viewport width of a window in px that breakpoints go by; undefined for the frame's own
 * @throws an error when the source gives no object
 */
export function resolveTheme(preset: string, source: string, viewport?: number): Theme {
  const base = themes.get(preset) ?? siteTheme;
  const theme = source.trim() ? merge(base, readTheme(source)) : base;
  return {
    ...(viewport ? atViewport(theme, viewport) : theme),
    config: {
      initialColorModeName: firstMode,
      ...theme.config,
      useColorSchemeMediaQuery: false,
      useLocalStorage: false,
    },
  };
}

/** A theme with breakpoints as a window of that width sees them: each is there always, or never. */
export function atViewport(theme: Theme, viewport: number): Theme {
  const own = (theme.breakpoints as string[] | undefined) ?? defaultBreakpoints;
  const breakpoints = own.map((breakpoint) => {
    const [, value, unit] = /^([\d.]+)(em|rem|px)$/.exec(breakpoint) ?? [];
    if (value === undefined) return breakpoint;
    const width = Number(value) * (unit === 'px' ? 1 : 16);
    return width <= viewport ? '@media all' : '@media not all';
  });
  return { ...theme, breakpoints };
}

/**
 * A theme that is written as JSON, as that of an editor is with each key.
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

function readTheme(source: string): Theme {
  const parsed = parseTheme(source);
  if (parsed) return parsed;
  const exported = evaluate(compileTheme(source));
  const theme = exported.default ?? exported.theme;
  if (typeof theme !== 'object' || theme === null || Array.isArray(theme)) {
    throw new Error('The theme must be an object, such as { colors: { primary: "#0f6b5c" } }.');
  }
  return theme;
}
