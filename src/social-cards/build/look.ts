import { palettes } from '../../design/colors';
import { letterSpacings } from '../../design/scales';
import type { FontStep } from './fit-text';

/** Kinds of text on a card, by weight of the font. */
export const weights = { plain: 400, strong: 800 } as const;

/** Kind of text on a card. */
export type CardWeight = keyof typeof weights;

/** Space between the letters of a title, in em. */
export const titleSpacing = parseFloat(letterSpacings.display);

/** Space around the texts, in px. */
export const margin = 72;

/**
 * A shape of the home page's picture in each mode: its corners, what is free around it as a part of the tile,
 * and the color of the mode behind it. The shape has the primary one.
 */
export const tiles = [
  { corners: '0 0 100% 0', free: 0, mode: 'default', behind: 'highlight' },
  { corners: '50%', free: 0.1, mode: 'dark', behind: 'background' },
  { corners: '50% 50% 0 0', free: 0, mode: 'deep', behind: 'background' },
  { corners: '0 100% 0 100%', free: 0, mode: 'swiss', behind: 'highlight' },
] as const;

/** Colors of the texts. */
export const colors = palettes.default;

/** Sizes that a title may have: large on one line, or smaller on more. */
export const titleSteps: [FontStep, ...FontStep[]] = [
  { size: 120, lines: 1 },
  { size: 108, lines: 1 },
  { size: 96, lines: 1 },
  { size: 88, lines: 2 },
  { size: 80, lines: 2 },
  { size: 72, lines: 2 },
  { size: 64, lines: 3 },
];

/** The one size of descriptions. */
export const descriptionSteps: [FontStep] = [{ size: 30, lines: 3 }];
