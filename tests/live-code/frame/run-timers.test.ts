import { afterTask } from '../../../src/runtime/browser/after-task';
import { trackTimers } from '../../../src/sandbox/live-code/frame/run-timers';

type Scope = Window & typeof globalThis;

/** A window with manual timers. `cleared` has the ids of cleared timers. */
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
  /** Fires all timers once. */
  function fireAll(): void {
    for (const [id, { callback, repeats }] of [...pending]) {
      if (!repeats) pending.delete(id);
      if (typeof callback === 'function') (callback as () => void)();
    }
  }
  return { scope: scope as unknown as Scope, fireAll, cleared, pending };
}

const noop = () => {};

test.each(['setTimeout', 'requestAnimationFrame'] as const)(
  'timers of %s are released after they fire, even if they throw',
  (name) => {
    const { scope, fireAll, cleared } = fakeScope();
    const errors: unknown[] = [];
    const timers = trackTimers(scope, (error) => errors.push(error));
    for (let count = 0; count < 1000; count += 1) {
      scope[name](() => {
        if (count % 2) throw new Error('No');
      });
    }
    fireAll();
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
] as const)('timers of %s are released by %s', (start, end) => {
  const { scope, cleared, pending } = fakeScope();
  const timers = trackTimers(scope, noop);
  for (let count = 0; count < 1000; count += 1) scope[end](scope[start](noop) as number);
  expect([cleared.length, pending.size]).toEqual([1000, 0]);
  timers.begin(1);
  timers.endBefore(1);
  expect(cleared).toHaveLength(1000);
});

test('pending timers are cleared when their run ends', () => {
  const { scope, fireAll, cleared, pending } = fakeScope();
  const timers = trackTimers(scope, noop);
  const interval = scope.setInterval(noop);
  fireAll();
  const waiting = scope.setTimeout(noop);
  timers.begin(1);
  const own = scope.setTimeout(noop);
  timers.endBefore(1);
  expect(cleared).toEqual([interval, waiting]);
  expect([...pending.keys()]).toEqual([own]);
});

test('a task ends with its timer, before tasks that waited in the queue', () => {
  const { scope, fireAll } = fakeScope();
  trackTimers(scope, () => {});
  const ended = jest.fn();
  scope.setTimeout(() => afterTask(ended));
  expect(ended).not.toHaveBeenCalled();
  fireAll();
  expect(ended).toHaveBeenCalledTimes(1);
});
