import { palettes } from '../../design/colors';
import { letterSpacings } from '../../design/scales';
import type { FontStep } from './fit-text';

/** Font weights of the texts. */
export const weights = { plain: 400, strong: 800 } as const;

/** Name of a font weight. */
export type CardWeight = keyof typeof weights;

/** Letter spacing of titles, in em. */
export const titleSpacing = parseFloat(letterSpacings.display);

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

/** Font sizes of titles: large on one line, or smaller on several. */
export const titleSteps: [FontStep, ...FontStep[]] = [
  { size: 120, maxLines: 1 },
  { size: 108, maxLines: 1 },
  { size: 96, maxLines: 1 },
  { size: 88, maxLines: 2 },
  { size: 80, maxLines: 2 },
  { size: 72, maxLines: 2 },
  { size: 64, maxLines: 3 },
];

/** Font size of descriptions. */
export const descriptionSteps: [FontStep] = [{ size: 30, maxLines: 3 }];
