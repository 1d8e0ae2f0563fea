import { harmonies } from './random-palette';
import type { ThemeSummary } from './random-theme';
import { hueName } from './shades';

const harmonyWords: Record<keyof typeof harmonies, string> = {
  monochrome: 'one hue at several saturations',
  analogous: 'its neighbors, 30 degrees on each side',
  complementary: 'the opposite hue and a hue 30 degrees away',
  split: 'the two hues next to the opposite hue',
  triad: 'two more hues, 120 degrees apart',
  square: 'hues that are 90 and 180 degrees away',
};

/** Adds "a" or "an", by the first letter, which is right for all words used here. */
const withArticle = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Describes a random theme in one line. */
export function summaryText(summary: ThemeSummary): string {
  const { hue, harmony, headingFont, ratioName, shape, brand } = summary;
  const first = brand ? `your ${brand}` : withArticle(hueName(hue));
  return `${capitalized(first)}, ${harmony}; headings in ${headingFont}; sizes that scale by ${withArticle(ratioName)}; ${shape}.`;
}

/** Describes how a random theme was made, in sentences. */
export function summarySentences(summary: ThemeSummary): string[] {
  const { hue, harmony, chroma, tint } = summary;
  const tinted = tint < 0.2 ? 'nearly gray' : tint < 0.6 ? 'slightly tinted' : 'tinted';
  return [
    summary.brand
      ? `The first color is your ${summary.brand}. It fills buttons, badges, and alerts. “primary” is its nearest shade that has enough contrast for text.`
      : `The first color is ${withArticle(hueName(hue))}: hue ${hue}° and chroma ${chroma} in OKLCH.`,
    `The harmony is ${harmony}: ${harmonyWords[harmony]}. Background and text are ${tinted}.`,
    `Headings are set in ${summary.headingFont}, text in ${summary.bodyFont}.`,
    `Font sizes scale by ${summary.ratio}, ${withArticle(summary.ratioName)}, from ${summary.bodySize} px. Spacing is in multiples of ${summary.spaceUnit} px.`,
    `It has ${summary.shape}.`,
  ];
}
