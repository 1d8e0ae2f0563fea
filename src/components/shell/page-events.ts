const pageShownEvent = 'site:page';

/** Tells the shell's framework-free modules that the app now shows another page. */
export function announcePage(): void {
  document.dispatchEvent(new CustomEvent(pageShownEvent));
}

/** Calls back now, and each time the app shows another page. */
export function onEachPage(callback: () => void): void {
  callback();
  document.addEventListener(pageShownEvent, callback);
}
