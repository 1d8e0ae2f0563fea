import type { Theme } from 'theme-ui';
import type { Look } from '../messages';
import { markTheme, type MarkedTheme } from './marked-theme';
import { modesOf, parseTheme, resolveTheme } from './themes';

/** A look as it is drawn. */
export interface LookState {
  theme: Theme;
  /** Mode to show; undefined is the theme's first. */
  mode: string | undefined;
  /** Modes to show beside each other instead. */
  modes: readonly string[] | undefined;
  /** What tells the keys of a style; undefined while nobody inspects. */
  marks: MarkedTheme | undefined;
  /** Everything but the values of colors, as text; undefined where that is not known. */
  rest: string | undefined;
}

/**
 * Reads a look.
 * @throws an error when its theme gives no object
 */
export function readLook({
  preset,
  mode,
  theme: source,
  viewport,
  modes,
  inspect,
}: Look): LookState {
  const theme = resolveTheme(preset, source, viewport);
  const marks = inspect ? markTheme(theme) : undefined;
  const { colors, ...rest } = parseTheme(source) ?? {};
  return {
    theme: marks?.theme ?? theme,
    mode,
    modes,
    marks,
    rest: colors && JSON.stringify([preset, mode, viewport, modes, inspect, rest]),
  };
}

/** The modes that a look shows, the first one first. */
export function shownModes({ theme, mode, modes }: LookState): readonly string[] {
  return modes ?? [mode ?? modesOf(theme)[0]!];
}
