/** Timers of the code in the frame, so that those of an earlier version end with it. */
export interface RunTimers {
  /** From now on, timers belong to this run. */
  begin(run: number): void;
  /** Ends the timers of all runs before this one. */
  endBefore(run: number): void;
}

type Callback = (...args: never[]) => unknown;

/**
 * Keeps account of the timers that code sets, and catches what they throw: WebKit tells a document without
 * an origin nothing about errors that nobody caught. React has taken the browser's own before this.
 * @param scope the frame's window
 * @param onError called with what a timer threw, and the run it belongs to
 */
export function trackTimers(
  scope: Window & typeof globalThis,
  onError: (error: unknown, run: number) => void,
): RunTimers {
  const timers = new Map<number, number>();
  const frames = new Map<number, number>();
  let current = 0;
  /**
   * Replaces a function that takes a callback first, and returns the number of a timer.
   * @param isOnce true for timers that end when they call back, and are forgotten then
   */
  function track(
    name: 'setTimeout' | 'setInterval' | 'requestAnimationFrame',
    ids: Map<number, number>,
    isOnce: boolean,
  ): void {
    const original = scope[name] as (...args: unknown[]) => number;
    const tracked = (callback: unknown, ...args: unknown[]) => {
      const run = current;
      const told = (...values: never[]) => {
        if (isOnce) ids.delete(id);
        try {
          (callback as Callback)(...values);
        } catch (error) {
          onError(error, run);
        }
      };
      const isFunction = typeof callback === 'function';
      const id: number = Number(original.call(scope, isFunction ? told : callback, ...args));
      ids.set(id, run);
      return id;
    };
    Object.assign(scope, { [name]: tracked });
  }
  /** Replaces a function that ends the timer of a number, so that it's forgotten too. */
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
  // Browsers number timeouts and intervals together, and either function ends both.
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
