import { onceShellStarted } from '../browser/page-events';
import { LATE_AFTER_MS } from '../../base/facts/delays';
import { hideScriptFailure, showScriptFailure } from './script-failure';

/** Id of the script element that loads src/assembly/page-html/script. */
export const shellScriptId = 'shell-script';

/** Maximum number of retries for the shell script. */
const MAX_RETRIES = 2;

/** Delay before the first retry; the second one waits twice as long. */
const RETRY_DELAY_MS = 500;

/**
 * Buttons that need the shell. Excludes color mode controls, which work earlier, and what the browser handles without
 * scripts: checkboxes, radios, labels and, outside islands, submit buttons.
 */
const controlSelector =
  ':is(button[type="button"], [data-island] :is(button, [type="submit"]))' +
  ':not([data-color-mode-toggle], [data-color-mode-choice])';

/**
 * Queues the user's last click and what they enter until the shell starts, and retries a shell script that fails to
 * load. If all retries fail, falls back to the page without scripts, where a link next to each control does the same,
 * and shows a notice with a Reload button. If the script throws, as in older browsers, falls back without one.
 */
export function queueEarlyClicks(): void {
  const root = document.documentElement;
  root.setAttribute('data-scripts', '');
  const queueing = new AbortController();
  const watching = new AbortController();
  let queuedControl: HTMLElement | undefined;
  /** Fields in the order of their last change. */
  const changed = new Set<EventTarget>();
  let failures = 0;

  function giveUp(canReload = true): void {
    window.clearTimeout(timer);
    queueing.abort();
    root.removeAttribute('data-scripts');
    if (canReload) showScriptFailure();
    if (queuedControl?.hasAttribute('aria-controls'))
      queuedControl.parentElement!.querySelector('a')?.click();
    queuedControl = undefined;
  }

  function onClick(event: MouseEvent): void {
    const control = (event.target as Element).closest<HTMLElement>(controlSelector);
    if (!control) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    queuedControl = control;
  }
  const timer = window.setTimeout(giveUp, LATE_AFTER_MS);

  function onFailure({ target, filename }: ErrorEvent): void {
    const script = document.getElementById(shellScriptId) as HTMLScriptElement | null;
    if (!script) return;
    if (filename === script.src) return giveUp(false);
    if (target !== script) return;
    failures += 1;
    if (failures > MAX_RETRIES) return giveUp();
    const retry = document.createElement('script');
    retry.id = shellScriptId;
    retry.src = script.src;
    window.setTimeout(() => script.replaceWith(retry), RETRY_DELAY_MS * failures);
  }
  window.addEventListener('error', onFailure, { capture: true, signal: watching.signal });
  window.addEventListener('click', onClick, { capture: true, signal: queueing.signal });
  window.addEventListener(
    'input',
    ({ target }) => {
      changed.delete(target!);
      changed.add(target!);
    },
    { capture: true, signal: queueing.signal },
  );
  onceShellStarted(() => {
    window.clearTimeout(timer);
    watching.abort();
    if (queueing.signal.aborted) {
      // Started after `giveUp`.
      root.setAttribute('data-scripts', '');
      hideScriptFailure();
      return;
    }
    queueing.abort();
    for (const field of changed) field.dispatchEvent(new Event('input', { bubbles: true }));
    queuedControl?.click();
  });
}
