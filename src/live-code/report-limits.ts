/** Messages that a frame may send within a second; an animation sends one per picture. */
const mostMessages = 300;

/** Time within which a frame that grows with its own height reports the next one, in ms. */
const echoTime = 200;

/**
 * Watches how many messages come: more than any preview has reason to send would keep the page busy.
 * @returns a function to call with each message, which tells whether it is one too many
 */
export function floodDetector(): () => boolean {
  let start = 0;
  let count = 0;
  return () => {
    const now = Date.now();
    if (now - start > 1000) [start, count] = [now, 0];
    count += 1;
    return count > mostMessages;
  };
}

/**
 * Watches how the height of a frame's content grows. Content may follow the frame: a box of 100vh and its
 * padding would grow by the padding for ever.
 * @returns a function to call with each change, in px, which tells whether it only answers the ones before
 */
export function echoDetector(): (by: number) => boolean {
  let last = { at: 0, by: 0, times: 0 };
  return (by) => {
    const now = Date.now();
    const repeats = by > 0 && by === last.by && now - last.at < echoTime;
    last = { at: now, by, times: repeats ? last.times + 1 : 0 };
    return last.times >= 2;
  };
}
