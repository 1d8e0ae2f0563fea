/**
 * The value at a share of the way through the sorted values.
 * @param {number[]} values numbers; those that are not finite are left out
 * @param {number} share from 0, the least, to 1, the greatest
 * @returns {number} NaN when there is no value
 */
export function quantile(values, share) {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  if (sorted.length === 0) return NaN;
  const position = share * (sorted.length - 1);
  const below = sorted[Math.floor(position)];
  return below + (sorted[Math.ceil(position)] - below) * (position % 1);
}

/**
 * The value in the middle.
 * @param {number[]} values
 * @returns {number} NaN when there is no value
 */
export function median(values) {
  return quantile(values, 0.5);
}
