/** @jest-environment jsdom */
import {
  columnKeys,
  ignoreCompositionKeys,
  indexAfterKey,
  isApple,
  isCommand,
  isTyping,
  rowKeys,
} from '../../src/runtime/browser/keys';

const plain = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
const after = (
  key: string,
  index: number,
  count = 3,
  keys: typeof rowKeys | typeof columnKeys = rowKeys,
) => indexAfterKey({ ...plain, key }, index, count, keys);

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowLeft', 1, 0],
  ['ArrowLeft', 0, 2],
  ['Home', 1, 0],
  ['End', 1, 2],
  // No item has focus yet.
  ['ArrowRight', -1, 0],
  ['ArrowLeft', -1, 2],
])('%s moves from item %d to %d in a row of three', (key, index, target) => {
  expect(after(key, index)).toBe(target);
});

test('only the up and down arrows move in a column', () => {
  expect(after('ArrowDown', 2, 3, columnKeys)).toBe(0);
  expect(after('ArrowUp', 0, 3, columnKeys)).toBe(2);
  expect(after('ArrowRight', 0, 3, columnKeys)).toBeUndefined();
  expect(after('ArrowDown', 0)).toBeUndefined();
});

test('empty lists, modifier keys and other keys do nothing', () => {
  for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    expect(after(key, -1, 0)).toBeUndefined();
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey']) {
      expect(indexAfterKey({ ...plain, [modifier]: true, key }, 0, 3, rowKeys)).toBeUndefined();
    }
  }
  for (const key of ['Enter', 'a', 'Tab']) {
    expect(after(key, 0)).toBeUndefined();
  }
});

test('keys pressed in an input method reach no listener', () => {
  ignoreCompositionKeys();
  const listener = jest.fn();
  for (const target of [window, document]) target.addEventListener('keydown', listener, true);
  document.body.innerHTML = '<button>Press</button><textarea></textarea>';
  const all = [document.body, ...document.body.children];
  const press = (init: KeyboardEventInit) =>
    all.map((element) => element.dispatchEvent(new KeyboardEvent('keydown', init)));
  // The two ways in which browsers mark these keys.
  for (const mark of [{ isComposing: true }, { keyCode: 229 }]) {
    for (const key of ['Enter', 'Escape', 'Tab', 'ArrowDown', '/']) press({ key, ...mark });
    press({ key: 'k', ctrlKey: true, ...mark });
  }
  expect(listener).not.toHaveBeenCalled();
  press({ key: 'Enter' });
  expect(listener).toHaveBeenCalledTimes(2 * all.length);
});

test.each([
  ['macOS', 'MacIntel', 'macOS', true],
  ['macOS without client hints', 'MacIntel', undefined, true],
  ['a Mac that only client hints reveal', '', 'macOS', true],
  ['an iPhone', 'iPhone', undefined, true],
  ['Windows', 'Win32', 'Windows', false],
  ['Linux', 'Linux x86_64', undefined, false],
])('shortcuts of %s use its modifier', (_system, platform, hints, isCmd) => {
  Object.defineProperties(navigator, {
    platform: { value: platform, configurable: true },
    userAgentData: { value: hints && { platform: hints }, configurable: true },
  });
  expect(isApple()).toBe(isCmd);
  expect(isCommand({ ...plain, key: 'k', metaKey: true })).toBe(isCmd);
  expect(isCommand({ ...plain, key: 'k', ctrlKey: true })).toBe(!isCmd);
});

test('a field in a shadow tree is typed in', () => {
  const root = document.body
    .appendChild(document.createElement('div'))
    .attachShadow({ mode: 'open' });
  const typed: boolean[] = [];
  document.addEventListener('keydown', (event) => typed.push(isTyping(event)));
  for (const name of ['input', 'button']) {
    const init = { key: '/', bubbles: true, composed: true };
    root
      .appendChild(document.createElement(name))
      .dispatchEvent(new KeyboardEvent('keydown', init));
  }
  expect(typed).toEqual([true, false]);
});
