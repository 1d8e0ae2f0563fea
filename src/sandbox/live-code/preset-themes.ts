import * as presets from '@theme-ui/presets';
import type { Theme } from 'theme-ui';
import { theme as siteTheme } from '../../base/design/theme';
import { modeNames } from '../../base/theme-data/in-mode';
import { emptyPreset, sitePreset, type PresetInfo } from './messages';

/** Themes that previews can show, by name. */
export const presetThemes = new Map<string, Theme>([
  [sitePreset, siteTheme],
  [emptyPreset, {}],
  ...Object.entries(presets),
]);

/** The presets and their color modes. */
export const presetInfos: PresetInfo[] = [...presetThemes].map(([name, theme]) => ({
  name,
  modes: modeNames(theme),
}));
