import {
  createLoopGuard,
  guardLoops,
  longestPart,
  longestTask,
} from '../../../../src/live-code/frame/loop-guard';

const stopped = `The code ran for more than ${longestTask} ms`;

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
  ])('stops %s', (code) => {
    const script = guardLoops(`function* endless() { for (;;) yield 1; }\n${code}`);
    let now = 0;
    const guard = createLoopGuard(
      () => {},
      () => (now += 10),
    );
    expect(() => new Function('__guardLoop', script)(guard)).toThrow(stopped);
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
    after(longestTask + 1);
    endTask();
    expect(guard).not.toThrow();
  });

  test('permanently stops code that keeps the browser busy with task after task', () => {
    const { guard, after, endTask } = testGuard();
    const task = () => {
      guard();
      after(longestTask - 1);
      guard();
      endTask();
    };
    expect(() => {
      for (let turn = 0; turn < 20; turn += 1) task();
    }).toThrow('task after task');
    endTask();
    after(60_000);
    expect(guard).toThrow('task after task');
  });

  test.each([
    ['short tasks without a pause', longestPart, 0],
    ['long tasks with pauses', longestTask - 1, longestTask],
  ])('allows %s', (_, length, pause) => {
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

  test("doesn't change the meaning or line numbers of code", () => {
    expect(guardLoops('for (const a of b) for (const c of d) e();')).toBe(
      'for (const a of b) {__guardLoop();for (const c of d) {__guardLoop();e();}}',
    );
    expect(guardLoops('function a() {\n"use strict";\n}')).toBe(
      'function a() {\n"use strict";__guardLoop();\n}',
    );
    expect(guardLoops('const a = (b): c => ({ b })')).toBe(
      'const a = (b): c => ((__guardLoop(),{ b }))',
    );
    expect(guardLoops('declare function a(): void;\nabstract class B { abstract c(): void }')).toBe(
      'declare function a(): void;\nabstract class B { abstract c(): void }',
    );
    expect(guardLoops('for (;;) a => b')).toBe('for (;;) {__guardLoop();a => (__guardLoop(),b)}');
    expect(guardLoops('const a = () => b => b')).toBe(
      'const a = () => (__guardLoop(),b => (__guardLoop(),b))',
    );
  });
});
