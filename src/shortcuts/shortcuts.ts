import { isPlainKey, isTyping } from '../browser/keys';
import { onReturn } from '../browser/page-events';
import { readSetting, writeSetting } from '../browser/storage';
import { showScriptFailure } from '../islands/script-failure';
import { createScriptLoader } from '../browser/on-demand';

/** URL of ./script, inlined by src/page-html/plugin. */
declare const SHORTCUTS_URL: string;

/** Local storage key: `off` if the reader turned off single-key shortcuts. */
const singleKeysKey = 'theme-ui-docs-single-keys';

/** Event that opens the list. */
export const shortcutsEvent = 'site:shortcuts';

/**
 * Copies the stored setting to the root element's `data-single-keys`; CSS uses it to hide unavailable shortcuts.
 * Runs in the head, before the first paint.
 */
export function showSingleKeys(): void {
  const root = document.documentElement;
  if (readSetting(singleKeysKey) === 'off') root.setAttribute('data-single-keys', 'off');
  else root.removeAttribute('data-single-keys');
}

/** True unless the reader turned off single-key shortcuts. */
export function hasSingleKeys(): boolean {
  return document.documentElement.getAttribute('data-single-keys') !== 'off';
}

/** Turns single-key shortcuts on or off; only for this page if the browser blocks storage. */
export function setSingleKeys(isOn: boolean): void {
  writeSetting(singleKeysKey, isOn ? undefined : 'off');
  document.documentElement.setAttribute('data-single-keys', isOn ? 'on' : 'off');
}

/**
 * True if an event is the given single-key shortcut: focus isn't in a field, and the reader hasn't turned these
 * shortcuts off. WCAG 2.1.4 requires that option, so every single-character shortcut must use this check.
 */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  const isShortcut = event.key === key && isPlainKey(event) && !isTyping(event);
  // Chromium sends the page a key that the reader typed while a frame took the focus from an editor.
  return isShortcut && document.hasFocus() && hasSingleKeys();
}

/**
 * Opens the list of keyboard shortcuts on a click of its button or on `?`. The list's script loads on first use.
 * Runs once, with the shell.
 */
export function startShortcuts(): void {
  const load = createScriptLoader(SHORTCUTS_URL);
  function open(): void {
    load().then(
      () => document.dispatchEvent(new Event(shortcutsEvent)),
      () => showScriptFailure(),
    );
  }
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-shortcuts]')) open();
  });
  document.addEventListener('keydown', (event) => {
    if (!isSingleKey(event, '?') || !document.querySelector('[data-shortcuts]')) return;
    event.preventDefault();
    open();
  });
  // Another tab may have changed the setting.
  window.addEventListener('storage', showSingleKeys);
  onReturn(showSingleKeys);
}
