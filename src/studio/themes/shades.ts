import { oklchToHex } from '../../base/theme-data/color';
import { readOklch, writeLike } from './color-notation';
import type { PlainObject } from '../../base/theme-data/changes';

/** Steps of a scale of shades: lightness in OKLCH, and chroma as a share of the strongest. */
const steps: Readonly<Record<string, readonly [lightness: number, chroma: number]>> = {
  50: [0.975, 0.06],
  100: [0.945, 0.13],
  200: [0.89, 0.24],
  300: [0.82, 0.43],
  400: [0.72, 0.68],
  500: [0.63, 0.88],
  600: [0.55, 1],
  700: [0.485, 1],
  800: [0.42, 0.82],
  900: [0.365, 0.6],
  950: [0.27, 0.38],
};

/** Maximum chroma of shades that are stronger than a pale color. */
const MAX_ADDED_CHROMA = 0.2;

/** Names of hues in OKLCH, each up to an angle in degrees. */
const hueNames: readonly (readonly [number, string])[] = [
  [20, 'pink'],
  [45, 'red'],
  [75, 'orange'],
  [115, 'yellow'],
  [135, 'lime'],
  [165, 'green'],
  [200, 'teal'],
  [235, 'cyan'],
  [275, 'blue'],
  [310, 'violet'],
  [345, 'magenta'],
  [360, 'pink'],
];

/** Returns the name of a hue in degrees. */
export const hueName = (hue: number) => hueNames.find(([end]) => hue < end)![1];

/** Chroma below which a color is called gray. */
export const GRAY_CHROMA = 0.015;

/** Returns the name of a hue, or “gray”. */
export const hueOrGray = ({ c, h }: { c: number; h: number }) =>
  c < GRAY_CHROMA ? 'gray' : hueName(h);

/**
 * Shades of a color from 50 to 950, all in sRGB and in the color's notation. The color itself is the step whose
 * lightness is nearest; the lightness of the others is adjusted to it.
 * @param color a CSS color
 * @returns undefined if it can't be computed, as for `var()`
 */
export function shadesOf(color: string): PlainObject | undefined {
  const original = readOklch(color);
  if (!original) return undefined;
  const table = Object.entries(steps);
  const distances = table.map(([, [lightness]]) => Math.abs(lightness - original.l));
  const place = distances.indexOf(Math.min(...distances));
  const [lightness, share] = table[place]![1];
  const shades = table.map(([name, [l, part]], index) => {
    if (index === place) return [name, color];
    const end = index < place ? 0 : table.length - 1;
    const nearness = 1 - Math.abs(index - place) / (Math.abs(end - place) + 1);
    const c = Math.min((original.c * part) / share, Math.max(original.c, MAX_ADDED_CHROMA));
    const hex = oklchToHex(l + (original.l - lightness) * nearness, c, original.h, original.alpha);
    return [name, writeLike(readOklch(hex)!, color)];
  });
  return Object.fromEntries(shades) as PlainObject;
}

/** Returns an unused name for shades of a color: its hue, with a number if needed. */
export function shadesName(color: string, isTaken: (name: string) => boolean): string {
  const hue = hueOrGray(readOklch(color) ?? { c: 0, h: 0 });
  let name = hue;
  for (let number = 2; isTaken(name); number += 1) name = `${hue}${number}`;
  return name;
}
