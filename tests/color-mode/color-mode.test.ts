import { nextMode, parseMode, resolveMode } from '../../src/runtime/color-mode/cycle';
import { colorModes } from '../../src/base/design/modes';

test('the button cycles through the four modes in order and starts again', () => {
  // The modes of section 4 of the specification. Other tests derive from the list.
  expect(colorModes.map(({ name, label }) => [name, label])).toEqual([
    ['default', 'Light'],
    ['dark', 'Dark'],
    ['deep', 'Deep'],
    ['swiss', 'Swiss'],
  ]);
  const names = colorModes.map(({ name }) => name);
  expect(names.map(nextMode)).toEqual([...names.slice(1), names[0]]);
});

test.each([
  ...colorModes.map(({ name }): [string, string] => [name, name]),
  ['light', 'default'],
  ['nonsense', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('a stored %p means %p', (stored, expected) => {
  expect(parseMode(stored)).toBe(expected);
});

test.each([
  [undefined, false, 'default'],
  [undefined, true, 'dark'],
  ['swiss', true, 'swiss'],
  ['default', true, 'default'],
] as const)('with %p chosen and a dark system %p, shows %p', (chosen, dark, expected) => {
  expect(resolveMode(chosen, dark)).toBe(expected);
});
