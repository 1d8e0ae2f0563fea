const pageShownEvent = 'site:page';
const shellStartedEvent = 'site:shell-started';
const startAppEvent = 'site:start-app';
const appRunsEvent = 'site:app-runs';
const appStartedEvent = 'site:app-started';
const navigationDrawnEvent = 'site:navigation-drawn';

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
 * Calls back now, and each time the app shows another page.
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

/** Tells the framework-free modules that the side navigation was drawn again, as only `npm start` does. */
export function announceNavigation(): void {
  document.dispatchEvent(new CustomEvent(navigationDrawnEvent));
}

/** Calls back whenever the side navigation was drawn again. */
export function onNavigationDrawn(callback: () => void): void {
  document.addEventListener(navigationDrawnEvent, callback);
}
