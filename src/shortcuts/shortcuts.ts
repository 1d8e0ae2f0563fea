import { attributeOf } from '../site/attribute';
import { isPlainKey, isTyping } from '../browser/keys';
import { onReturn } from '../browser/page-events';
import { readSetting, writeSetting } from '../browser/storage';
import { showScriptFailure } from '../islands/script-failure';
import { scriptOnDemand } from '../browser/on-demand';
import { shortcutsButton, singleKeys } from './attributes';

/** Address of the script with the list of shortcuts; src/page-html/plugin knows it. */
declare const SHORTCUTS_URL: string;

/** Key of the browser's storage: `off` if the reader turned single-key shortcuts off. */
const singleKeysKey = 'theme-ui-docs-single-keys';

/** Asks the script to show the list. */
export const shortcutsEvent = 'site:shortcuts';

/**
 * Copies the stored choice to the root element's `data-single-keys`, by which CSS hides what can't be pressed.
 * Runs in the head, before the first paint.
 */
export function showSingleKeys(): void {
  const { dataset } = document.documentElement;
  if (readSetting(singleKeysKey) === 'off') dataset.singleKeys = 'off';
  else delete dataset.singleKeys;
}

/** True unless the reader turned single-key shortcuts off. */
export function hasSingleKeys(): boolean {
  return attributeOf(document.documentElement, singleKeys) !== 'off';
}

/** Turns single-key shortcuts on or off; for this page alone where storage is refused. */
export function setSingleKeys(on: boolean): void {
  writeSetting(singleKeysKey, on ? undefined : 'off');
  document.documentElement.dataset.singleKeys = on ? 'on' : 'off';
}

/**
 * True if an event is the shortcut of a single key: no field takes the key, and the reader has not turned such
 * shortcuts off, as WCAG 2.1.4 asks for. Every shortcut of one character goes through here.
 */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  return event.key === key && isPlainKey(event) && !isTyping(event) && hasSingleKeys();
}

/**
 * Shows the list of keyboard shortcuts for its button and for `?`. The list is fetched at the first request.
 * Runs once, with the shell.
 */
export function startShortcuts(): void {
  const load = scriptOnDemand(SHORTCUTS_URL);
  function open(): void {
    load().then(
      () => document.dispatchEvent(new Event(shortcutsEvent)),
      () => showScriptFailure(),
    );
  }
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest(`[${shortcutsButton}]`)) open();
  });
  document.addEventListener('keydown', (event) => {
    if (!isSingleKey(event, '?') || !document.querySelector(`[${shortcutsButton}]`)) return;
    event.preventDefault();
    open();
  });
  // Another tab may have changed it.
  window.addEventListener('storage', showSingleKeys);
  onReturn(showSingleKeys);
}
