import { parse, wcagContrast } from 'culori';

/**
 * WCAG 2.2 contrast of two CSS colors.
 * @returns from 1 to 21, two digits; undefined when one of them is no opaque color
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function contrastOf(foreground: string, background: string): number | undefined {
  const [front, back] = [parse(foreground), parse(background)];
  if (!front || !back || (front.alpha ?? 1) < 1 || (back.alpha ?? 1) < 1) return undefined;
  return Math.floor(wcagContrast(front, back) * 100) / 100;
}

/** What WCAG asks of text, of large text, and of the parts of a control. */
export const wcagLimits = { text: 4.5, largeText: 3, part: 3 } as const;
