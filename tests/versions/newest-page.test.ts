import { listNames } from '../../src/content/versions/newest-page';

test('a note lists up to four changed sections, then counts the rest', () => {
  expect(listNames(['A'])).toBe('A');
  expect(listNames(['A', 'B', 'C', 'D'])).toBe('A, B, C, D');
  expect(listNames(['A', 'B', 'C', 'D', 'E', 'F'])).toBe('A, B, C, D, and 2 more');
});
