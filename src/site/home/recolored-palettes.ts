import { oklchToHex } from '../../base/theme-data/color';
import { contrastOf, wcagLimits } from '../../base/theme-data/contrast';
import { palettes, type ColorModeName, type ModeColors } from '../../base/design/colors';
import { colorModes } from '../../base/design/modes';
import { readOklch, type OklchColor } from '../../studio/themes/color-notation';

/** Colors of a mode that follow the primary color. */
export type FollowingColors = Pick<ModeColors, 'primary' | 'secondary' | 'accent' | 'highlight'>;

/** More than AA needs on the surfaces below, because code and messages are on tints of them. */
const MIN_CONTRAST = 5.2;

/** Steps of the search for a lightness, each half as far as the one before. */
const SEARCH_STEPS = 8;

/** How much stronger than in its palette a color may get. */
const MAX_STRENGTH = 1.3;

/**
 * Returns the nearest color with enough contrast with others. Its hue and chroma stay as far as sRGB has them.
 * @param end lightness that always has enough contrast: 0 or 1
 */
function withContrast(
  { l, c, h }: Omit<OklchColor, 'alpha'>,
  others: readonly string[],
  least: number,
  end: 0 | 1,
): string {
  const passes = (color: string) => others.every((other) => contrastOf(color, other)! >= least);
  const color = oklchToHex(l, c, h);
  if (passes(color)) return color;
  let [failing, passing] = [l, end as number];
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (failing + passing) / 2;
    if (passes(oklchToHex(middle, c, h))) passing = middle;
    else failing = middle;
  }
  return oklchToHex(passing, c, h);
}

/**
 * Returns the colors of all modes for another primary color. The others keep their distance in hue from it, and their
 * lightness. All text keeps AA contrast.
 * @param color hex code
 */
export function recolorPalettes(color: string): Record<ColorModeName, FollowingColors> {
  const picked = readOklch(color)!;
  const entries = colorModes.map(({ name, scheme }) => {
    const palette: ModeColors = palettes[name];
    const primary = readOklch(palette.primary)!;
    const strength = Math.min(picked.c / primary.c, MAX_STRENGTH);
    const turned = (key: keyof FollowingColors) => {
      const { l, c, h } = readOklch(palette[key])!;
      return { l, c: c * strength, h: h + picked.h - primary.h };
    };
    const [textEnd, surfaceEnd] = scheme === 'dark' ? ([1, 0] as const) : ([0, 1] as const);
    const { text, gray, danger, warning, success, info, background, muted } = palette;
    const texts = [text, gray, danger, warning, success, info];
    const highlight = withContrast(turned('highlight'), texts, wcagLimits.text, surfaceEnd);
    const onSurfaces = (from: Omit<OklchColor, 'alpha'>) =>
      withContrast(from, [background, muted, highlight], MIN_CONTRAST, textEnd);
    return [
      name,
      {
        primary: onSurfaces(picked),
        secondary: onSurfaces(turned('secondary')),
        accent: onSurfaces(turned('accent')),
        highlight,
      },
    ];
  });
  return Object.fromEntries(entries) as Record<ColorModeName, FollowingColors>;
}
