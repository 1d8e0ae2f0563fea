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

// The notations that CSS Color 4 has, and the spaces between them.
const rgbModes = [modeRgb, modeLrgb, modeP3, modeA98, modeProphoto, modeRec2020];
for (const mode of [...rgbModes, modeHsl, modeHwb, modeXyz50, modeXyz65]) {
  addMode(mode as typeof modeRgb);
}
for (const mode of [modeLab, modeLch, modeOklab, modeOklch]) addMode(mode as typeof modeLab);

const toRgb = converter('rgb');

/**
 * Reads a CSS color.
 * @returns undefined for other texts, and for colors that only a browser can compute, such as `currentcolor`
 */
export function parseColor(text: string): Color | undefined {
  const css = text.trim().toLowerCase();
  // culori also reads `400` and `fff` as hex, and calls that aren't closed. Beginnings of others make it throw.
  if (/^[\da-f]+$/.test(css) || (css.includes('(') && !css.endsWith(')'))) return undefined;
  try {
    return parse(css);
  } catch {
    return undefined;
  }
}

/** The nearest hex code of eight digits. */
export const toHex8 = (color: Color): string => formatHex8(color);

/** The nearest hex code of six digits. */
export const toHex = (color: Color): string => formatHex({ ...color, alpha: undefined } as Color);

/** A color in sRGB as screens paint it: channels outside of sRGB are clipped. */
const painted = (color: Color) => clampRgb(toRgb(color));

/** How far from 0 to 1 a channel can be by rounding: a tenth of a step of eight bits. */
const CHANNEL_TOLERANCE = 0.0004;

/** Returns whether a screen of sRGB can show a color. */
export function canShowInSrgb(color: Color): boolean {
  const { r, g, b } = toRgb(color);
  return [r, g, b].every((value) => value >= -CHANNEL_TOLERANCE && value <= 1 + CHANNEL_TOLERANCE);
}

/** Converts a color to sRGB. One that sRGB doesn't have keeps its lightness and hue, and as much chroma as possible. */
export function toSrgb(color: Color): Color {
  // Corners of sRGB are outside of it by a rounding error. Clamping the chroma would take much of the chroma of blue.
  return canShowInSrgb(color) ? painted(color) : clampChroma(color, 'oklch');
}

/** The hex code of an OKLCH color in sRGB. Eight digits if it's translucent. */
export function oklchToHex(l: number, c: number, h: number, alpha = 1): string {
  const color = toSrgb({ mode: 'oklch', l, c, h, alpha });
  return alpha < 1 ? formatHex8(color) : formatHex(color);
}

/** The hex code of a brand color. It's opaque, and in sRGB. */
interface BrandColor {
  hex: string;
  /** True if the hex code is another color than the text. */
  isChanged: boolean;
}

/** Reads a CSS color as a brand color; undefined for other texts, and for what can't be seen. */
export function readBrandColor(text: string): BrandColor | undefined {
  const color = parseColor(text);
  if (!color || color.alpha === 0) return undefined;
  return { hex: toHex(color), isChanged: (color.alpha ?? 1) < 1 || !canShowInSrgb(color) };
}

/**
 * What shows of a color over another one, on an sRGB screen.
 * @returns undefined when the one below is not opaque, and neither is the one above
 */
export function over(front: Color, back: Color): Rgb | undefined {
  if ((front.alpha ?? 1) === 1) return painted(front);
  return (back.alpha ?? 1) === 1
    ? toRgb(blend([painted(back), painted(front)], 'normal', 'rgb'))
    : undefined;
}
