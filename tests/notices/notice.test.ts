/** @jest-environment jsdom */
import { hideNotice, showNotice } from '../../src/runtime/notices/notice';

const texts = () => [...document.querySelectorAll('[data-notice] p')].map((p) => p.textContent);

beforeEach(() => {
  document.body.innerHTML =
    '<div role="status" data-notices="status"></div><div role="alert" data-notices="alert"></div>';
});

test('a notice that is shown again stays as it is, so that its button keeps the focus', () => {
  const button = document.createElement('button');
  showNotice('scripts-failed', 'alert', 'Parts failed.', button);
  button.focus();
  showNotice('scripts-failed', 'alert', 'Parts failed.', document.createElement('button'));
  expect(document.activeElement).toBe(button);
  showNotice('outdated', 'alert', 'Updated.');
  showNotice('scripts-failed', 'alert', 'Parts failed.');
  expect(texts()).toEqual(['Parts failed.', 'Updated.']);
});

test('a notice with another text replaces the one with its name', () => {
  showNotice('offline', 'status', 'Offline.');
  showNotice('offline', 'status', 'Still offline.');
  expect(texts()).toEqual(['Still offline.']);
  hideNotice('offline');
  expect(texts()).toEqual([]);
});
