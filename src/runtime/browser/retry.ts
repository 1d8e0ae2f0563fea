/** Retries after the first attempt. */
export const MAX_RETRIES = 3;

/** Delay before the first retry; doubles with each further one. */
const RETRY_DELAY_MS = 200;

/** Failure that a retry won't fix. */
export class NonRetryableError extends Error {}

/** Timer and random source, so tests can replace them. */
export interface RetryClock {
  wait(ms: number): Promise<void>;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  random(): number;
}

/** Uses `setTimeout` and `Math.random`. */
export const browserClock: RetryClock = {
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
};

/**
 * Returns the delay before a retry, in ms: exponential backoff with jitter, so that clients don't all retry at once.
 * @param retry index of the retry, from 0
 * @param random from 0 to 1
 */
export function getRetryDelay(retry: number, random: number): number {
  return RETRY_DELAY_MS * 2 ** retry * (0.5 + random / 2);
}

/**
 * Calls a function until it succeeds, with up to `MAX_RETRIES` retries.
 * @throws the last error, or the first `NonRetryableError`
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  clock: RetryClock = browserClock,
): Promise<Result> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof NonRetryableError || retry >= MAX_RETRIES) throw error;
      await clock.wait(getRetryDelay(retry, clock.random()));
    }
  }
}
