import * as presets from '@theme-ui/presets';
import type { Theme } from 'theme-ui';
import { theme as siteTheme } from '../design/theme';
import { rootModeName } from '../themes/in-mode';
import { emptyPreset, sitePreset, type PresetInfo } from './messages';

/** Themes that previews can show, by name. */
export const presetThemes = new Map<string, Theme>([
  [sitePreset, siteTheme],
  [emptyPreset, {}],
  ...Object.entries(presets),
]);

/** Returns the color modes of a theme, the initial one first. */
export function modesOf(theme: Theme): string[] {
  const others = Object.keys(theme.colors?.modes ?? {});
  return [rootModeName(theme.config?.initialColorModeName, others), ...others];
}

/** The presets and their color modes. */
export const presetInfos: PresetInfo[] = [...presetThemes].map(([name, theme]) => ({
  name,
  modes: modesOf(theme),
}));
