import { readOklch, writeLike } from '../../../themes/color-notation';
import { parseLength, formatLength, type Length } from '../../../../base/theme-data/length';
import type { SliderRange } from './slider-values';

/** A CSS `box-shadow` of one layer. */
export interface BoxShadow {
  isInset: boolean;
  x: Length;
  y: Length;
  blur: Length;
  spread: Length;
  /** As it was written; empty if the shadow has the color of the text. */
  color: string;
}

/** Parts of a shadow that a slider sets. */
export type ShadowPart = 'y' | 'blur' | 'spread' | 'opacity';

/** Words of a CSS value. Spaces and commas in parentheses don't separate words; other commas are words. */
const wordPattern = /(?:[^\s,()]|\((?:[^()]|\([^()]*\))*\))+|,/g;

/**
 * Reads a shadow of one layer whose lengths are in px, rem, or em.
 * @returns undefined for anything else, such as `none`, several layers, or `calc()`
 */
export function parseBoxShadow(text: string): BoxShadow | undefined {
  const words = text.match(wordPattern) ?? [];
  const insets = words.filter((word) => /^inset$/i.test(word));
  const rest = words.filter((word) => !/^inset$/i.test(word));
  const isLength = (word: string) => parseLength(word) !== undefined;
  const start = rest.findIndex(isLength);
  const lengths = rest.filter(isLength).map((word) => parseLength(word)!);
  const colors = rest.filter((word) => !isLength(word));
  const areTogether = rest.slice(start, start + lengths.length).every(isLength);
  const [x, y, blur = zero, spread = zero] = lengths;
  if (!x || !y || lengths.length > 4 || colors.length > 1 || insets.length > 1) return undefined;
  // A number without a unit is only valid if it's 0.
  const isValid = lengths.every(({ number, unit }) => number === 0 || unit !== '');
  if (!areTogether || !isValid || blur.number < 0 || colors[0] === ',') return undefined;
  return { isInset: insets.length > 0, x, y, blur, spread, color: colors[0] ?? '' };
}

const zero: Length = { number: 0, unit: '' };

/** Writes a shadow as CSS. A blur and a spread of 0 are left out where CSS allows it. */
export function writeBoxShadow({ isInset, x, y, blur, spread, color }: BoxShadow): string {
  const hasSpread = spread.number !== 0;
  const lengths = [x, y, ...(hasSpread || blur.number !== 0 ? [blur] : [])];
  const words = [...lengths, ...(hasSpread ? [spread] : [])].map((length) =>
    length.number === 0 ? '0' : formatLength(length),
  );
  return [isInset ? 'inset' : '', ...words, color].filter(Boolean).join(' ');
}

/** Ranges in px. */
const pixels: Record<Exclude<ShadowPart, 'opacity'>, readonly [min: number, max: number]> = {
  y: [-32, 32],
  blur: [0, 64],
  spread: [-32, 32],
};

/** The unit that a length of 0 gets when it grows. */
const unitOf = ({ x, y, blur, spread }: BoxShadow) =>
  [y, blur, x, spread].find(({ unit }) => unit !== '')?.unit ?? 'px';

/**
 * Returns where a slider for a part of a shadow is, and its range.
 * @returns undefined for the opacity of a color that can't be read, such as `var()`
 */
export function shadowSlider(
  shadow: BoxShadow,
  part: ShadowPart,
): (SliderRange & { number: number }) | undefined {
  if (part === 'opacity') {
    const color = readOklch(shadow.color);
    return color && { number: color.alpha, unit: '', min: 0, max: 1, step: 0.01 };
  }
  const { number, unit } = shadow[part];
  const shownUnit = unit || unitOf(shadow);
  const px = shownUnit === 'px' ? 1 : 16;
  const [min, max] = pixels[part];
  return { number, unit: shownUnit, min: min / px, max: max / px, step: 1 / px };
}

/** Returns a shadow with another value of a part. The color keeps its notation. */
export function withShadowPart(shadow: BoxShadow, part: ShadowPart, number: number): BoxShadow {
  if (part !== 'opacity') {
    return { ...shadow, [part]: { number, unit: shadow[part].unit || unitOf(shadow) } };
  }
  const color = readOklch(shadow.color);
  if (!color) return shadow;
  return { ...shadow, color: writeLike({ ...color, alpha: number }, shadow.color) };
}
