import logger from '@docusaurus/logger';
import { setTimeout } from 'node:timers/promises';

/** Work in steps; `npm start` answers requests between them. */
export type Steps = Iterable<void>;

/** Subset of Rspack's compiler API. */
interface Compiler {
  hooks: Record<'watchRun' | 'done', { tap(name: string, callback: () => void): void }>;
}

/**
 * Time after a compilation until work begins, in ms: the page that was saved is shown first. After the start, the browser
 * opens, and asks for the first page.
 */
const IDLE_MS = { first: 5000, later: 300 };

/**
 * Creates a queue for work on all pages that a reader of one page doesn't wait for. In `npm start`, it's done while
 * nothing is compiled, and new work replaces unfinished work. In builds, it's done at once.
 */
export function createBackground() {
  const isDevelopment = process.env.NODE_ENV === 'development';
  let isCompiling = true;
  let isFirst = true;
  let work: (() => Steps) | undefined;
  /** Number of runs; a run ends when there's a newer one. */
  let runs = 0;

  async function run(delay = isFirst ? IDLE_MS.first : IDLE_MS.later): Promise<void> {
    const own = (runs += 1);
    await setTimeout(delay);
    if (own !== runs || !work) return;
    isFirst = false;
    try {
      const steps = work()[Symbol.iterator]();
      while (!steps.next().done) {
        await setTimeout(0);
        if (own !== runs) return;
      }
    } catch (error) {
      logger.error((error as Error).message);
    }
    work = undefined;
  }

  return {
    /** @throws in builds, what the steps throw */
    start(steps: () => Steps): void {
      if (!isDevelopment) {
        Array.from(steps());
        return;
      }
      work = steps;
      if (!isCompiling) void run();
    },
    /** Does the work now. Resolves when it's done. */
    async finish(): Promise<void> {
      // A compilation or newer work ends a run.
      while (work) await run(0);
    },
    bundlerPlugin: {
      apply({ hooks }: Compiler): void {
        hooks.watchRun.tap('background', () => {
          isCompiling = true;
          runs += 1;
        });
        hooks.done.tap('background', () => {
          isCompiling = false;
          if (work) void run();
        });
      },
    },
  };
}
