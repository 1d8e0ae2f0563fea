import {
  createLoopGuard,
  guardLoops,
  longestLoop,
} from '../../../../src/live-code/frame/loop-guard';

describe('the loop guard', () => {
  test.each(['while (true) {}', 'for (;;);', 'do ; while (true)', 'for (const a of endless()) ;'])(
    'stops %s',
    (loop) => {
      const script = guardLoops(`function* endless() { for (;;) yield 1; }\n${loop}`);
      let now = 0;
      const guard = createLoopGuard(
        () => {},
        () => (now += 10),
      );
      expect(() => new Function('__guardLoop', script)(guard)).toThrow(
        `A loop ran for more than ${longestLoop} ms`,
      );
    },
  );
  test('begins anew with each task, and leaves loops that end alone', () => {
    let endTask = () => {};
    let now = 0;
    const guard = createLoopGuard(
      (callback) => (endTask = callback),
      () => now,
    );
    guard();
    now += longestLoop + 1;
    endTask();
    expect(guard).not.toThrow();
    expect(guardLoops('for (const a of b) for (const c of d) e();')).toBe(
      'for (const a of b) {__guardLoop();for (const c of d) {__guardLoop();e();}}',
    );
  });
});
