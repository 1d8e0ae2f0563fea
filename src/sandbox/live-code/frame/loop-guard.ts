/** Time that code may keep the browser busy without a pause, in ms: one task and its promises. */
export const MAX_TASK_MS = 500;

/** Length of a task that doesn't count, in ms. */
export const MAX_IGNORED_MS = 50;

/** Time that tasks may take beyond the pauses between them, in ms. */
const MAX_BUSY_MS = 1500;

/**
 * Creates the guard of one run. It throws when code has run for longer than `MAX_TASK_MS` in one task. If tasks
 * leave the browser less time than they take, it always throws from then on. Code can replace built-in functions, so
 * the guard doesn't call any.
 * @param afterTask calls back when the current task and its promises are over
 * @param now returns the current time in ms
 */
export function createLoopGuard(
  afterTask: (callback: () => void) => void,
  now: () => number,
): () => void {
  let start: number | undefined;
  let endOfLast = 0;
  let busyMs = 0;
  function endTask(): void {
    const end = now();
    const length = end - start!;
    if (length > MAX_IGNORED_MS) {
      const unpausedMs = busyMs - (start! - endOfLast);
      busyMs = (unpausedMs > 0 ? unpausedMs : 0) + length / 2;
      endOfLast = end;
    }
    start = undefined;
  }
  return () => {
    if (busyMs > MAX_BUSY_MS) {
      throw new Error(
        'Your code kept the browser busy with one task after another, so it was stopped. Check your timers.',
      );
    }
    if (start === undefined) {
      start = now();
      afterTask(endTask);
    } else if (now() - start > MAX_TASK_MS) {
      throw new Error(
        `Your code ran for more than ${MAX_TASK_MS} ms without a pause, so it was stopped. ` +
          'Make sure that loops and recursive calls end.',
      );
    }
  };
}
