import { isSidewaysKey } from '../browser/keys';
import { onceShellStarted } from '../browser/page-events';
import { refreshCached } from '../browser/scripts';
import { colorModeChoice, colorModeToggle } from '../color-mode/attributes';
import { lateAfter } from '../site/delays';
import { islandRoot } from './attributes';
import { showScriptFailure } from './script-failure';

/** Id of the element that loads ../shell/script. */
export const shellScriptId = 'shell-script';

/** How often the shell is fetched again. */
const retries = 2;

/**
 * Buttons that wait for the shell; the color mode is served before. Checkboxes, radios, labels and, outside of
 * islands, submits are the browser's: it does all that is needed.
 */
const control =
  `:is(button[type="button"], [${islandRoot}] :is(button, [type="submit"]))` +
  `:not([${colorModeToggle}], [${colorModeChoice}])`;

/**
 * Holds the reader's last press for the shell. A shell that fails is fetched again; if it does not come at
 * all, the page is as without scripts, where a link beside each part of the shell does what a press would
 * have done, and the reader is told.
 */
export function holdEarlyPresses(): void {
  const { dataset } = document.documentElement;
  dataset.scripts = '';
  const holding = new AbortController();
  const watching = new AbortController();
  let held: HTMLElement | undefined;
  let heldKey: KeyboardEvent | undefined;
  let fetched = 0;

  function giveUp(): void {
    holding.abort();
    delete dataset.scripts;
    showScriptFailure();
    if (held?.hasAttribute('aria-controls')) held.parentElement!.querySelector('a')?.click();
    held = undefined;
  }

  function onPress(event: MouseEvent | KeyboardEvent): void {
    const key = 'key' in event ? event : undefined;
    // A button's other keys end in a click; one that opens something has no use for these.
    if (key && !isSidewaysKey(key)) return;
    const pressed = (event.target as Element).closest<HTMLElement>(
      key ? 'button:not([aria-expanded])' : control,
    );
    if (!pressed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = pressed;
    heldKey = key;
  }
  const timer = window.setTimeout(giveUp, lateAfter);

  /** It did not come; or something came, and it was not the shell, which would have ended this. */
  function onEnd({ target, type }: Event): void {
    if (!(target instanceof HTMLScriptElement) || target.id !== shellScriptId) return;
    fetched += 1;
    if (fetched > retries) return giveUp();
    const again = document.createElement('script');
    again.id = shellScriptId;
    again.src = target.src;
    window.setTimeout(async () => {
      if (type === 'load') await refreshCached(target.src);
      target.replaceWith(again);
    }, 500 * fetched);
  }
  for (const type of ['load', 'error']) {
    document.addEventListener(type, onEnd, { capture: true, signal: watching.signal });
  }
  for (const type of ['click', 'keydown'] as const) {
    window.addEventListener(type, onPress, { capture: true, signal: holding.signal });
  }
  onceShellStarted(() => {
    window.clearTimeout(timer);
    watching.abort();
    if (holding.signal.aborted) {
      // Late.
      dataset.scripts = '';
      showScriptFailure(false);
      return;
    }
    holding.abort();
    if (heldKey) held?.dispatchEvent(new KeyboardEvent('keydown', heldKey));
    else held?.click();
  });
}
