import { oklchToHex, parseColor, toHex } from '../../base/theme-data/color';
import { readOklch } from './color-notation';
import { contrastOf } from '../../base/theme-data/contrast';
import { nearestPassing, type Neighbor } from './repair';
import { between, pick, type RandomNumber } from './seed';

/** Distances in hue from the first color, in degrees, to the second and the third. */
export const harmonies = {
  monochrome: [0, 0],
  analogous: [30, -30],
  complementary: [180, 30],
  split: [150, 210],
  triad: [120, 240],
  square: [90, 180],
} as const satisfies Record<string, readonly [number, number]>;

export type Harmony = keyof typeof harmonies;

export const harmonyNames = Object.keys(harmonies) as Harmony[];

/** Colors of one mode, as hex codes. */
interface RandomColors {
  text: string;
  background: string;
  primary: string;
  secondary: string;
  accent: string;
  highlight: string;
  muted: string;
  gray: string;
  /** Brand color as entered. `primary` is its nearest shade that can be text. */
  brand?: string;
  /** Color of text on the brand color. */
  onBrand?: string;
}

/** Parameters of a random palette. */
export interface PaletteParameters {
  /** Brand color that the palette starts from, as a hex code. */
  brand?: string;
  /** Of the first color, in degrees of OKLCH. */
  hue: number;
  harmony: Harmony;
  /** Chroma of the first color in OKLCH. */
  chroma: number;
  /** How much of the first hue is in background and text: 0 for none, to 1. */
  tint: number;
}

/** Lightness of each color in both modes, before it's adjusted for contrast. */
const lightness = {
  light: { background: 0.985, text: 0.25, muted: 0.945, highlight: 0.92, gray: 0.6, color: 0.5 },
  dark: { background: 0.2, text: 0.94, muted: 0.27, highlight: 0.33, gray: 0.55, color: 0.76 },
} as const;

const MIN_TEXT_CONTRAST = 4.5;
const MIN_PART_CONTRAST = 3;

/** Returns the nearest color that passes. Backgrounds are far from gray, so black or white always does. */
function passing(color: string, neighbors: readonly Neighbor[]): string {
  const nearest = nearestPassing(color, neighbors);
  if (!nearest)
    throw new Error(`No shade of ${color} has enough contrast with ${JSON.stringify(neighbors)}.`);
  return nearest;
}

/** On any color, one of them has enough contrast. */
const blackAndWhite = ['#000000', '#ffffff'];

/** Returns the candidate with the most contrast on a color; black or white if none has enough. */
export function textOn(color: string, candidates: readonly string[] = blackAndWhite): string {
  const [best] = [...candidates].sort(
    (a, b) => (contrastOf(b, color) ?? 0) - (contrastOf(a, color) ?? 0),
  );
  if ((contrastOf(best!, color) ?? 0) >= MIN_TEXT_CONTRAST) return best!;
  return textOn(color);
}

/** Computes the colors of one mode. */
export function colorsOf(
  { hue, harmony, chroma, tint, brand }: PaletteParameters,
  scheme: keyof typeof lightness,
): RandomColors {
  const level = lightness[scheme];
  const hues = [0, ...harmonies[harmony]].map((distance) => (hue + distance + 360) % 360);
  const [first, second, third] = hues as [number, number, number];
  const background = oklchToHex(level.background, 0.014 * tint, hue);
  const muted = oklchToHex(level.muted, 0.022 * tint, hue);
  const highlight = oklchToHex(level.highlight, 0.03 + 0.04 * tint, third);
  const grounds = [background, muted, highlight];
  const against = (least: number) => grounds.map((color) => ({ color, least }));
  // Text and links are on all backgrounds, and the other two may be.
  const text = passing(oklchToHex(level.text, 0.03 * tint, hue), against(7));
  const strong = (lift: number, c: number, h: number) =>
    passing(oklchToHex(level.color + lift, c, h), against(MIN_TEXT_CONTRAST));
  const isMonochrome = harmony === 'monochrome';
  return {
    text,
    background,
    primary: brand ? passing(brand, against(MIN_TEXT_CONTRAST)) : strong(0, chroma, first),
    secondary: strong(isMonochrome ? -0.08 : -0.03, chroma * 0.9, second),
    accent: strong(isMonochrome ? 0.06 : 0, isMonochrome ? chroma * 0.5 : chroma, third),
    highlight,
    muted,
    gray: passing(oklchToHex(level.gray, 0.02 * tint, hue), against(MIN_PART_CONTRAST)),
    ...(brand ? { brand, onBrand: textOn(brand, [text, background]) } : {}),
  };
}

/** Hue and chroma of a brand color. */
function originOf(brand: string): Partial<PaletteParameters> {
  const color = parseColor(brand)!;
  const { c, h } = readOklch(brand)!;
  return {
    brand: toHex(color),
    hue: Math.round(h),
    chroma: Math.round(Math.min(c, 0.21) * 1000) / 1000,
  };
}

/**
 * Creates colors for a light and a dark mode. Text has a contrast of 4.5 on all backgrounds, parts of controls of 3.
 * @param harmony the one to use; random if undefined
 * @param brand CSS color to start from. It's kept as `brand`.
 */
export function randomPalette(
  random: RandomNumber,
  harmony?: Harmony,
  brand?: string,
): { parameters: PaletteParameters; light: RandomColors; dark: RandomColors } {
  const hue = Math.floor(between(random, 0, 360));
  const seedHarmony = pick(random, harmonyNames);
  const chroma = Math.round(between(random, 0.08, 0.21) * 1000) / 1000;
  const tint = Math.round(between(random, 0, 1) * 100) / 100;
  const parameters = {
    hue,
    harmony: harmony ?? seedHarmony,
    chroma,
    tint,
    ...(brand && originOf(brand)),
  };
  return { parameters, light: colorsOf(parameters, 'light'), dark: colorsOf(parameters, 'dark') };
}
