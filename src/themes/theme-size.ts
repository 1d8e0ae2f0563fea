import type { Plain } from './changes';

/** Most values of a theme that comes with a link or a text. The largest preset has some 650. */
export const MAX_VALUES = 5000;

const written = (count: number) => count.toLocaleString('en-US');

/** Count of the values in a part of a theme; an empty group is one. */
export function countValues(part: Plain): number {
  if (typeof part !== 'object' || part === null) return 1;
  const count = Object.values(part).reduce<number>(
    (sum, each) => sum + countValues(each as Plain),
    0,
  );
  return Math.max(1, count);
}

/**
 * Refuses a number of values that pages are too slow for.
 * @throws an error in words for the reader, with the number and the limit
 */
export function checkCount(count: number): void {
  if (count <= MAX_VALUES) return;
  throw new Error(
    `This theme has ${written(count)} values; at most ${written(MAX_VALUES)} are read.`,
  );
}
