import { parseColor, readBrandColor } from '../../base/theme-data/color';
import { harmonyNames, type Harmony } from './random-palette';
import { randomParts, type RandomOptions, type RandomPart } from './random-theme';

/** Default seed. */
export const firstSeed = 'pier';

/** Maximum length of a seed, in characters. */
export const MAX_SEED_LENGTH = 40;

/** Removes spaces around a seed, and what's longer than the maximum. */
export const tidySeed = (text: string) =>
  Array.from(text.trim()).slice(0, MAX_SEED_LENGTH).join('');

/** Parameters in a URL of /random. */
interface RandomRequest {
  options: RandomOptions;
  /** Name of the mode to show. */
  mode: 'light' | 'dark';
  /** Message about what couldn't be used; empty if everything could. */
  problem: string;
}

/**
 * Reads the query of /random: `?seed=lighthouse&harmony=triad&mode=dark`, and the seeds of parts that were kept,
 * such as `&fonts=harbor`. `brand` is a color, such as `0f6b5c`.
 */
export function readRandomAddress(search: string): RandomRequest {
  const query = new URLSearchParams(search);
  const keptSeeds: Partial<Record<RandomPart, string>> = {};
  for (const part of randomParts) {
    const seed = tidySeed(query.get(part) ?? '');
    if (seed) keptSeeds[part] = seed;
  }
  const harmonyText = query.get('harmony') ?? '';
  const harmony = harmonyNames.find((name) => name === harmonyText);
  const brandText = query.get('brand') ?? '';
  const brandColor = readBrandColor(brandText) ?? readBrandColor(`#${brandText}`);
  const quotedBrand = `“${brandText.slice(0, 30)}”`;
  const problems = [
    ...(harmonyText && !harmony ? [`There’s no harmony “${harmonyText.slice(0, 20)}”.`] : []),
    ...(brandText && !brandColor
      ? [`${quotedBrand} ${parseColor(brandText) ? 'is transparent' : 'isn’t a color'}.`]
      : []),
    ...(brandColor?.isChanged
      ? [`Brand colors must be opaque and in sRGB, so ${quotedBrand} becomes ${brandColor.hex}.`]
      : []),
  ];
  return {
    options: {
      seed: tidySeed(query.get('seed') ?? '') || firstSeed,
      keptSeeds,
      harmony,
      ...(brandColor ? { brand: brandColor.hex } : {}),
    },
    mode: query.get('mode') === 'dark' ? 'dark' : 'light',
    problem: problems.join(' '),
  };
}

/** Writes the query of a request; the reverse of `readRandomAddress`. */
export function randomQuery(
  { seed, keptSeeds, harmony, brand }: RandomOptions,
  mode: RandomRequest['mode'],
): string {
  const query = new URLSearchParams({ seed });
  if (harmony) query.set('harmony', harmony satisfies Harmony);
  if (brand) query.set('brand', brand.slice(1));
  for (const part of randomParts) {
    const partSeed = keptSeeds[part];
    if (partSeed && partSeed !== seed) query.set(part, partSeed);
  }
  if (mode === 'dark') query.set('mode', mode);
  return `?${query}`;
}
