import { nextMode, parseMode, resolveMode } from '../../../src/color-mode/cycle';
import { colorModes } from '../../../src/design/modes';

test('cycles through the four modes in order and starts again', () => {
  expect(colorModes.map(({ name, label }) => [name, label])).toEqual([
    ['default', 'Light'],
    ['dark', 'Dark'],
    ['deep', 'Deep'],
    ['swiss', 'Swiss'],
  ]);
  expect(colorModes.map(({ name }) => nextMode(name))).toEqual([
    'dark',
    'deep',
    'swiss',
    'default',
  ]);
});

test.each([
  ['default', 'default'],
  ['light', 'default'],
  ['dark', 'dark'],
  ['deep', 'deep'],
  ['swiss', 'swiss'],
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
