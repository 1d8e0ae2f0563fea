import {
  createHighlighter,
  MAX_HIGHLIGHT_MS,
  type HighlightWorker,
} from '../../../src/sandbox/live-code/ui/highlighter';
import { LATE_AFTER_MS } from '../../../src/base/facts/delays';
import { carryColors, colorsToHtml } from '../../../src/content/code/color-runs';
import { colorLines, highlight } from '../../../src/content/code/highlight';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A highlighter whose workers respond on demand. */
function startWorkers() {
  const workers: (HighlightWorker & { sentCodes: string[]; ended: boolean })[] = [];
  const ask = createHighlighter(() => {
    const worker = {
      sentCodes: [] as string[],
      ended: false,
      postMessage: ({ code }: { code: string }) => worker.sentCodes.push(code),
      terminate: () => (worker.ended = true),
      onmessage: null,
      onerror: null,
    } as unknown as (typeof workers)[number];
    workers.push(worker);
    return worker;
  });
  const respond = (data: unknown, worker = workers.at(-1)!) =>
    worker.onmessage!.call(worker as unknown as Worker, { data } as MessageEvent);
  return { workers, ask, respond };
}

const lines = [[{ className: '', text: 'a' }]];

test('sends requests to one worker, one at a time', () => {
  const { workers, ask, respond } = startWorkers();
  const done = jest.fn();
  ask('a', 'tsx', done);
  ask('b', 'tsx', done);
  expect(workers).toHaveLength(1);
  respond('ready');
  expect(workers[0]!.sentCodes).toEqual(['a']);
  respond(lines);
  expect(workers[0]!.sentCodes).toEqual(['a', 'b']);
  respond(lines);
  expect(done.mock.calls).toEqual([[lines], [lines]]);
  jest.advanceTimersByTime(10 * MAX_HIGHLIGHT_MS);
  expect(workers[0]!.ended).toBe(false);
});

test('replaces a worker that takes too long', () => {
  const { workers, ask, respond } = startWorkers();
  const [slow, next] = [jest.fn(), jest.fn()];
  ask('slow', 'tsx', slow);
  // Loading time doesn't count.
  jest.advanceTimersByTime(10 * MAX_HIGHLIGHT_MS);
  expect(slow).not.toHaveBeenCalled();
  respond('ready');
  ask('next', 'tsx', next);
  jest.advanceTimersByTime(MAX_HIGHLIGHT_MS);
  expect(workers[0]!.ended).toBe(true);
  expect(slow).toHaveBeenCalledWith(undefined);
  respond('ready');
  respond(lines);
  expect(next).toHaveBeenCalledWith(lines);
});

test("a worker whose script never loads is stopped and doesn't block later code", () => {
  const { workers, ask, respond } = startWorkers();
  const [first, second] = [jest.fn(), jest.fn()];
  ask('a', 'tsx', first);
  ask('b', 'tsx', second);
  jest.advanceTimersByTime(LATE_AFTER_MS - 1);
  expect(first).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(first).toHaveBeenCalledWith(undefined);
  expect([workers.length, workers[0]!.ended]).toEqual([2, true]);
  respond('ready');
  respond(lines);
  expect(second).toHaveBeenCalledWith(lines);
  jest.advanceTimersByTime(2 * LATE_AFTER_MS);
  expect(workers[1]!.ended).toBe(false);
});

test('a withdrawn request is not sent, or its result is ignored', () => {
  const { workers, ask, respond } = startWorkers();
  const done = jest.fn();
  const withdrawFirst = ask('a', 'tsx', done);
  const withdrawSecond = ask('b', 'tsx', done);
  respond('ready');
  withdrawFirst();
  withdrawSecond();
  respond(lines);
  expect(workers[0]!.sentCodes).toEqual(['a']);
  expect(done).not.toHaveBeenCalled();
});

test('code stays plain if a worker fails to load, and the next request retries', () => {
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
    ['stays the same', before],
    ['is typed into', 'const a = "bc";\n// note\n'],
    ['gains a line', 'const a = "b";\n\n// note\n'],
    ['loses a line', '// note\n'],
    ['is cleared', ''],
    ['is repeated', `${before}${before}`],
  ])('keep all of its text when it %s', (_what, code) => {
    const text = carryColors(colors, code).map((line) => line.map((run) => run.text).join(''));
    expect(text).toEqual(code.split('\n'));
  });
  test("match the worker's result after typing a letter in a word or string", () => {
    for (const code of ['const a = "bc";\n// note\n', 'const a = "b";\n// notes\n']) {
      expect(
        colorsToHtml(carryColors(colors, code)).replace(/<\/span><span class="\w+">/g, ''),
      ).toBe(highlight(code, 'tsx'));
    }
  });
  test('are omitted for plain text', () => {
    expect(colorsToHtml(carryColors([], 'a < b\n\nc'))).toBe('a &#60; b\n\nc');
  });
});
