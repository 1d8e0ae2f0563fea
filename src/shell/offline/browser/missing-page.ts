import { onPageShown } from '../../../runtime/browser/page-events';
import { offlinePagePath } from '../messages';
import { addressOf } from '../../../base/facts/base-url';
import { cleanPath } from '../../../base/facts/paths';
import { findOfflinePage, setShown, setText } from './offline-parts';

/** Interval of connection checks, in ms. */
const RETRY_INTERVAL_MS = 3000;

let isWaiting = false;

/** Reloads the page once the server responds. The worker ignores HEAD requests. Stops after a navigation. */
function reloadWithConnection(): void {
  const { href, pathname } = window.location;
  const controller = new AbortController();
  const { signal } = controller;
  isWaiting = true;
  async function check(): Promise<void> {
    try {
      await fetch(href, {
        method: 'HEAD',
        cache: 'no-store',
        // Hanging requests would use up the connections to this server.
        signal: AbortSignal.any([signal, AbortSignal.timeout(RETRY_INTERVAL_MS)]),
      });
    } catch {
      return;
    }
    controller.abort();
    window.location.reload();
  }
  const interval = window.setInterval(() => void check(), RETRY_INTERVAL_MS);
  window.addEventListener('online', () => void check(), { signal });
  const stopWatching = onPageShown(() => {
    if (window.location.pathname !== pathname) controller.abort();
  });
  signal.addEventListener('abort', () => {
    window.clearInterval(interval);
    stopWatching();
    isWaiting = false;
  });
}

/** If the worker returned the offline page instead of an uncached page: says so, and opens that page later. */
export function waitForPage(): void {
  const isMissing = cleanPath(window.location.pathname) !== addressOf(offlinePagePath);
  setShown('missing', isMissing);
  setShown('about', !isMissing);
  if (!isMissing || isWaiting) return;
  const heading = findOfflinePage()?.closest('main')?.querySelector('h1');
  if (heading) heading.textContent = 'This page isn’t saved';
  setText('path', window.location.pathname);
  reloadWithConnection();
}
