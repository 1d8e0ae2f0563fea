/**
 * @jest-environment jsdom
 */
import { readThemeHistory, rememberStep } from '../../../src/theme-tools/theme-history';

beforeEach(() => window.sessionStorage.clear());

test('a step from an earlier theme replaces those that came after it', () => {
  rememberStep('a', 'b');
  rememberStep('b', 'c');
  rememberStep('b', 'd');
  expect(readThemeHistory()).toEqual(['a', 'b', 'd']);
});

test('the last fifty themes are remembered', () => {
  for (let step = 0; step < 60; step += 1) rememberStep(`${step}`, `${step + 1}`);
  expect(readThemeHistory()).toHaveLength(50);
  expect(readThemeHistory().at(-1)).toBe('60');
});
