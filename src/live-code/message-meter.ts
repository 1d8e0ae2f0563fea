/** Messages that a frame may send within a second; an animation sends one per picture. */
const mostMessages = 300;

/** Characters that its reports may have together within a second; reading as many takes some 10 ms. */
const mostCharacters = 1_000_000;

/**
 * Measures what a frame sends, second by second, before anything is read.
 * @param now time in ms that no one sets back
 * @returns takes the characters of a message that will be read, 0 for another; tells whether it is too much
 */
export function createMessageMeter(
  now: () => number = () => performance.now(),
): (characters?: number) => boolean {
  let start = -Infinity;
  let messages = 0;
  let total = 0;
  return (characters = 0) => {
    if (now() - start > 1000) {
      start = now();
      messages = 0;
      total = 0;
    }
    messages += 1;
    total += characters;
    return messages > mostMessages || total > mostCharacters;
  };
}
