/** Maximum time between two reports of a frame that grows with its own height, in ms. */
const REPEAT_MS = 200;

/**
 * Detects a resize feedback loop between a frame and content that depends on the frame's height: a box of 100vh with
 * padding around it would grow by the padding forever.
 * @param now returns a monotonic time in ms
 * @returns a function to call with each change, in px. Returns true if the change is part of a loop.
 */
export function createFeedbackDetector(
  now: () => number = () => performance.now(),
): (by: number) => boolean {
  let last = { at: 0, by: 0, times: 0 };
  return (by) => {
    const at = now();
    const repeats = by > 0 && by === last.by && at - last.at < REPEAT_MS;
    last = { at, by, times: repeats ? last.times + 1 : 0 };
    return last.times >= 2;
  };
}
