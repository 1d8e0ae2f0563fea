/** Ratios that scales are made with, by their names in music and geometry. */
export const ratios = {
  'minor second': 1.067,
  'major second': 1.125,
  'minor third': 1.2,
  'major third': 1.25,
  'perfect fourth': 1.333,
  'augmented fourth': 1.414,
  'perfect fifth': 1.5,
  'golden section': 1.618,
  octave: 2,
} as const;

/**
 * A scale in which each size is the one before it times a ratio.
 * @param base the size at a place, in px
 * @param place of the base, from 0
 * @returns whole px, in as many entries as asked for
 */
export function scaleByRatio(base: number, ratio: number, place: number, length: number): number[] {
  return Array.from({ length }, (_, index) => Math.round(base * ratio ** (index - place)));
}
