import {
  createHighlighter,
  highlightLimit,
  type HighlightWorker,
} from '../../../../src/live-code/ui/highlighter';
import { lateAfter } from '../../../../src/site/delays';
import { carryColors, colorsToHtml } from '../../../../src/code/color-runs';
import { colorLines, highlight } from '../../../../src/code/highlight';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A worker that answers when a test says so. */
function startWorkers() {
  const workers: (HighlightWorker & { asked: string[]; ended: boolean })[] = [];
  const ask = createHighlighter(() => {
    const worker = {
      asked: [] as string[],
      ended: false,
      postMessage: ({ code }: { code: string }) => worker.asked.push(code),
      terminate: () => (worker.ended = true),
      onmessage: null,
      onerror: null,
    } as unknown as (typeof workers)[number];
    workers.push(worker);
    return worker;
  });
  const say = (data: unknown, worker = workers.at(-1)!) =>
    worker.onmessage!.call(worker as unknown as Worker, { data } as MessageEvent);
  return { workers, ask, say };
}

const lines = [[{ className: '', text: 'a' }]];

test('asks one worker, one request after the other', () => {
  const { workers, ask, say } = startWorkers();
  const done = jest.fn();
  ask('a', 'tsx', done);
  ask('b', 'tsx', done);
  expect(workers).toHaveLength(1);
  say('ready');
  expect(workers[0]!.asked).toEqual(['a']);
  say(lines);
  expect(workers[0]!.asked).toEqual(['a', 'b']);
  say(lines);
  expect(done.mock.calls).toEqual([[lines], [lines]]);
  jest.advanceTimersByTime(10 * highlightLimit);
  expect(workers[0]!.ended).toBe(false);
});

test('ends a worker that takes too long, and goes on with another', () => {
  const { workers, ask, say } = startWorkers();
  const [slow, next] = [jest.fn(), jest.fn()];
  ask('slow', 'tsx', slow);
  // It takes what it takes to load.
  jest.advanceTimersByTime(10 * highlightLimit);
  expect(slow).not.toHaveBeenCalled();
  say('ready');
  ask('next', 'tsx', next);
  jest.advanceTimersByTime(highlightLimit);
  expect(workers[0]!.ended).toBe(true);
  expect(slow).toHaveBeenCalledWith(undefined);
  say('ready');
  say(lines);
  expect(next).toHaveBeenCalledWith(lines);
});

test('a worker whose script never comes is ended, and holds back no later code', () => {
  const { workers, ask, say } = startWorkers();
  const [first, second] = [jest.fn(), jest.fn()];
  ask('a', 'tsx', first);
  ask('b', 'tsx', second);
  jest.advanceTimersByTime(lateAfter - 1);
  expect(first).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(first).toHaveBeenCalledWith(undefined);
  expect([workers.length, workers[0]!.ended]).toEqual([2, true]);
  say('ready');
  say(lines);
  expect(second).toHaveBeenCalledWith(lines);
  jest.advanceTimersByTime(2 * lateAfter);
  expect(workers[1]!.ended).toBe(false);
});

test('what was withdrawn is not asked, or not told', () => {
  const { workers, ask, say } = startWorkers();
  const done = jest.fn();
  const withdrawFirst = ask('a', 'tsx', done);
  const withdrawSecond = ask('b', 'tsx', done);
  say('ready');
  withdrawFirst();
  withdrawSecond();
  say(lines);
  expect(workers[0]!.asked).toEqual(['a']);
  expect(done).not.toHaveBeenCalled();
});

test('a worker that does not load leaves code plain, and is tried again', () => {
  const { workers, ask } = startWorkers();
  const done = jest.fn();
  ask('a', 'tsx', done);
  workers[0]!.onerror!.call(workers[0] as unknown as Worker, {} as ErrorEvent);
  expect(done).toHaveBeenCalledWith(undefined);
  ask('b', 'tsx', done);
  expect(workers).toHaveLength(2);
});

describe('colors of changed code', () => {
  const before = 'const a = "b";\n// note\n';
  const colors = colorLines(before, 'tsx');
  test.each([
    ['is the same', before],
    ['is typed into', 'const a = "bc";\n// note\n'],
    ['has a line more', 'const a = "b";\n\n// note\n'],
    ['has a line less', '// note\n'],
    ['is empty', ''],
    ['repeats itself', `${before}${before}`],
  ])('stay where it %s, and all of its text is there', (_what, code) => {
    const text = carryColors(colors, code).map((line) => line.map((run) => run.text).join(''));
    expect(text).toEqual(code.split('\n'));
  });
  test('are what a worker finds, for a letter inside a word or a string', () => {
    for (const code of ['const a = "bc";\n// note\n', 'const a = "b";\n// notes\n']) {
      expect(
        colorsToHtml(carryColors(colors, code)).replace(/<\/span><span class="\w+">/g, ''),
      ).toBe(highlight(code, 'tsx'));
    }
  });
  test('are those of text without any', () => {
    expect(colorsToHtml(carryColors([], 'a < b\n\nc'))).toBe('a &#60; b\n\nc');
  });
});
