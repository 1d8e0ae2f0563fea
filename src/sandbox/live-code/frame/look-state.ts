import type { Theme } from 'theme-ui';
import type { ColorModeName } from '../../../base/design/colors';
import type { Look } from '../messages';
import { modeNames } from '../../../base/theme-data/in-mode';
import { markTheme, type MarkedTheme } from './marked-theme';
import { parseTheme, readTheme, resolveTheme } from './themes';

/** A resolved look. */
export interface LookState {
  theme: Theme;
  /** Mode to show; undefined for the theme's first. */
  mode: string | undefined;
  /** Modes to show side by side instead. */
  modes: readonly string[] | undefined;
  /** Color mode of the page. */
  siteMode: ColorModeName | undefined;
  /** Finds the theme keys of a style; undefined unless the reader inspects. */
  marks: MarkedTheme | undefined;
  /** Everything except the colors, as JSON, to detect that only colors changed; undefined if the theme isn't JSON. */
  nonColorKey: string | undefined;
}

/**
 * Resolves a look.
 * @throws an error if its theme isn't an object
 */
export function readLook({
  preset,
  mode,
  theme: source,
  viewport,
  modes,
  siteMode,
  inspect,
}: Look): LookState {
  const json = parseTheme(source);
  const theme = resolveTheme(preset, json ?? readTheme(source), viewport);
  const marks = inspect ? markTheme(theme) : undefined;
  const { colors, ...rest } = json ?? {};
  return {
    theme: marks?.theme ?? theme,
    mode,
    modes,
    siteMode,
    marks,
    nonColorKey: colors && JSON.stringify([preset, mode, viewport, modes, siteMode, inspect, rest]),
  };
}

/** Returns the modes that a look shows, the initial one first. */
export function shownModes({ theme, mode, modes }: LookState): readonly string[] {
  return modes ?? [mode ?? modeNames(theme)[0]];
}
