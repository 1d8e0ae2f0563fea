import { isSidewaysKey } from '../browser/keys';
import { onceShellStarted } from '../browser/page-events';
import { refreshCached } from '../browser/scripts';
import { colorModeChoice, colorModeToggle } from '../color-mode/attributes';
import { lateAfter } from '../site/delays';
import { islandRoot } from './attributes';
import { showScriptFailure } from './script-failure';

/** Id of the script element that loads ../shell/script. */
export const shellScriptId = 'shell-script';

/** Maximum number of retries for the shell script. */
const MAX_RETRIES = 2;

/**
 * Buttons that need the shell. Excludes color mode controls, which work earlier, and what the browser handles without
 * scripts: checkboxes, radios, labels and, outside islands, submit buttons.
 */
const controlSelector =
  `:is(button[type="button"], [${islandRoot}] :is(button, [type="submit"]))` +
  `:not([${colorModeToggle}], [${colorModeChoice}])`;

/**
 * Queues the user's last click or arrow key until the shell starts, and retries a shell script that fails to load. If
 * all retries fail, falls back to the page without scripts, where a link next to each control does the same, and shows
 * a notice.
 */
export function queueEarlyClicks(): void {
  const { dataset } = document.documentElement;
  dataset.scripts = '';
  const queueing = new AbortController();
  const watching = new AbortController();
  let queuedControl: HTMLElement | undefined;
  let queuedKey: KeyboardEvent | undefined;
  let failures = 0;

  function giveUp(): void {
    queueing.abort();
    delete dataset.scripts;
    showScriptFailure();
    if (queuedControl?.hasAttribute('aria-controls'))
      queuedControl.parentElement!.querySelector('a')?.click();
    queuedControl = undefined;
  }

  function onClickOrKey(event: MouseEvent | KeyboardEvent): void {
    const key = 'key' in event ? event : undefined;
    // Other keys on a button cause a click. A button that opens something doesn't use arrow keys.
    if (key && !isSidewaysKey(key)) return;
    const control = (event.target as Element).closest<HTMLElement>(
      key ? 'button:not([aria-expanded])' : controlSelector,
    );
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    queuedControl = control;
    queuedKey = key;
  }
  const timer = window.setTimeout(giveUp, lateAfter);

  /** Retries. A `load` event counts as a failure too: if the shell had run, it would have removed this listener. */
  function onFailure({ target, type }: Event): void {
    if (!(target instanceof HTMLScriptElement) || target.id !== shellScriptId) return;
    failures += 1;
    if (failures > MAX_RETRIES) return giveUp();
    const retry = document.createElement('script');
    retry.id = shellScriptId;
    retry.src = target.src;
    window.setTimeout(async () => {
      if (type === 'load') await refreshCached(target.src);
      target.replaceWith(retry);
    }, 500 * failures);
  }
  for (const type of ['load', 'error']) {
    document.addEventListener(type, onFailure, { capture: true, signal: watching.signal });
  }
  for (const type of ['click', 'keydown'] as const) {
    window.addEventListener(type, onClickOrKey, { capture: true, signal: queueing.signal });
  }
  onceShellStarted(() => {
    window.clearTimeout(timer);
    watching.abort();
    if (queueing.signal.aborted) {
      // Started after `giveUp`.
      dataset.scripts = '';
      showScriptFailure(false);
      return;
    }
    queueing.abort();
    if (queuedKey) queuedControl?.dispatchEvent(new KeyboardEvent('keydown', queuedKey));
    else queuedControl?.click();
  });
}
