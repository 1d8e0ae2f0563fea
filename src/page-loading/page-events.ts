const pageShownEvent = 'site:page';
const startAppEvent = 'site:start-app';
const appRunsEvent = 'site:app-runs';
const appStartedEvent = 'site:app-started';

/** Tells the shell's framework-free modules that the app now shows another page. */
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

/** The first that a page hears of what is done to it, by a pointer, the keyboard, or without either. */
const firstEvents = ['pointerdown', 'focusin', 'keydown', 'click', startAppEvent];

/**
 * Calls back when the reader does something to the page, before others hear of it; again for each other
 * way of doing it. A pointer may rest on the page from the start, so that its place alone says nothing.
 */
export function onFirstEvents(callback: () => void): void {
  for (const type of firstEvents) {
    window.addEventListener(type, callback, { capture: true, once: true });
  }
}

/** How long a page waits for news of its first paint, in ms. */
const longestWait = 3000;

/**
 * Calls back, once, when the first paint is on the screen; before, when something happens to the page: then
 * early enough that listeners on the document hear of it. A page in the background or one that the
 * browser prepares is not painted until it is shown.
 */
export function oncePainted(callback: () => void): void {
  let isOver = false;
  function end(): void {
    if (isOver) return;
    isOver = true;
    callback();
  }
  onFirstEvents(end);
  window.addEventListener('pointerover', end, { capture: true, once: true });
  // A frame tells of itself before the browser has drawn it; work at that moment makes the drawing late.
  new PerformanceObserver(end).observe({ type: 'paint', buffered: true });
  // Browsers may keep paints to themselves, for privacy.
  window.setTimeout(end, longestWait);
}

/** Calls back when a page that was prepared, or left and kept, is shown: it missed what happened since. */
export function onReturn(callback: () => void): void {
  document.addEventListener('prerenderingchange', callback);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) callback();
  });
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

/** Asks for the app, as a reader who turns to something that needs it. */
export function requestApp(): void {
  document.dispatchEvent(new CustomEvent(startAppEvent));
}

/** Calls back whenever something asks for the app. */
export function onAppRequest(callback: () => void): void {
  document.addEventListener(startAppEvent, callback);
}

/** Tells that the app's scripts are there and whole; React starts now. */
export function announceAppRuns(): void {
  document.dispatchEvent(new CustomEvent(appRunsEvent));
}

/** Calls back once the app's scripts run. */
export function onceAppRuns(callback: () => void): void {
  document.addEventListener(appRunsEvent, callback, { once: true });
}

/** Tells the framework-free modules that React now answers for the whole page. */
export function announceAppStart(): void {
  document.dispatchEvent(new CustomEvent(appStartedEvent));
}

/** Calls back once React answers for the whole page. */
export function onceAppStarted(callback: () => void): void {
  document.addEventListener(appStartedEvent, callback, { once: true });
}
