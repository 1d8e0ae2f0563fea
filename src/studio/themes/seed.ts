/** Returns the next pseudorandom number, from 0 to below 1. */
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
 * Creates a generator that returns the same numbers for the same seed in every browser, because it only uses 32-bit
 * integers (mulberry32, by Tommy Ettinger, in the public domain).
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

/** Picks an item of a list. */
export const pick = <T>(random: RandomNumber, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)]!;

/** A number from `least` to below `most`. */
export const between = (random: RandomNumber, least: number, most: number) =>
  least + random() * (most - least);

/**
 * Creates a seed that's easy to say and to type: three syllables and a number.
 * @param random numbers from 0 to below 1, such as `Math.random`
 */
export function newSeed(random: RandomNumber): string {
  const oneOf = (letters: string) => letters[Math.floor(random() * letters.length)]!;
  const syllable = () => oneOf('bdfgklmnprstvz') + oneOf('aeiou');
  return `${syllable()}${syllable()}${syllable()}-${Math.floor(random() * 900 + 100)}`;
}
