import { onEachPage } from '../browser/page-events';
import { currentPath } from './attributes';

/**
 * Names the address that was asked for, on a page that stands for many and has a place for it.
 * Runs once, with the shell.
 */
export function showCurrentPath(): void {
  onEachPage(() => {
    const place = document.querySelector(`[${currentPath}]`);
    if (place) place.textContent = window.location.pathname;
  });
}
