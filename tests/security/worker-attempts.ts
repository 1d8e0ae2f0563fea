import { expect, type Page, type Worker } from '@playwright/test';

interface WorkerScope {
  importScripts(url: string): void;
}

/** Opens the search dialog and returns its worker. */
export async function searchWorker(page: Page): Promise<Worker> {
  const [worker] = await Promise.all([
    page.waitForEvent('worker'),
    page.getByRole('button', { name: 'Search', exact: true }).click(),
  ]);
  expect(worker.url()).toContain('/assets/search-worker.');
  return worker;
}

/**
 * Tries what the content policy of a worker forbids: `eval`, a request to another origin, and a script from there.
 * @returns for each attempt, true if it failed
 */
export function attemptsThatFail(worker: Worker, origin: string): Promise<boolean[]> {
  return worker.evaluate(async (origin) => {
    const fails = (act: () => unknown) =>
      // In another task: the policy doesn't apply to the task in which Playwright evaluates this function.
      new Promise((done) => setTimeout(done)).then(act).then(
        () => false,
        () => true,
      );
    return [
      await fails(() => (0, eval)('1')),
      await fails(() => fetch(`${origin}/fetch`)),
      await fails(() => (self as unknown as WorkerScope).importScripts(`${origin}/script.js`)),
    ];
  }, origin);
}
