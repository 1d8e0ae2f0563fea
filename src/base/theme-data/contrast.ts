import { wcagContrast, type Rgb } from 'culori/fn';
import { over, parseColor } from './color';

/** Minimum contrast by WCAG 2.2 AA, for text, large text, and parts of controls. */
export const wcagLimits = { text: 4.5, largeText: 3, part: 3 } as const;

/** Minimum contrast by WCAG 2.2 AAA, which isn't higher for parts of controls. */
export const enhancedLimits = { text: 7, largeText: 4.5, part: 3 } as const;

/** Composites both colors on the page; undefined if one is invalid, or nothing opaque is below. */
function composite(foreground: string, background: string, page: string): [Rgb, Rgb] | undefined {
  const [front, back, below] = [foreground, background, page].map(parseColor);
  if (!front || !back || !below) return undefined;
  const opaqueBack = over(back, below);
  const opaqueFront = opaqueBack && over(front, opaqueBack);
  return opaqueFront && [opaqueFront, opaqueBack];
}

/**
 * Returns the WCAG 2.2 contrast of two CSS colors. Translucent colors are composited first.
 * @param page color below a translucent background
 * @returns from 1 to 21, rounded down to two decimals, so that no pair passes by rounding; undefined if a color is
 * invalid, or nothing opaque is below
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastOf(
  foreground: string,
  background: string,
  page = background,
): number | undefined {
  const colors = composite(foreground, background, page);
  return colors && Math.floor(wcagContrast(...colors) * 100) / 100;
}

/** Screen luminance as APCA defines it, with a soft clamp for black. */
function screenLuminance({ r, g, b }: Rgb): number {
  const y = 0.2126729 * r ** 2.4 + 0.7151522 * g ** 2.4 + 0.072175 * b ** 2.4;
  return y < 0.022 ? y + (0.022 - y) ** 1.414 : y;
}

/**
 * Returns the lightness contrast by APCA 0.0.98G-4g, a proposal that no law or WCAG version requires.
 * @returns Lc from about -108 (light text on dark) to 106 (dark text on light), with one decimal; undefined like
 * `contrastOf`
 * @see https://github.com/Myndex/SAPC-APCA
 */
export function lightnessContrastOf(
  foreground: string,
  background: string,
  page = background,
): number | undefined {
  const colors = composite(foreground, background, page);
  if (!colors) return undefined;
  const [text, back] = colors.map(screenLuminance) as [number, number];
  if (Math.abs(back - text) < 0.0005) return 0;
  const isDarkOnLight = back > text;
  const contrast =
    1.14 * (isDarkOnLight ? back ** 0.56 - text ** 0.57 : back ** 0.65 - text ** 0.62);
  if (Math.abs(contrast) < 0.1) return 0;
  return Math.round((contrast - Math.sign(contrast) * 0.027) * 1000) / 10;
}
