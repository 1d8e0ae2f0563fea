import * as presets from '@theme-ui/presets';
import type { Theme } from 'theme-ui';
import { palettesOf, type Palette } from '../../base/theme-data/palette';
import type { presetNames } from '../../studio/themes/presets';

/** The values of a preset that pictures of it show. */
export interface PresetValues {
  theme: Theme;
  colors: { text: string; background: string; primary: string };
  fonts: { body: string; heading: string };
  headingWeight: number | string;
  /** Colors of each mode. */
  bands: { mode: string; text: string; background: string; colors: string[] }[];
}

/** Number of colors in a band. */
const MAX_COLORS = 10;

/** Colors that all themes may have, which are first in a band. */
const roles = ['text', 'primary', 'secondary', 'accent', 'highlight', 'muted'];

/** Matches names of colors that a band leaves out. */
const isNeutral =
  /^(background|transparent|black|white|gr[ae]y|slate|zinc|neutral|stone|light|dark|text.)/;

/** Returns different colors of a palette, one of each group. */
function pickColors(palette: Palette): string[] {
  const shades = new Map<string, string[]>();
  for (const [key, color] of Object.entries(palette)) {
    const name = key.split('.')[0]!;
    shades.set(name, [...(shades.get(name) ?? []), color]);
  }
  const names = [...new Set([...roles, ...shades.keys()])];
  const colors = names.flatMap((name) => {
    const values = isNeutral.test(name) ? undefined : shades.get(name);
    return values ? values[values.length >> 1]! : [];
  });
  return [...new Set(colors)].slice(0, MAX_COLORS);
}

/** Returns the font of a preset's headings. */
export const headingFont = ({ heading, body }: PresetValues['fonts']): string =>
  heading === 'inherit' ? body : heading;

/** Reads a preset. */
export function readPreset(name: (typeof presetNames)[number]): PresetValues {
  const theme = presets[name] as Theme;
  const { colors, fonts, fontWeights } = presets[name] as {
    colors: PresetValues['colors'];
    fonts: PresetValues['fonts'];
    fontWeights?: { heading: number };
  };
  return {
    theme,
    colors,
    fonts: { ...fonts, heading: headingFont(fonts) },
    headingWeight: fontWeights?.heading ?? 'bold',
    bands: palettesOf(theme).map(({ name: mode, palette }) => ({
      mode,
      text: palette.text!,
      background: palette.background!,
      colors: pickColors(palette),
    })),
  };
}

/** Returns the display name of a font stack's first family. */
export function fontName(stack: string): string {
  const name = stack.split(',')[0]!.replace(/"/g, '').trim();
  return /^(system-ui|-apple-system|BlinkMacSystemFont|ui-sans-serif)$/.test(name)
    ? 'System font'
    : name;
}
