import { onceShellStarted } from '../browser/page-events';

/**
 * Reloads on a popstate that comes before the shell has started: the reader stepped to an entry of an earlier
 * document, and nobody else shows its page. Runs before the first paint.
 */
export function reloadOnEarlyPopstate(): void {
  if (process.env.NODE_ENV !== 'production') return;
  const { pathname } = window.location;
  function follow(): void {
    if (window.location.pathname !== pathname) window.location.reload();
  }
  window.addEventListener('popstate', follow);
  onceShellStarted(() => window.removeEventListener('popstate', follow));
}
