import { onPageShown } from '../../runtime/browser/page-events';

/**
 * Fills in the requested path on a page that's served for many URLs, if the page has an element for it.
 * Runs once, with the shell.
 */
export function showCurrentPath(): void {
  onPageShown(() => {
    const element = document.querySelector('[data-current-path]');
    if (element) element.textContent = window.location.pathname;
  });
}
