/**
 * Computes a quantile with linear interpolation.
 * @param {number[]} values non-finite values are ignored
 * @param {number} fraction 0 for the minimum, 1 for the maximum
 * @returns {number} NaN if there are no values
 */
export function quantile(values, fraction) {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  if (sorted.length === 0) return NaN;
  const position = fraction * (sorted.length - 1);
  const below = sorted[Math.floor(position)];
  return below + (sorted[Math.ceil(position)] - below) * (position % 1);
}

/**
 * @param {number[]} values non-finite values are ignored
 * @returns {number} NaN if there are no values
 */
export function median(values) {
  return quantile(values, 0.5);
}
