/** @jest-environment jsdom */
import type { ConsoleLine } from '../../../src/sandbox/live-code/console-lines';
import {
  ConsoleOutput,
  textOf,
  watchConsole,
} from '../../../src/sandbox/live-code/frame/console-output';

const circular: Record<string, unknown> = { a: 1 };
circular.self = circular;

test.each<[values: unknown[], text: string]>([
  [[], ''],
  [['hi', 1, true, null, undefined], 'hi 1 true null undefined'],
  [[{ a: 1, b: ['x', { c: 2 }] }], "{ a: 1, b: [ 'x', { c: 2 } ] }"],
  [[[undefined], Symbol('s'), 10n], '[ undefined ] Symbol(s) 10n'],
  [[new Map([['a', 1]]), new Set([1])], "Map{ 'a' => 1 } Set{ 1 }"],
  [[circular], '{ a: 1, self: [Circular] }'],
  [[new TypeError('no')], 'TypeError: no'],
  [[Object.assign(document.createElement('b'), { textContent: 'Hi' })], '<b>Hi</b>'],
  [['%s is %d%', 'It', 5], 'It is 5%'],
  [['%cBig', 'font-size: 2em', 'rest'], 'Big rest'],
  [['100%s'], '100%s'],
  [
    [
      {
        get bad() {
          throw new Error('getter');
        },
      },
    ],
    '[object Object]',
  ],
])('%p is printed as %j', (values, text) => expect(textOf(values)).toBe(text));

test('a long line is cut', () => {
  expect(textOf(['x'.repeat(5000)])).toHaveLength(1001);
  expect(textOf([Array.from({ length: 5000 }, (_, index) => index)]).length).toBeLessThan(1002);
});

/** A console that prints to `printed`. */
function fakeConsole() {
  const printed: string[] = [];
  const names = ['debug', 'dir', 'group', 'groupCollapsed', 'info', 'log', 'table', 'trace'];
  const methods = [...names, 'warn', 'assert', 'error'].map((name) => [
    name,
    (...values: unknown[]) => printed.push(`${name} ${values.join(' ')}`),
  ]);
  return { target: Object.fromEntries(methods) as Console, printed };
}

test('methods print with their level, and still reach the browser’s console', () => {
  const { target, printed } = fakeConsole();
  const lines: string[] = [];
  watchConsole(target, (level, text) => lines.push(`${level}: ${text}`));
  target.log('a', 1);
  target.info('b');
  target.warn('c');
  target.error('d');
  target.assert(true, 'e');
  target.assert(false, 'f');
  expect(lines).toEqual([
    'log: a 1',
    'log: b',
    'warn: c',
    'error: d',
    'error: Assertion failed: f',
  ]);
  expect(printed).toEqual([
    'log a 1',
    'info b',
    'warn c',
    'error d',
    'assert true e',
    'assert false f',
  ]);
});

test('lines are sent in batches, with repeated ones counted', () => {
  const timers: (() => void)[] = [];
  const batches: ConsoleLine[][] = [];
  const output = new ConsoleOutput(
    (callback) => timers.push(callback),
    (lines) => batches.push(lines),
  );
  for (let index = 0; index < 10_000; index += 1) output.print('log', 'same');
  output.print('note', 'same');
  expect([timers.length, batches.length]).toEqual([1, 0]);
  timers[0]!();
  output.flush();
  expect(batches).toEqual([
    [
      { level: 'log', text: 'same', count: 10_000 },
      { level: 'note', text: 'same', count: 1 },
    ],
  ]);
});
