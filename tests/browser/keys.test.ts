import { columnKeys, indexAfterKey, rowKeys } from '../../src/runtime/browser/keys';

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
