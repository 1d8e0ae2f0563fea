import { harmonies } from './random-palette';
import type { RandomStory } from './random-theme';

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

/** What a hue is called. */
export const hueName = (hue: number) => hueNames.find(([end]) => hue < end)![1];

const harmonyWords: Record<keyof typeof harmonies, string> = {
  monochrome: 'one hue in several strengths',
  analogous: 'its neighbors, 30 degrees to each side',
  complementary: 'the hue across from it, and a neighbor',
  split: 'the two neighbors of the hue across from it',
  triad: 'two more hues, all 120 degrees apart',
  square: 'the hues 90 and 180 degrees on',
};

/** A word with "a" or "an" before it. Goes by the first letter, which is right for all words used here. */
const withArticle = (word: string) => `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A random theme in a line. */
export function storyInShort(story: RandomStory): string {
  const { hue, harmony, headingFont, ratioName, shape, brand } = story;
  const first = brand ? `your ${brand}` : withArticle(hueName(hue));
  return `${capitalized(first)}, ${harmony}; headings in ${headingFont}; sizes by ${withArticle(ratioName)}; ${shape}.`;
}

/** How a random theme was made, in sentences. */
export function storyInWords(story: RandomStory): string[] {
  const { hue, harmony, chroma, tint } = story;
  const tinted = tint < 0.2 ? 'nearly gray' : tint < 0.6 ? 'slightly tinted' : 'tinted';
  return [
    story.brand
      ? `The first color is your ${story.brand}. It fills buttons, badges, and alerts. “primary” is its nearest shade that has enough contrast for text.`
      : `The first color is ${withArticle(hueName(hue))}: hue ${hue}° and chroma ${chroma} in OKLCH.`,
    `The harmony is ${harmony}: ${harmonyWords[harmony]}. Background and text are ${tinted}.`,
    `Headings are set in ${story.headingFont}, text in ${story.bodyFont}.`,
    `Sizes grow by ${story.ratio}, ${withArticle(story.ratioName)}, from ${story.bodySize} px. Space is counted in steps of ${story.spaceUnit} px.`,
    `It has ${story.shape}.`,
  ];
}
