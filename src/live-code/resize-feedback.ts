/** Time within which a frame that grows with its own height reports the next one, in ms. */
const repeatTime = 200;

/**
 * Detects a resize feedback loop between a frame and its content, which may follow the frame's height: a box
 * of 100vh and its padding would grow by the padding for ever.
 * @param now time in ms that no one sets back
 * @returns a function to call with each change, in px, which tells whether it is part of a loop
 */
export function createFeedbackDetector(
  now: () => number = () => performance.now(),
): (by: number) => boolean {
  let last = { at: 0, by: 0, times: 0 };
  return (by) => {
    const at = now();
    const repeats = by > 0 && by === last.by && at - last.at < repeatTime;
    last = { at, by, times: repeats ? last.times + 1 : 0 };
    return last.times >= 2;
  };
}
