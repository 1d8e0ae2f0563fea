/** Retries after the first try of a load. */
export const maximumRetries = 3;

/** Pause before the first retry, in ms; each further one doubles it. */
const firstPause = 200;

/** A failure that trying again will not mend. */
export class FinalError extends Error {}

/** What time and chance a retry depends on, so that tests can decide them. */
export interface RetryClock {
  wait(ms: number): Promise<void>;
  /** At least 0, less than 1. */
  random(): number;
}

/** The browser's time and chance. */
export const browserClock: RetryClock = {
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
};

/**
 * Pause before a retry: growing, and spread so that many readers do not return at once.
 * @param retry number of the retry, from 0
 * @returns milliseconds
 */
export function pauseBefore(retry: number, random: number): number {
  return firstPause * 2 ** retry * (0.5 + random / 2);
}

/**
 * Tries until it succeeds, at most three times more.
 * @throws the last error, or a FinalError at once
 */
export async function withRetries<Result>(
  attempt: () => Promise<Result>,
  clock: RetryClock = browserClock,
): Promise<Result> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof FinalError || retry >= maximumRetries) throw error;
      await clock.wait(pauseBefore(retry, clock.random()));
    }
  }
}
