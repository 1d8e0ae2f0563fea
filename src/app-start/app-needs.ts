import { initialMode } from '../color-mode/cycle';
import { subscribeToMode } from '../color-mode/mode-events';
import { readEdit } from '../live-code/edit-memory';
import { requestApp } from '../browser/page-events';

/**
 * When a part of a page starts the app, as its `data-app` attribute says: when the reader turns to it (a
 * pointer, focus, a key), when they come near it, when they change the color mode, or when the address has a
 * query or a hash that is more than the name of a heading.
 */
export type AppStart = 'intent' | 'near' | 'mode' | 'address';

/** Debounce of mode changes in ms, since a reader goes through the modes press by press. */
export const modeDebounce = 500;

/** Asks for the app when the reader comes within half a view of a part that is not complete without it. */
function startWhenNear(parts: NodeListOf<Element>): void {
  if (parts.length === 0) return;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      requestApp();
    },
    { rootMargin: '50%' },
  );
  for (const part of parts) observer.observe(part);
}

/**
 * Asks for the app where the HTML cannot show what the reader should see: for parts that live from
 * scripts, for examples that they edited earlier in the visit, for tools that the address asks for more than the
 * HTML has, and for examples that name the color mode in a mode other than that of the HTML. Runs once, with the
 * shell.
 */
export function startAppWhereNeeded(): void {
  const examples = [...document.querySelectorAll<HTMLElement>('[data-live-example]')];
  const { search, hash } = window.location;
  const isAsked = (search || hash.includes('.')) && document.querySelector('[data-app="address"]');
  const isEdited = examples.some(({ dataset }) => readEdit(dataset.liveExample!) !== undefined);
  if (isEdited || isAsked) requestApp();
  else startWhenNear(document.querySelectorAll('[data-app="near"]'));
  function followMode(): void {
    const isOther = document.documentElement.dataset.colorMode !== initialMode;
    if (isOther && document.querySelector('[data-app="mode"]')) requestApp();
  }
  followMode();
  let timer: number | undefined;
  subscribeToMode(() => {
    window.clearTimeout(timer);
    timer = window.setTimeout(followMode, modeDebounce);
  });
}
