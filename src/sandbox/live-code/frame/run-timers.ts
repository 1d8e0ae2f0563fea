import { endTask } from '../../../runtime/browser/after-task';
import { fixValue } from './lockdown';

/** Tracks the code's timers, to end those of earlier runs. */
interface RunTimers {
  /** Assigns new timers to a run. */
  begin(run: number): void;
  /** Ends the timers of earlier runs. */
  endBefore(run: number): void;
}

type Callback = (...args: never[]) => unknown;

/**
 * Tracks the timers that code sets, and catches their errors: WebKit doesn't report uncaught errors to a document with
 * an opaque origin. React keeps the browser's functions, which it has read before.
 * @param scope the frame's window
 * @param onError called with what a timer threw, and its run
 */
export function trackTimers(
  scope: Window & typeof globalThis,
  onError: (error: unknown, run: number) => void,
): RunTimers {
  const timers = new Map<number, number>();
  const frames = new Map<number, number>();
  let current = 0;
  /**
   * Replaces a function that takes a callback and returns the number of a timer.
   * @param isOnce true for timers that end when they call back
   */
  function track(
    name: 'setTimeout' | 'setInterval' | 'requestAnimationFrame',
    ids: Map<number, number>,
    isOnce: boolean,
  ): void {
    const original = scope[name] as (...args: unknown[]) => number;
    const tracked = (callback: unknown, ...args: unknown[]) => {
      // The browser would run a string, without the loop guard.
      if (typeof callback !== 'function') throw new TypeError(`${name} needs a function.`);
      const run = current;
      const onTime = (...values: never[]) => {
        if (isOnce) ids.delete(id);
        try {
          (callback as Callback)(...values);
        } catch (error) {
          onError(error, run);
        } finally {
          // Otherwise the guard counts what waits in the queue, such as a render, as part of this task.
          endTask();
        }
      };
      const id = Number(original.call(scope, onTime, ...args));
      ids.set(id, run);
      return id;
    };
    fixValue(scope, name, tracked);
  }
  /** Replaces a function that ends a timer, to stop tracking it. */
  function trackEnd(
    name: 'clearTimeout' | 'clearInterval' | 'cancelAnimationFrame',
    ids: Map<number, number>,
  ): void {
    const original = scope[name] as (id: unknown) => void;
    Object.assign(scope, {
      [name]: (id: unknown) => {
        original.call(scope, id);
        ids.delete(Number(id));
      },
    });
  }
  const { clearTimeout, cancelAnimationFrame } = scope;
  track('setTimeout', timers, true);
  track('setInterval', timers, false);
  track('requestAnimationFrame', frames, true);
  // Timeouts and intervals share their numbers, and either function ends both.
  trackEnd('clearTimeout', timers);
  trackEnd('clearInterval', timers);
  trackEnd('cancelAnimationFrame', frames);
  function end(ids: Map<number, number>, run: number, clear: (id: number) => void): void {
    for (const [id, owner] of ids) {
      if (owner >= run) continue;
      clear(id);
      ids.delete(id);
    }
  }
  return {
    begin(run) {
      current = run;
    },
    endBefore(run) {
      end(timers, run, (id) => clearTimeout.call(scope, id));
      end(frames, run, (id) => cancelAnimationFrame.call(scope, id));
    },
  };
}
