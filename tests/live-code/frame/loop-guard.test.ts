import { compile } from '../../../src/sandbox/live-code/frame/compile';
import { evaluate } from '../../../src/sandbox/live-code/frame/evaluate';
import {
  createLoopGuard,
  MAX_IGNORED_MS,
  MAX_TASK_MS,
} from '../../../src/sandbox/live-code/frame/loop-guard';

const stopped = `Your code ran for more than ${MAX_TASK_MS} ms`;

/** Runs statements with a guard, in the sandbox's compiled form. */
function runGuarded(code: string, guard: () => void): void {
  const { text, runtimeName } = compile(`${code}\nrender(null)`);
  new Function(runtimeName, text)(Object.freeze({ guard, exports: {} }));
}

/** A guard whose clock advances each time it's read. */
function quickGuard() {
  let now = 0;
  return createLoopGuard(
    () => {},
    () => (now += 10),
  );
}

/** A guard with a fake clock. `after` advances it, and `endTask` ends the current task. */
function testGuard() {
  let now = 0;
  let atEnd = () => {};
  const guard = createLoopGuard(
    (callback) => (atEnd = callback),
    () => now,
  );
  return {
    guard,
    after: (time: number) => void (now += time),
    endTask: () => atEnd(),
  };
}

describe('the loop guard', () => {
  test.each([
    'while (true) {}',
    'for (;;);',
    'do ; while (true)',
    'for (const a of endless()) ;',
    '[...{ [Symbol.iterator]: () => ({ next: () => ({ done: false }) }) }]',
    'const again = (left) => left && again(left - 1); again(100)',
    'function again(left) { "use strict"; if (left) again(left - 1) }; again(100)',
    'class A { again(left) { return left && this.again(left - 1) } }; new A().again(100)',
    'const a = { get again() { for (let i = 0; i < 100; i += 1) ; } }; a.again',
    'try { while (true) {} } catch {}; (() => {})()',
    // Endless code outside of function bodies.
    'let left = 100; const again = (rest = left-- && again(), fail = null.x) => 0; again()',
    'let left = 100; const again = ({ [left-- && again({})]: rest, [null.x]: fail }) => 0; again({})',
    'let left = 100; class A { next = left-- && Reflect.construct(A, []) }; new A()',
    'let left = 100; class A { #next = left-- && Reflect.construct(A, []) }; new A()',
    // Code may shadow or replace the guard's earlier name.
    'let __guardLoop = Boolean; for (;;);',
    'globalThis.__guardLoop = Boolean; for (;;);',
    '((__guardLoop = Boolean) => { for (;;); })()',
    'arguments[0] = null; for (;;);',
    'const [name] = /runtime_\\w+/.exec(() => { for (;;); }); globalThis[name] = { guard() {} }; for (;;);',
    '((runtime = arguments[0]) => { try { runtime.guard = Boolean } catch {} for (;;); })()',
  ])('stops %s', (code) => {
    const script = `function* endless() { for (;;) yield 1; }\n${code}`;
    expect(() => runGuarded(script, quickGuard())).toThrow(stopped);
  });

  test('has a new name in each run', () => {
    const names = Array.from({ length: 20 }, () => compile('for (;;);\nrender(null)').runtimeName);
    expect(new Set(names).size).toBe(20);
  });

  test('still works if code replaces built-in functions', () => {
    const { max } = Math;
    const { guard, after, endTask } = testGuard();
    try {
      Math.max = () => 0;
      expect(() => {
        for (let turn = 0; turn < 20; turn += 1) {
          guard();
          after(MAX_TASK_MS - 1);
          endTask();
        }
      }).toThrow('one task after another');
    } finally {
      Math.max = max;
    }
  });

  test('counts promise callbacks as part of the task', async () => {
    const { guard, after, endTask } = testGuard();
    const step = () => {
      after(100);
      guard();
    };
    await expect(
      (async () => {
        for (;;) await Promise.resolve().then(step);
      })(),
    ).rejects.toThrow(stopped);
    endTask();
    expect(guard).not.toThrow();
  });

  test('starts over with each task', () => {
    const { guard, after, endTask } = testGuard();
    guard();
    after(MAX_TASK_MS + 1);
    endTask();
    expect(guard).not.toThrow();
  });

  test('stops code for good that keeps the browser busy with one task after another', () => {
    const { guard, after, endTask } = testGuard();
    const task = () => {
      guard();
      after(MAX_TASK_MS - 1);
      guard();
      endTask();
    };
    expect(() => {
      for (let turn = 0; turn < 20; turn += 1) task();
    }).toThrow('one task after another');
    endTask();
    after(60_000);
    expect(guard).toThrow('one task after another');
  });

  test.each([
    ['short tasks without a pause', MAX_IGNORED_MS, 0],
    ['long tasks with pauses', MAX_TASK_MS - 1, MAX_TASK_MS],
  ])("doesn't stop %s", (_, length, pause) => {
    const { guard, after, endTask } = testGuard();
    for (let turn = 0; turn < 1000; turn += 1) {
      guard();
      after(length);
      guard();
      endTask();
      after(pause);
    }
    expect(guard).not.toThrow();
  });
});

test('endless promises are stopped', async () => {
  const { default: step } = evaluate(
    compile('const step = () => Promise.resolve().then(step);\nexport default step;'),
  );
  await expect((step as () => Promise<void>)()).rejects.toThrow(stopped);
});

test('code of this site may run longer on a slow device; a reader’s may not', () => {
  const slow = compile(
    `const end = Date.now() + ${2 * MAX_TASK_MS};\nwhile (Date.now() < end) {}\nexport default null;`,
  );
  expect(() => evaluate(slow)).toThrow(stopped);
  expect(() => evaluate(slow, { isOfSite: true })).not.toThrow();
});
