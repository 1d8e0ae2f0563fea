import { onceShellStarted } from '../browser/page-events';

/**
 * Reloads on a popstate to another page before the shell has started: the history entry belongs to an earlier document,
 * and nothing else would show its page. Call before the first paint.
 */
export function reloadOnEarlyPopstate(): void {
  if (process.env.NODE_ENV !== 'production') return;
  const { pathname } = window.location;
  function reloadOnNewPath(): void {
    if (window.location.pathname !== pathname) window.location.reload();
  }
  window.addEventListener('popstate', reloadOnNewPath);
  onceShellStarted(() => window.removeEventListener('popstate', reloadOnNewPath));
}
