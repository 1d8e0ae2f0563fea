import { nearnessOf } from '../../src/shell/search/worker/nearness';

const wordOf = new Map([
  ['dark', 0],
  ['mode', 1],
  ['modes', 1],
  ['toggle', 2],
]);

test.each<[text: string, nearness: number]>([
  ['', 0],
  ['a dark page', 0],
  ['dark dark dark', 0],
  ['a dark mode toggle', 1],
  ['a toggle of dark modes', 2 / 3],
  ['dark mode', 2 / 3],
  ['dark and light mode', 2 / 9],
  ['dark, light, and in this mode, or as a dark mode', 2 / 3],
])('the nearness of three words in "%s" is %f', (text, nearness) => {
  const words = text.split(/[ ,]+/);
  expect(nearnessOf(words, wordOf, 3)).toBeCloseTo(nearness);
});
