/**
 * @jest-environment jsdom
 */
import { addRecent, readRecent, removeRecent } from '../../../src/search/browser/recent-searches';

test('the last five searches are kept, each once, newest first', () => {
  for (const query of ['a', 'b', 'c', 'd', 'e', 'f', 'c']) addRecent(query);
  expect(readRecent()).toEqual(['c', 'f', 'e', 'd', 'b']);
  removeRecent('e');
  expect(readRecent()).toEqual(['c', 'f', 'd', 'b']);
});
