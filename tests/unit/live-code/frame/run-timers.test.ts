import { trackTimers } from '../../../../src/live-code/frame/run-timers';

type Scope = Window & typeof globalThis;

/** A window whose timers a test lets run out; `cleared` has the numbers of those that were ended. */
function fakeScope() {
  const pending = new Map<number, { callback: unknown; repeats: boolean }>();
  const cleared: number[] = [];
  let last = 0;
  const start = (repeats: boolean) => (callback: unknown) => {
    last += 1;
    pending.set(last, { callback, repeats });
    return last;
  };
  const clear = (id: number) => {
    cleared.push(id);
    pending.delete(id);
  };
  const scope = {
    ran: [] as string[],
    setTimeout: start(false),
    setInterval: start(true),
    requestAnimationFrame: start(false),
    clearTimeout: clear,
    clearInterval: clear,
    cancelAnimationFrame: clear,
  };
  /** Lets all timers run out, once. */
  function runOut(): void {
    for (const [id, { callback, repeats }] of [...pending]) {
      if (!repeats) pending.delete(id);
      if (typeof callback === 'function') (callback as () => void)();
    }
  }
  return { scope: scope as unknown as Scope, runOut, cleared, pending };
}

const nothing = () => {};

test.each(['setTimeout', 'requestAnimationFrame'] as const)(
  '%s forgets each of 1,000 timers once it ran out, also one that throws',
  (name) => {
    const { scope, runOut, cleared } = fakeScope();
    const errors: unknown[] = [];
    const timers = trackTimers(scope, (error) => errors.push(error));
    for (let count = 0; count < 1000; count += 1) {
      scope[name](() => {
        if (count % 2) throw new Error('No');
      });
    }
    runOut();
    expect(errors).toHaveLength(500);
    timers.begin(1);
    timers.endBefore(1);
    expect(cleared).toEqual([]);
  },
);

test.each([
  ['setTimeout', 'clearTimeout'],
  ['setTimeout', 'clearInterval'],
  ['setInterval', 'clearInterval'],
  ['setInterval', 'clearTimeout'],
  ['requestAnimationFrame', 'cancelAnimationFrame'],
] as const)('%s forgets what %s ended', (start, end) => {
  const { scope, cleared, pending } = fakeScope();
  const timers = trackTimers(scope, nothing);
  for (let count = 0; count < 1000; count += 1) scope[end](scope[start](nothing) as number);
  expect([cleared.length, pending.size]).toEqual([1000, 0]);
  timers.begin(1);
  timers.endBefore(1);
  expect(cleared).toHaveLength(1000);
});

test('what still runs ends with its run', () => {
  const { scope, runOut, cleared, pending } = fakeScope();
  const timers = trackTimers(scope, nothing);
  const interval = scope.setInterval(nothing);
  runOut();
  const waiting = scope.setTimeout(nothing);
  timers.begin(1);
  const own = scope.setTimeout(nothing);
  timers.endBefore(1);
  expect(cleared).toEqual([interval, waiting]);
  expect([...pending.keys()]).toEqual([own]);
});
