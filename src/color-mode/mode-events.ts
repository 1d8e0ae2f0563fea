import type { ColorModeName } from '../design/colors';

const shownModeEvent = 'site:color-mode';

/** Event by which a part of a page asks for a mode; its detail is the mode's name. */
export const requestModeEvent = 'site:request-color-mode';

/** Tells all who listen that the page shows another mode. */
export function announceMode(name: ColorModeName): void {
  document.dispatchEvent(new CustomEvent(shownModeEvent, { detail: name }));
}

/** Asks ./controller for a mode; it is kept like a click on the button. */
export function requestMode(name: string): void {
  document.dispatchEvent(new CustomEvent(requestModeEvent, { detail: name }));
}

/**
 * Calls back whenever the page shows another mode.
 * @returns a function that ends it
 */
export function subscribeToMode(onChange: () => void): () => void {
  document.addEventListener(shownModeEvent, onChange);
  return () => document.removeEventListener(shownModeEvent, onChange);
}
