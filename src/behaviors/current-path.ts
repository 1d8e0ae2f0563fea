import { queryOfPath, searchAddress } from '../search/address';

/**
 * Names the address that was asked for in `[data-current-path]`, on a page that stands for many, and has
 * `[data-search-path]` search for its words. Runs once, with the shell.
 */
export function showCurrentPath(): void {
  const place = document.querySelector('[data-current-path]');
  if (place) place.textContent = window.location.pathname;
  const link = document.querySelector<HTMLAnchorElement>('[data-search-path]');
  if (link) link.href = searchAddress(queryOfPath(window.location.pathname));
}
