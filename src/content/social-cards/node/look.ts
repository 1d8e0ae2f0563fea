import { palettes } from '../../../base/design/colors';

/** Font weights of the texts. */
export const weights = { plain: 400, strong: 800 } as const;

/** Name of a font weight. */
export type CardWeight = keyof typeof weights;

/** Margin around the texts, in px. */
export const margin = 72;

/**
 * Shapes of the home page's picture, each in the colors of one mode: `borderRadius`, the space around the shape as a
 * fraction of the tile's size, the mode, and its color that fills the tile. The shape has the mode's primary color.
 */
export const tiles = [
  { borderRadius: '0 0 100% 0', inset: 0, mode: 'default', background: 'highlight' },
  { borderRadius: '50%', inset: 0.1, mode: 'dark', background: 'background' },
  { borderRadius: '50% 50% 0 0', inset: 0, mode: 'deep', background: 'background' },
  { borderRadius: '0 100% 0 100%', inset: 0, mode: 'swiss', background: 'highlight' },
] as const;

/** Colors of the background and the texts. */
export const colors = palettes.default;

/**
 * Font size and wrapping of a title: on one line, in lines of similar length, or, if it's long or has a word that may
 * be wider than the card, cut off after three lines. satori can't balance lines and limit their number at the same
 * time.
 */
export function titleLook(title: string): { fontSize: number } & Record<string, string | number> {
  if (title.length <= 15) return { fontSize: 104 };
  if (title.length <= 34 && !/\w{20}/.test(title)) return { fontSize: 88, textWrap: 'balance' };
  return { fontSize: 64, lineClamp: 3, overflowWrap: 'anywhere' };
}

/** Font size and wrapping of descriptions. Front matter limits their length. */
export const descriptionLook = { fontSize: 30, textWrap: 'balance' };
