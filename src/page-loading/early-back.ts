/** Stores the path of the page that the document shows. Call before the first paint. */
export function storeLoadedPath(): void {
  document.documentElement.dataset.loadedPath = window.location.pathname;
}

/**
 * Reloads if the reader went back or forward to another page before the shell has started: the history entry belongs to
 * an earlier document, and nothing else would show its page. Call when the shell starts.
 */
export function reloadIfLeft(): void {
  const { loadedPath } = document.documentElement.dataset;
  if (loadedPath !== window.location.pathname) window.location.reload();
}
