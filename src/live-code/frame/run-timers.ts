/** Timers of the code in the frame, so that those of an earlier version end with it. */
export interface RunTimers {
  /** From now on, timers belong to this run. */
  begin(run: number): void;
  /** Ends the timers of all runs before this one. */
  endBefore(run: number): void;
}

/**
 * Keeps account of the timers that code sets. React has taken the browser's own before this.
 * @param scope the frame's window
 */
export function trackTimers(scope: Window & typeof globalThis): RunTimers {
  const timers = new Map<number, number>();
  const frames = new Map<number, number>();
  let current = 0;
  const { setTimeout, setInterval, requestAnimationFrame } = scope;
  scope.setTimeout = ((...args: Parameters<typeof setTimeout>) => {
    const id = Number(setTimeout.apply(scope, args));
    timers.set(id, current);
    return id;
  }) as typeof setTimeout;
  scope.setInterval = ((...args: Parameters<typeof setInterval>) => {
    const id = Number(setInterval.apply(scope, args));
    timers.set(id, current);
    return id;
  }) as typeof setInterval;
  scope.requestAnimationFrame = (callback) => {
    const id = requestAnimationFrame.call(scope, callback);
    frames.set(id, current);
    return id;
  };
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
      end(timers, run, (id) => scope.clearTimeout(id));
      end(frames, run, (id) => scope.cancelAnimationFrame(id));
    },
  };
}
