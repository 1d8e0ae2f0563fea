import type { Plain } from '../../base/theme-data/changes';
import { partsOf } from '../../base/theme-data/theme-parts';
import { isGroup } from '../../base/theme-data/theme-path';

/** Maximum number of values in a theme from a link or a text. The largest preset has about 650. */
export const MAX_VALUES = 5000;

const formatCount = (count: number) => count.toLocaleString('en-US');

/** Number of values in a part of a theme. An empty group counts as one. */
export const countValues = (part: Plain): number =>
  [...partsOf(part)].filter(({ value }) => !isGroup(value) || Object.keys(value).length === 0)
    .length;

/**
 * Refuses more values than pages can handle quickly.
 * @throws Error with a message for readers that has the number and the limit
 */
export function checkCount(count: number): void {
  if (count <= MAX_VALUES) return;
  throw new Error(
    `This theme has ${formatCount(count)} values. The limit is ${formatCount(MAX_VALUES)}.`,
  );
}
