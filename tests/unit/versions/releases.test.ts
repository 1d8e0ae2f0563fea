import { readFileSync } from 'node:fs';
import { currentVersion } from '../../../src/versions/list';
import { knownReleases } from '../../../src/versions/known-releases';
import { listNames } from '../../../src/versions/newest-page';
import { compareReleases, isSinceShown } from '../../../src/versions/releases';

test.each([
  ['0.17.2', '0.17.1', 1],
  ['0.9.0', '0.17.0', -1],
  ['0.17', '0.17.0', 0],
  ['0.17.2', '0.17', 1],
  ['1.0', '0.17.4', 1],
  ['0.16', '0.17', -1],
])('%s compared with %s is %i', (a, b, order) => {
  expect(Math.sign(compareReleases(a, b))).toBe(order);
});

test('an invalid release is neither newer nor older', () => {
  expect(compareReleases('0.17.2', 'any') <= 0).toBe(false);
});

test.each([
  ['0.17.2', '0.17', true],
  ['0.17.0', '0.17', false],
  ['0.17', '0.17', false],
  ['0.16.1', '0.17', false],
  ['0.16.1', '0.16', true],
])('since %s in the pages of %s: %s', (since, version, isShown) => {
  expect(isSinceShown(since, version)).toBe(isShown);
});

test('readers can choose each release once, starting with the installed one', () => {
  const { version } = JSON.parse(readFileSync('node_modules/theme-ui/package.json', 'utf8')) as {
    version: string;
  };
  expect(currentVersion.release).toBe(version);
  expect(knownReleases[0]).toBe(version);
  expect(new Set(knownReleases).size).toBe(knownReleases.length);
});

test('lists up to four names, then counts the rest', () => {
  expect(listNames(['A'])).toBe('A');
  expect(listNames(['A', 'B', 'C', 'D'])).toBe('A, B, C, D');
  expect(listNames(['A', 'B', 'C', 'D', 'E', 'F'])).toBe('A, B, C, D, and 2 more');
});
