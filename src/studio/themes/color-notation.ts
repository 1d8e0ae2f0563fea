import { converter, formatCss, type Color } from 'culori/fn';
import { canShowInSrgb, oklchToHex, parseColor, toSrgb } from '../../base/theme-data/color';

/** A color in OKLCH with its opacity: lightness and opacity from 0 to 1, chroma from 0, hue in degrees. */
export interface OklchColor {
  l: number;
  c: number;
  h: number;
  alpha: number;
}

/** Maximum chroma of sliders, above that of sRGB and Display P3. */
export const MAX_CHROMA = 0.37;

const toColor = (color: OklchColor): Color => ({ mode: 'oklch', ...color });

/** Reads a CSS color as OKLCH; undefined if it isn't one. */
export function readOklch(text: string): OklchColor | undefined {
  const color = parseColor(text);
  if (!color) return undefined;
  const { l, c, h = 0, alpha = 1 } = converter('oklch')(color);
  return { l, c, h, alpha };
}

/** Returns whether an sRGB screen can show a color. */
export const isInSrgb = (color: OklchColor) => canShowInSrgb(toColor(color));

const rounded = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** Writes a CSS function with commas or spaces, as another one has them. */
function call(name: string, parts: string[], alpha: number, like: string): string {
  const hasCommas = like.includes(',');
  const opacity = alpha < 1 ? rounded(alpha, 3) : '';
  if (!hasCommas) return `${name}(${parts.join(' ')}${opacity && ` / ${opacity}`})`;
  return `${name}(${[...parts, opacity].filter(Boolean).join(', ')})`;
}

/**
 * Writes a color in the notation of another text: hex stays hex, `hsl()` stays `hsl()`. A name becomes hex.
 * A color that doesn't fit the notation's space gets the highest chroma that does.
 * @param like CSS color; anything else is written as hex
 */
export function writeLike(color: OklchColor, like: string): string {
  const { l, c, h, alpha } = color;
  const [, name = ''] = /^\s*(rgba?|hsla?|oklch|oklab|lab|lch|hwb|color)\(/i.exec(like) ?? [];
  const functionName = name.toLowerCase();
  if (functionName === 'oklch') {
    const lightness = /\(\s*[\d.]+%/.test(like) ? `${rounded(l * 100, 2)}%` : rounded(l, 4);
    return call('oklch', [lightness, rounded(c, 4), rounded(h, 2)], alpha, '');
  }
  const inSrgb = toSrgb(toColor(color));
  if (functionName.startsWith('rgb')) {
    const { r, g, b } = converter('rgb')(inSrgb);
    const parts = [r, g, b].map((value) => rounded(Math.min(1, Math.max(0, value)) * 255, 0));
    return call(functionName, parts, alpha, like);
  }
  if (functionName.startsWith('hsl')) {
    const { h: hue = 0, s, l: lightness } = converter('hsl')(inSrgb);
    // Conversions give white a saturation above 1.
    const percent = (value: number) => `${rounded(Math.min(1, Math.max(0, value)) * 100, 1)}%`;
    return call(functionName, [rounded(hue, 1), percent(s), percent(lightness)], alpha, like);
  }
  const { mode } = parseColor(like) ?? {};
  if (functionName && mode) {
    const css = formatCss(
      converter(mode)(functionName === 'hwb' ? inSrgb : { mode: 'oklch', ...color }) as Color,
    );
    return css.replace(/-?\d+(\.\d+)?(e-?\d+)?/g, (number) => rounded(Number(number), 4));
  }
  return oklchToHex(l, c, h, alpha);
}

/** Notations that a color can be converted to, with a sample of each. */
export const notations = {
  hex: '#000000',
  rgb: 'rgb(0 0 0)',
  hsl: 'hsl(0 0% 0%)',
  oklch: 'oklch(0 0 0)',
} as const;

export type Notation = keyof typeof notations;

/** Returns the notation of a color; undefined for names and other functions. */
export function notationOf(text: string): Notation | undefined {
  const start = /^\s*(#|rgb|hsl|oklch)/i.exec(text)?.[1]?.toLowerCase();
  return start === '#' ? 'hex' : (start as Notation | undefined);
}

/**
 * Converts a color to another notation.
 * @returns the text, and what it can't express of the color, in words for the reader; undefined if it isn't a color
 */
export function convertColor(
  text: string,
  notation: Notation,
): { value: string; losses: string[] } | undefined {
  const before = readOklch(text);
  if (!before) return undefined;
  const value = writeLike(before, notations[notation]);
  const after = readOklch(value)!;
  const losses = [];
  if (before.c - after.c > 0.001 && !isInSrgb(before)) {
    const [from, to] = [before.c, after.c].map((chroma) => rounded(chroma, 3));
    losses.push(`${notation} can only express sRGB colors: chroma ${from} became ${to}.`);
  }
  if (Math.abs(before.alpha - after.alpha) > 0.0005) {
    const [from, to] = [before.alpha, after.alpha].map((alpha) => rounded(alpha, 3));
    losses.push(`${notation} supports only 256 opacity levels: ${from} became ${to}.`);
  }
  return { value, losses };
}
