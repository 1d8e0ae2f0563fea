/** How long something may take to be there, in ms. */
const longest = 15_000;

/**
 * Asks until there is an answer.
 * @param what named when there is none in time
 * @throws then, or the last error of `ask`
 */
export async function waitFor<Result>(
  what: string,
  ask: () => Promise<Result | null | undefined | false>,
): Promise<Result> {
  const end = Date.now() + longest;
  let lastError = new Error(`${what} did not come.`);
  do {
    try {
      const answer = await ask();
      if (answer) return answer;
    } catch (error) {
      // A document or a frame may just be going.
      lastError = error as Error;
    }
    await new Promise((done) => setTimeout(done, 100));
  } while (Date.now() < end);
  throw lastError;
}
