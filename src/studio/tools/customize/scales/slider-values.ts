/** Range of a slider, in its unit. */
export interface SliderRange {
  unit: string;
  min: number;
  max: number;
  step: number;
}

type Bounds = readonly [min: number, max: number, step: number];

/** Ranges in px of the scales of lengths. */
const pixels: Readonly<Record<string, Bounds>> = {
  fontSizes: [8, 96, 1],
  lineHeights: [8, 96, 1],
  letterSpacings: [-4, 8, 0.1],
  space: [0, 64, 1],
  radii: [0, 32, 1],
  borderWidths: [0, 16, 1],
};

/** Ranges of the scales in which a number without a unit isn't a length. */
const factors: Readonly<Record<string, Bounds>> = {
  fontWeights: [100, 1000, 50],
  lineHeights: [0.8, 2.5, 0.025],
  opacities: [0, 1, 0.01],
};

/** Ranges in rem and em that aren't a sixteenth of those in px. */
const relative: Readonly<Record<string, Bounds>> = { letterSpacings: [-0.1, 0.3, 0.005] };

/** Returns whether a number without a unit is a length in px in a scale with sliders. */
export const isInPixels = (scale: string) =>
  Object.hasOwn(pixels, scale) && !Object.hasOwn(factors, scale);

function boundsOf(scale: string, unit: string): Bounds | undefined {
  if (unit === '') return factors[scale] ?? pixels[scale];
  const bounds = pixels[scale];
  if (!bounds || unit === 'px') return bounds;
  const [min, max, step] = bounds;
  return relative[scale] ?? [min / 16, max / 16, step / 16];
}

/** Maximum range as a multiple of the usual one. A pill's radius of 9999 px is at the end of the usual one. */
const MAX_RANGE_FACTOR = 16;

/** Factor of the space above the largest value, so that its slider doesn't start at the end. */
const HEADROOM = 1.25;

/**
 * Returns the range of the sliders for the values of a scale in a unit, so that a larger value is further to the right.
 * Ranges of lengths grow until all values fit, with room for larger ones.
 * @param scale key of the theme
 * @returns undefined if the scale has no slider for this unit
 */
export function sliderRange(
  scale: string,
  unit: string,
  numbers: readonly number[],
): SliderRange | undefined {
  const [min, usual, step] = boundsOf(scale, unit) ?? [];
  if (min === undefined || usual === undefined || step === undefined) return undefined;
  if (unit === '' && factors[scale]) return { unit, min, max: usual, step };
  const sizes = numbers.map((number) => Math.abs(number) * HEADROOM);
  const needed = Math.max(...sizes.filter((size) => size <= usual * MAX_RANGE_FACTOR));
  let max = usual;
  // 1, 1.5, 2, 3, 4, 6 times the usual one, and so on.
  while (max < needed) max *= Number.isInteger(Math.log2(max / usual)) ? 1.5 : 4 / 3;
  const lowest = Math.min(...numbers);
  if (lowest >= min) return { unit, min, max, step };
  return { unit, min: lowest < 0 ? -max : 0, max, step };
}
