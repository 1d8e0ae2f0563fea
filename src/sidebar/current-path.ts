import { onEachPage } from '../browser/page-events';

/**
 * Names the address that was asked for in `[data-current-path]`, on a page that stands for many.
 * Runs once, with the shell.
 */
export function showCurrentPath(): void {
  onEachPage(() => {
    const place = document.querySelector('[data-current-path]');
    if (place) place.textContent = window.location.pathname;
  });
}
