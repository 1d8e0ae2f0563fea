/** Maximum number of messages per second. An animation sends one per frame. */
const mostMessages = 300;

/** Maximum number of characters in a second's reports. Parsing that many takes about 10 ms. */
const mostCharacters = 1_000_000;

/**
 * Limits what a frame can send per second, before anything is parsed.
 * @param now returns a monotonic time in ms
 * @returns a function to call with the length of a message, or 0 if it won't be parsed. Returns true if it's too much.
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
