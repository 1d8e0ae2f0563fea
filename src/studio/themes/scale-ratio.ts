/** Ratios of scales, by their names in music and geometry. */
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
 * Creates a scale in which each size is a multiple of the one before it.
 * @param base size at `place`, in px
 * @param place index of that size
 * @returns whole px
 */
export function scaleByRatio(base: number, ratio: number, place: number, length: number): number[] {
  return Array.from({ length }, (_, index) => Math.round(base * ratio ** (index - place)));
}
