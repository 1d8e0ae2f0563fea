import type { PlainObject } from '../../../../base/theme-data/changes';
import { convertColor, readOklch, writeLike, type Notation } from '../../../themes/color-notation';
import { isColorProperty } from './color-uses';
import { mapParts } from '../../../../base/theme-data/theme-parts';
import { formatPath, type ThemePath } from '../../../../base/theme-data/theme-path';

/** Changes all strings of a theme. */
export const mapTexts = (theme: PlainObject, change: (text: string, path: ThemePath) => string) =>
  mapParts({ path: [], value: theme }, ({ path, value }) =>
    typeof value === 'string' ? change(value, path) : value,
  ) as PlainObject;

/** Change of all colors of a theme. */
export interface ColorShift {
  /** Degrees of hue that are added. */
  hue: number;
  /** Factor of the chroma; 1 for none. */
  chroma: number;
  /** Lightness that is added, from -1 to 1. */
  lightness: number;
}

export const noShift: ColorShift = { hue: 0, chroma: 1, lightness: 0 };

/** Shifts a color, in its notation. Keeps `transparent`, and colors that only a browser can compute. */
export function shiftColor(text: string, { hue, chroma, lightness }: ColorShift): string {
  const color = readOklch(text);
  if (!color || color.alpha === 0) return text;
  const l = Math.min(1, Math.max(0, color.l + lightness));
  return writeLike({ ...color, l, c: color.c * chroma, h: (color.h + hue + 360) % 360 }, text);
}

/** Shifts all colors in all modes. Returns the same object if there's nothing to change. */
export function withShift(theme: PlainObject, shift: ColorShift): PlainObject {
  const { hue, chroma, lightness } = shift;
  if (theme.colors === undefined || (hue === 0 && chroma === 1 && lightness === 0)) return theme;
  return mapTexts(theme, (text, [key]) => (key === 'colors' ? shiftColor(text, shift) : text));
}

/**
 * Converts the colors of a theme, or of its changes, to one notation, also in styles. Keeps names in styles, which can
 * be keys of the theme, and colors that only a browser can compute.
 * @returns also the paths of colors that the notation can't express exactly
 */
export function withNotation(
  theme: PlainObject,
  notation: Notation,
): { theme: PlainObject; changed: string[] } {
  const changed: string[] = [];
  const result = mapTexts(theme, (text, path) => {
    const isInScale = path[0] === 'colors' || path[0] === 'rawColors';
    if (!isInScale && !(isColorProperty(path) && /[#(]/.test(text))) return text;
    const converted = convertColor(text, notation);
    if (converted?.losses.length) changed.push(formatPath(path));
    return converted?.value ?? text;
  });
  return { theme: result, changed };
}
