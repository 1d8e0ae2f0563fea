import { writeLike, type OklchColor } from './color-notation';
import { contrastOf } from './contrast';
import type { JudgedPair, Palette } from './palette';

/** A color that another one has to contrast with. */
export interface ContrastPartner {
  /** Key of the palette, or a CSS color. */
  name: string;
  /** CSS color. */
  color: string;
  /** Lowest contrast that WCAG allows between the two. */
  limit: number;
  /** True if the partner is the background of the two. */
  isBackground: boolean;
  /** Color below a translucent background; undefined if that's the color itself. */
  page: string | undefined;
}

/** The partners of a color in the pairs of a theme, each once, with its highest limit. */
export function partnersOf(
  name: string,
  pairs: readonly JudgedPair[],
  palette: Palette,
): ContrastPartner[] {
  const partners = new Map<string, ContrastPartner>();
  for (const { foreground, background, colors, limit } of pairs) {
    if (foreground === background || ![foreground, background].includes(name)) continue;
    const isBackground = foreground === name;
    const partner = isBackground ? background : foreground;
    const color = isBackground ? colors.background : colors.foreground;
    if (!color || (partners.get(partner)?.limit ?? 0) >= limit) continue;
    const page = name === 'background' ? undefined : palette.background;
    partners.set(partner, { name: partner, color, limit, isBackground, page });
  }
  return [...partners.values()].sort((a, b) => b.limit - a.limit);
}

/** First and last lightness of a range, from 0 to 1. */
export type LightnessRange = readonly [from: number, to: number];

/** Steps of lightness that are tried. */
const steps = 100;

/** sRGB colors of all steps of lightness, with the hue and opacity of a color, and as much of its chroma as fits. */
const colorsByLightness = (color: OklchColor) =>
  Array.from({ length: steps + 1 }, (_, step) => writeLike({ ...color, l: step / steps }, '#'));

/**
 * Finds where a color has too little contrast with each partner, if only its lightness changes.
 * @returns ranges by partner, to a hundredth; none if there's enough contrast at any lightness, or if it's unknown
 */
export function failingRanges(
  color: OklchColor,
  partners: readonly ContrastPartner[],
): LightnessRange[][] {
  const candidates = colorsByLightness(color);
  return partners.map((partner) => {
    const fails = candidates.map((candidate) => {
      const [front, back] = partner.isBackground
        ? [candidate, partner.color]
        : [partner.color, candidate];
      return (contrastOf(front, back, partner.page) ?? Infinity) < partner.limit;
    });
    return rangesOf(fails);
  });
}

function rangesOf(fails: readonly boolean[]): LightnessRange[] {
  const ranges: LightnessRange[] = [];
  fails.forEach((isFailing, step) => {
    const [from, to] = ranges.at(-1) ?? [0, -1];
    if (!isFailing) return;
    if (to === (step - 1) / steps) ranges[ranges.length - 1] = [from, step / steps];
    else ranges.push([step / steps, step / steps]);
  });
  return ranges;
}

/** Joins ranges that overlap or touch, in order. */
export function joinRanges(ranges: readonly LightnessRange[]): LightnessRange[] {
  const joined: LightnessRange[] = [];
  for (const [from, to] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) joined[joined.length - 1] = [last[0], Math.max(last[1], to)];
    else joined.push([from, to]);
  }
  return joined;
}
