import { wcagContrast, type Rgb } from 'culori/fn';
import { over, parseColor } from './color';

/** What WCAG asks of text, of large text, and of the parts of a control. */
export const wcagLimits = { text: 4.5, largeText: 3, part: 3 } as const;

/** Contrast that WCAG requires at level AAA. It has no higher limit for parts of controls. */
export const enhancedLimits = { text: 7, largeText: 4.5, part: 3 } as const;

/** Both colors as they show; undefined when one is no color, or nothing opaque is below. */
function shown(foreground: string, background: string, page: string): [Rgb, Rgb] | undefined {
  const [front, back, below] = [foreground, background, page].map(parseColor);
  if (!front || !back || !below) return undefined;
  const ground = over(back, below);
  const above = ground && over(front, ground);
  return above && [above, ground];
}

/**
 * WCAG 2.2 contrast of two CSS colors; a translucent one is seen over what is below.
 * @param page what is below a translucent background
 * @returns from 1 to 21, rounded down to two digits, so that none passes by rounding; undefined when one of
 * them is no color, or nothing opaque is below
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastOf(
  foreground: string,
  background: string,
  page = background,
): number | undefined {
  const colors = shown(foreground, background, page);
  return colors && Math.floor(wcagContrast(...colors) * 100) / 100;
}

/** Screen luminance of a color as APCA takes it: the channels by a power of their own, black lifted. */
function screenLuminance({ r, g, b }: Rgb): number {
  const y = 0.2126729 * r ** 2.4 + 0.7151522 * g ** 2.4 + 0.072175 * b ** 2.4;
  return y < 0.022 ? y + (0.022 - y) ** 1.414 : y;
}

/**
 * Lightness contrast by APCA 0.0.98G-4g. It is a proposal: no law or WCAG version asks for it.
 * @returns Lc from about -108 (light text on dark) to 106 (dark text on light), one digit; undefined as above
 * @see https://github.com/Myndex/SAPC-APCA
 */
export function lightnessContrastOf(
  foreground: string,
  background: string,
  page = background,
): number | undefined {
  const colors = shown(foreground, background, page);
  if (!colors) return undefined;
  const [text, back] = colors.map(screenLuminance) as [number, number];
  if (Math.abs(back - text) < 0.0005) return 0;
  const isDarkOnLight = back > text;
  const contrast =
    1.14 * (isDarkOnLight ? back ** 0.56 - text ** 0.57 : back ** 0.65 - text ** 0.62);
  if (Math.abs(contrast) < 0.1) return 0;
  return Math.round((contrast - Math.sign(contrast) * 0.027) * 1000) / 10;
}
