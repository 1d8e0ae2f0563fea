import {
  clampChroma,
  converter,
  displayable,
  formatCss,
  formatHex,
  formatHex8,
  type Color,
} from 'culori/fn';
import { parseColor } from './color';

/** A color in OKLCH with its opacity: lightness and opacity from 0 to 1, chroma from 0, hue in degrees. */
export interface OklchColor {
  l: number;
  c: number;
  h: number;
  alpha: number;
}

/** Highest chroma that a slider offers; sRGB and Display P3 end below. */
export const highestChroma = 0.37;

const toColor = ({ l, c, h, alpha }: OklchColor): Color => ({ mode: 'oklch', l, c, h, alpha });

/** Reads a CSS color into OKLCH; undefined for what is none. */
export function readOklch(text: string): OklchColor | undefined {
  const color = parseColor(text);
  if (!color) return undefined;
  const { l, c, h = 0, alpha = 1 } = converter('oklch')(color);
  return { l, c, h, alpha };
}

/** Whether a screen of sRGB can show it. */
export const isInSrgb = (color: OklchColor) => displayable(toColor(color));

const rounded = (value: number, digits: number) => String(Number(value.toFixed(digits)));

/** Numbers of a function in CSS, in the style of another one: with commas or spaces. */
function call(name: string, parts: string[], alpha: number, like: string): string {
  const hasCommas = like.includes(',');
  const opacity = alpha < 1 ? rounded(alpha, 3) : '';
  if (!hasCommas) return `${name}(${parts.join(' ')}${opacity && ` / ${opacity}`})`;
  const fullName = opacity && !name.endsWith('a') ? `${name}a` : name;
  return `${fullName}(${[...parts, opacity].filter(Boolean).join(', ')})`;
}

/**
 * Writes a color in the notation of another text: hex stays hex, `hsl()` stays `hsl()`. A name becomes hex.
 * What the notation's space cannot hold gets the strongest chroma that it can.
 * @param like a CSS color; hex is written like anything else
 */
export function writeLike(color: OklchColor, like: string): string {
  const { l, c, h, alpha } = color;
  const [, name = ''] = /^\s*(rgba?|hsla?|oklch|oklab|lab|lch|hwb|color)\(/i.exec(like) ?? [];
  const asked = name.toLowerCase();
  if (asked === 'oklch') {
    const lightness = like.includes('%') ? `${rounded(l * 100, 2)}%` : rounded(l, 4);
    return call('oklch', [lightness, rounded(c, 4), rounded(h, 2)], alpha, '');
  }
  const inSrgb = clampChroma(toColor(color), 'oklch');
  if (asked.startsWith('rgb')) {
    const { r, g, b } = converter('rgb')(inSrgb);
    const parts = [r, g, b].map((value) => rounded(Math.min(1, Math.max(0, value)) * 255, 0));
    return call(asked, parts, alpha, like);
  }
  if (asked.startsWith('hsl')) {
    const { h: hue = 0, s, l: lightness } = converter('hsl')(inSrgb);
    const percent = (value: number) => `${rounded(value * 100, 1)}%`;
    return call(asked, [rounded(hue, 1), percent(s), percent(lightness)], alpha, like);
  }
  const { mode } = parseColor(like) ?? {};
  if (asked && mode) {
    const css = formatCss(converter(mode)(toColor(color)) as Color);
    return css.replace(/-?\d+\.\d{5,}/g, (number) => rounded(Number(number), 4));
  }
  return alpha < 1 ? formatHex8(inSrgb) : formatHex(inSrgb);
}
