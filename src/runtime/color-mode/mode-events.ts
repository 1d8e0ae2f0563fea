import type { ColorModeName } from '../../base/design/colors';

const shownModeEvent = 'site:color-mode';

/** Event that requests a color mode; `detail` is the mode's name. */
export const requestModeEvent = 'site:request-color-mode';

/** Event before a button changes the mode: `detail` makes the change. Whoever cancels the event has to call it. */
export const showModeEvent = 'site:show-color-mode';

/**
 * Shows a new color mode, or lets ./mode-transition do it.
 * @param show makes the change
 */
export function showWithTransition(show: () => void): void {
  const event = new CustomEvent(showModeEvent, { detail: show, cancelable: true });
  if (document.dispatchEvent(event)) show();
}

/** Announces that the page's color mode changed. */
export function announceMode(name: ColorModeName): void {
  document.dispatchEvent(new CustomEvent(shownModeEvent, { detail: name }));
}

/** Requests a color mode from ./controller, which stores it like a click on the button. */
export function requestMode(name: string): void {
  document.dispatchEvent(new CustomEvent(requestModeEvent, { detail: name }));
}

/**
 * Calls back whenever the page's color mode changes.
 * @returns a function that unsubscribes
 */
export function subscribeToMode(onChange: () => void): () => void {
  document.addEventListener(shownModeEvent, onChange);
  return () => document.removeEventListener(shownModeEvent, onChange);
}
