import type { PlainObject } from '../../base/theme-data/changes';
import { convertColor, readOklch, writeLike, type Notation } from './color-notation';
import { isColorProperty } from './color-uses';
import { mapParts } from '../../base/theme-data/theme-parts';
import { pathText, type ThemePath } from '../../base/theme-data/theme-path';

/** A theme with all of its texts changed. */
const mapTexts = (theme: PlainObject, change: (text: string, path: ThemePath) => string) =>
  mapParts({ path: [], value: theme }, ({ path, value }) =>
    typeof value === 'string' ? change(value, path) : value,
  ) as PlainObject;

/** How all colors of a theme are changed together. */
export interface ColorShift {
  /** Degrees of hue that are added. */
  hue: number;
  /** Factor of the chroma; 1 for none. */
  chroma: number;
  /** Lightness that is added, from -1 to 1. */
  lightness: number;
}

export const noShift: ColorShift = { hue: 0, chroma: 1, lightness: 0 };

/** A color with a shift, in its notation. Colors that only a browser can compute stay, and so does `transparent`. */
export function shiftColor(text: string, { hue, chroma, lightness }: ColorShift): string {
  const color = readOklch(text);
  if (!color || color.alpha === 0) return text;
  const l = Math.min(1, Math.max(0, color.l + lightness));
  return writeLike({ ...color, l, c: color.c * chroma, h: (color.h + hue + 360) % 360 }, text);
}

/** A theme with all of its colors changed in all modes, or the same theme if nothing is. */
export function withShift(theme: PlainObject, shift: ColorShift): PlainObject {
  const { hue, chroma, lightness } = shift;
  if (theme.colors === undefined || (hue === 0 && chroma === 1 && lightness === 0)) return theme;
  return mapTexts(theme, (text, [key]) => (key === 'colors' ? shiftColor(text, shift) : text));
}

/**
 * A theme, or its changes, with one notation for its colors and those in its styles. Names in styles stay, since
 * they can be keys of the theme, and so do colors that only a browser can compute.
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
    if (converted?.losses.length) changed.push(pathText(path));
    return converted?.value ?? text;
  });
  return { theme: result, changed };
}
