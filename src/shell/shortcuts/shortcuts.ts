import { isPlainKey, isTyping } from '../../runtime/browser/keys';
import { onPageShown, onReturn } from '../../runtime/browser/page-events';
import { readSetting, writeSetting } from '../../runtime/browser/storage';
import { addressOf } from '../../base/facts/base-url';

/** Page that lists the site's keyboard shortcuts. */
export const shortcutsPagePath = '/keyboard-shortcuts';

/** Local storage key: `off` if the reader turned off single-key shortcuts. */
const singleKeysKey = 'theme-ui-docs-single-keys';

/**
 * Copies the stored setting to the root element's `data-single-keys`; CSS uses it to hide unavailable shortcuts.
 * Runs in the head, before the first paint.
 */
export function showSingleKeys(): void {
  const root = document.documentElement;
  if (readSetting(singleKeysKey) === 'off') root.setAttribute('data-single-keys', 'off');
  else root.removeAttribute('data-single-keys');
}

const hasSingleKeys = () => document.documentElement.getAttribute('data-single-keys') !== 'off';

/**
 * True if an event is the given single-key shortcut: focus isn't in a field, and the reader hasn't turned these
 * shortcuts off. WCAG 2.1.4 requires that option, so every single-character shortcut must use this check.
 */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  const isShortcut = event.key === key && isPlainKey(event) && !isTyping(event);
  // Chromium sends the page a key that the reader typed while a frame took the focus from an editor.
  return isShortcut && document.hasFocus() && hasSingleKeys();
}

const findSwitch = () => document.querySelector<HTMLInputElement>('[data-single-keys-switch]');

/** Starts the switch of ./SingleKeySwitch, and follows the footer's link to the list on `?`. Runs once. */
export function startShortcuts(): void {
  function showSwitch(): void {
    const input = findSwitch();
    if (input) input.checked = hasSingleKeys();
  }
  // Another tab may have changed the setting.
  function refresh(): void {
    showSingleKeys();
    showSwitch();
  }
  onPageShown(showSwitch);
  onReturn(refresh);
  window.addEventListener('storage', refresh);
  document.addEventListener('change', ({ target }) => {
    const input = findSwitch();
    if (!input || target !== input) return;
    writeSetting(singleKeysKey, input.checked ? undefined : 'off');
    // If the browser blocks storage, the setting is only for this page.
    document.documentElement.setAttribute('data-single-keys', input.checked ? 'on' : 'off');
  });
  document.addEventListener('keydown', (event) => {
    const link = document.querySelector<HTMLElement>(`a[href="${addressOf(shortcutsPagePath)}"]`);
    if (!link || !isSingleKey(event, '?')) return;
    event.preventDefault();
    link.click();
  });
}
