const pageLeftEvent = 'site:leave';
const pageShownEvent = 'site:page';
const shellStartedEvent = 'site:shell-started';
const navigationDrawnEvent = 'site:navigation-drawn';

/** Tells that another page is about to take the place of the one shown. */
export function announceLeave(): void {
  document.dispatchEvent(new CustomEvent(pageLeftEvent));
}

/** Calls back whenever another page is about to take the place of the one shown. */
export function onPageLeft(callback: () => void): void {
  document.addEventListener(pageLeftEvent, callback);
}

/** Tells that another page has taken the place of the one before. */
export function announcePage(): void {
  document.dispatchEvent(new CustomEvent(pageShownEvent));
}

/**
 * Calls back once the document is parsed. Unlike DOMContentLoaded, this does not wait for deferred
 * scripts, which may be late or never come.
 */
export function onceParsed(callback: () => void): void {
  if (document.readyState !== 'loading') callback();
  else document.addEventListener('readystatechange', callback, { once: true });
}

/** Calls back once the page is shown: at once, or when a prerendered page is activated. */
export function onceShown(callback: () => void): void {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else callback();
}

/** Calls back when a page that was prerendered or in the bfcache is shown: it missed what happened since. */
export function onReturn(callback: () => void): void {
  document.addEventListener('prerenderingchange', callback);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) callback();
  });
}

/**
 * Calls back now, and each time another page is shown.
 * @returns a function that ends it
 */
export function onEachPage(callback: () => void): () => void {
  callback();
  document.addEventListener(pageShownEvent, callback);
  return () => document.removeEventListener(pageShownEvent, callback);
}

/** Tells that all of the shell works. */
export function announceShell(): void {
  document.dispatchEvent(new CustomEvent(shellStartedEvent));
}

/** Calls back once all of the shell works. */
export function onceShellStarted(callback: () => void): void {
  document.addEventListener(shellStartedEvent, callback, { once: true });
}

/** Tells the framework-free modules that the side navigation was drawn again, as only `npm start` does. */
export function announceNavigation(): void {
  document.dispatchEvent(new CustomEvent(navigationDrawnEvent));
}

/** Calls back whenever the side navigation was drawn again. */
export function onNavigationDrawn(callback: () => void): void {
  document.addEventListener(navigationDrawnEvent, callback);
}
