import { toHex8, parseColor } from '../../../../base/theme-data/color';
import type { ColorRow } from './color-modes';
import { formatPath } from '../../../../base/theme-data/theme-path';

/**
 * Finds colors by name or value, in any notation: `#07c` also finds `rgb(0, 119, 204)`.
 * @param query an empty text finds all
 */
export function findColors(rows: readonly ColorRow[], query: string): ColorRow[] {
  const text = query.trim().toLowerCase();
  const color = parseColor(text);
  const hex = color && toHex8(color);
  return rows.filter(({ path, values }) =>
    [formatPath(path), ...values].some((nameOrValue) => {
      if (nameOrValue === undefined) return false;
      if (nameOrValue.toLowerCase().includes(text)) return true;
      const parsed = hex && parseColor(nameOrValue);
      return parsed && toHex8(parsed) === hex;
    }),
  );
}
