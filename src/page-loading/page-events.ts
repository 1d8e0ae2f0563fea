const pageShownEvent = 'site:page';

/** Tells the shell's framework-free modules that the app now shows another page. */
export function announcePage(): void {
  document.dispatchEvent(new CustomEvent(pageShownEvent));
}

/**
 * Calls back once the document is parsed. Unlike DOMContentLoaded, this does not wait for the app's
 * deferred scripts, which may be late or never come.
 */
export function onceParsed(callback: () => void): void {
  if (document.readyState !== 'loading') callback();
  else document.addEventListener('readystatechange', callback, { once: true });
}

/**
 * Calls back now, and each time the app shows another page.
 * @returns a function that ends it
 */
export function onEachPage(callback: () => void): () => void {
  callback();
  document.addEventListener(pageShownEvent, callback);
  return () => document.removeEventListener(pageShownEvent, callback);
}
