/** Numbers that look random and follow from a seed: each call has the next one, from 0 to below 1. */
export type RandomNumber = () => number;

/** Hash of a text, 32 bits. FNV-1a: http://www.isthe.com/chongo/tech/comp/fnv/ */
export function hashOf(text: string): number {
  let result = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    result = Math.imul(result ^ byte, 0x01000193);
  }
  return result >>> 0;
}

/**
 * Dice that fall the same for the same seed in every browser: whole numbers of 32 bits alone (mulberry32, by
 * Tommy Ettinger, in the public domain).
 */
export function seededRandom(seed: string): RandomNumber {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of a list. */
export const pick = <T>(random: RandomNumber, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)]!;

/** A number from `least` to below `most`. */
export const between = (random: RandomNumber, least: number, most: number) =>
  least + random() * (most - least);

/**
 * A seed that nobody had: three syllables and a number, easy to say and to type.
 * @param random numbers from 0 to below 1, such as `Math.random`
 */
export function newSeed(random: RandomNumber): string {
  const oneOf = (letters: string) => letters[Math.floor(random() * letters.length)]!;
  const syllable = () => oneOf('bdfgklmnprstvz') + oneOf('aeiou');
  return `${syllable()}${syllable()}${syllable()}-${Math.floor(random() * 900 + 100)}`;
}
