import {
  blend,
  clampChroma,
  clampRgb,
  converter,
  formatHex,
  formatHex8,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  useMode as addMode,
  type Color,
  type Rgb,
} from 'culori/fn';

// The color spaces of CSS Color 4, and those that culori converts through.
const rgbModes = [modeRgb, modeLrgb, modeP3, modeA98, modeProphoto, modeRec2020];
for (const mode of [...rgbModes, modeHsl, modeHwb, modeXyz50, modeXyz65]) {
  addMode(mode as typeof modeRgb);
}
for (const mode of [modeLab, modeLch, modeOklab, modeOklch]) addMode(mode as typeof modeLab);

const toRgb = converter('rgb');

/**
 * Parses a CSS color.
 * @returns undefined for other text, and for colors that only a browser can compute, such as `currentcolor`
 */
export function parseColor(text: string): Color | undefined {
  const css = text.trim().toLowerCase();
  // culori also parses `400` and `fff` as hex, and unclosed functions. It throws for some incomplete colors.
  if (/^[\da-f]+$/.test(css) || (css.includes('(') && !css.endsWith(')'))) return undefined;
  try {
    return parse(css);
  } catch {
    return undefined;
  }
}

/** Formats a color as the nearest hex code with eight digits. */
export const toHex8 = (color: Color): string => formatHex8(color);

/** Formats a color as the nearest hex code with six digits, without alpha. */
export const toHex = (color: Color): string => formatHex({ ...color, alpha: undefined } as Color);

/** Converts a color to sRGB as screens do, by clipping its channels. */
const clipToSrgb = (color: Color) => clampRgb(toRgb(color));

/** Rounding error of a channel, which is from 0 to 1: a tenth of an 8-bit step. */
const CHANNEL_TOLERANCE = 0.0004;

/** True if a color is in sRGB. */
export function canShowInSrgb(color: Color): boolean {
  const { r, g, b } = toRgb(color);
  return [r, g, b].every((value) => value >= -CHANNEL_TOLERANCE && value <= 1 + CHANNEL_TOLERANCE);
}

/** Converts a color to sRGB. A color outside sRGB keeps its lightness and hue, and as much chroma as possible. */
export function toSrgb(color: Color): Color {
  // The corners of sRGB are outside of it by a rounding error, and clamping would remove much of the chroma of blue.
  return canShowInSrgb(color) ? clipToSrgb(color) : clampChroma(color, 'oklch');
}

/** Converts an OKLCH color to a hex code in sRGB, with eight digits if it's translucent. */
export function oklchToHex(l: number, c: number, h: number, alpha = 1): string {
  const color = toSrgb({ mode: 'oklch', l, c, h, alpha });
  return alpha < 1 ? formatHex8(color) : formatHex(color);
}

/** Brand color: opaque, and in sRGB. */
interface BrandColor {
  hex: string;
  /** True if it differs from the text's color, which was translucent or outside sRGB. */
  isChanged: boolean;
}

/** Parses a CSS color as a brand color; undefined for other text, and for fully transparent colors. */
export function readBrandColor(text: string): BrandColor | undefined {
  const color = parseColor(text);
  if (!color || color.alpha === 0) return undefined;
  return { hex: toHex(color), isChanged: (color.alpha ?? 1) < 1 || !canShowInSrgb(color) };
}

/**
 * Composites a color over another one, in sRGB.
 * @returns undefined if neither is opaque
 */
export function over(front: Color, back: Color): Rgb | undefined {
  if ((front.alpha ?? 1) === 1) return clipToSrgb(front);
  return (back.alpha ?? 1) === 1
    ? toRgb(blend([clipToSrgb(back), clipToSrgb(front)], 'normal', 'rgb'))
    : undefined;
}
