import * as presets from '@theme-ui/presets';
import type { Theme } from 'theme-ui';
import { palettes, type ModeColors } from '../../base/design/colors';
import { contrastOf, wcagLimits } from '../../base/theme-data/contrast';
import { presetNames } from '../../studio/themes/presets';
import { headingFont } from './read-preset';

/** Styles that make the site look like a preset. Computed during the build: src/assembly/page-html/plugin. */
export interface PresetLook {
  name: string;
  /** True for light text on a dark background. */
  isDark: boolean;
  /** CSS values of the site's colors. */
  colors: Record<keyof ModeColors, string>;
  /** CSS values of font families, the weight of headings, and the radius of corners, as far as the preset has them. */
  body: string;
  heading: string;
  headingWeight: number | string;
  monospace: string;
  radius: string | undefined;
  /** Color of the focus ring: the site's own, so that it can always be seen. */
  focus: string;
  /** Text colors with less contrast on the background than WCAG AA asks for, such as `gray 2.9`. */
  low: string[];
}

const textColors = ['text', 'primary', 'secondary', 'accent', 'gray'] as const;

/** Reads a preset. Missing colors are mixed from its text and background; colors of meaning are the site's. */
function createLook(name: (typeof presetNames)[number]): PresetLook {
  const preset = presets[name] as Theme;
  const own = preset.colors as Record<string, unknown>;
  const read = (key: string, fallback: string) =>
    typeof own[key] === 'string' ? own[key] : fallback;
  const text = read('text', '#000');
  const background = read('background', '#fff');
  const mix = (percent: number) => `color-mix(in srgb, ${text} ${percent}%, ${background})`;
  const primary = read('primary', text);
  const secondary = read('secondary', primary);
  const isDark = contrastOf('#fff', background)! > contrastOf('#000', background)!;
  const site = palettes[isDark ? 'dark' : 'default'];
  const colors = {
    ...site,
    text,
    background,
    primary,
    secondary,
    accent: read('accent', read('purple', secondary)),
    gray: read('gray', read('grey', mix(70))),
    // Surfaces below text: those of some presets are too strong for that.
    muted: mix(5),
    highlight: `color-mix(in srgb, ${primary} 14%, ${background})`,
  };
  const low = textColors.flatMap((key) => {
    const contrast = contrastOf(colors[key], background) ?? wcagLimits.text;
    return contrast < wcagLimits.text ? [`${key} ${contrast.toFixed(1)}`] : [];
  });
  const {
    fonts = {},
    fontWeights = {},
    radii = {},
  } = preset as Record<string, Record<string, string>>;
  return {
    name,
    isDark,
    colors,
    body: fonts.body!,
    heading: headingFont(fonts as { heading: string; body: string }),
    headingWeight: fontWeights.heading ?? 700,
    monospace: fonts.monospace!,
    radius: radii.default,
    focus: site.primary,
    low,
  };
}

/** All presets, in the order of their pages. */
export const presetLooks: PresetLook[] = presetNames.map(createLook);
