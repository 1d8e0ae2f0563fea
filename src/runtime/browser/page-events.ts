// The life of a page, by the function that subscribes: `oncePageParsed`, `oncePageShown`, `onceShellStarted`, then for
// it and each page after it `onPageShown` and `onPageLeave`; `onReturn` when the document is shown again.

const pageLeaveEvent = 'site:leave';
const pageShownEvent = 'site:page';
const shellStartedEvent = 'site:shell-started';

/** Announces that another page is about to replace the current one. */
export function announcePageLeave(): void {
  document.dispatchEvent(new CustomEvent(pageLeaveEvent));
}

/** Calls back whenever another page is about to replace the current one. */
export function onPageLeave(callback: () => void): void {
  document.addEventListener(pageLeaveEvent, callback);
}

/** Announces that another page has replaced the previous one. */
export function announcePageShown(): void {
  document.dispatchEvent(new CustomEvent(pageShownEvent));
}

/**
 * Calls back once the document is parsed. Unlike `DOMContentLoaded`, this doesn't wait for deferred scripts, which
 * may be slow or fail to load.
 */
export function oncePageParsed(callback: () => void): void {
  if (document.readyState !== 'loading') callback();
  else document.addEventListener('readystatechange', callback, { once: true });
}

/** Calls back once the document is visible: immediately, or when a prerendered document is activated. */
export function oncePageShown(callback: () => void): void {
  if (document.prerendering) {
    document.addEventListener('prerenderingchange', callback, { once: true });
  } else callback();
}

/** Calls back when a prerendered or bfcached page is shown; its state may be stale. */
export function onReturn(callback: () => void): void {
  document.addEventListener('prerenderingchange', callback);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) callback();
  });
}

/**
 * Calls back immediately, and each time another page is shown.
 * @returns a function that unsubscribes
 */
export function onPageShown(callback: () => void): () => void {
  callback();
  document.addEventListener(pageShownEvent, callback);
  return () => document.removeEventListener(pageShownEvent, callback);
}

/** Announces that all of the shell is running. */
export function announceShellStarted(): void {
  document.dispatchEvent(new CustomEvent(shellStartedEvent));
}

/** Calls back once all of the shell is running. */
export function onceShellStarted(callback: () => void): void {
  document.addEventListener(shellStartedEvent, callback, { once: true });
}
