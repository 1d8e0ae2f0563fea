import { onEachPage } from '../../browser/page-events';
import { offlinePagePath } from '../messages';
import { addressOf } from '../../site/base-url';
import { cleanPath } from '../../site/paths';
import { offlinePage, setShown, write } from './offline-parts';

/** Time between two looks whether the connection is back, in ms. */
const retryInterval = 3000;

let isWaiting = false;

/** Reloads the page once the server answers, which the worker does not do for this request; ends with its page. */
function reloadWithConnection(): void {
  const { href, pathname } = window.location;
  const waiting = new AbortController();
  const { signal } = waiting;
  isWaiting = true;
  async function look(): Promise<void> {
    try {
      await fetch(href, { method: 'HEAD', cache: 'no-store', signal });
    } catch {
      return;
    }
    waiting.abort();
    window.location.reload();
  }
  const interval = window.setInterval(() => void look(), retryInterval);
  window.addEventListener('online', () => void look(), { signal });
  const stopWatching = onEachPage(() => {
    if (window.location.pathname !== pathname) waiting.abort();
  });
  signal.addEventListener('abort', () => {
    window.clearInterval(interval);
    stopWatching();
    isWaiting = false;
  });
}

/** On an address whose page is not kept: says so, and goes on to it once the connection is back. */
export function waitForPage(): void {
  const isMissing = cleanPath(window.location.pathname) !== addressOf(offlinePagePath);
  setShown('missing', isMissing);
  setShown('about', !isMissing);
  if (!isMissing || isWaiting) return;
  const heading = offlinePage()?.closest('main')?.querySelector('h1');
  if (heading) heading.textContent = 'This page is not saved';
  write('path', window.location.pathname);
  reloadWithConnection();
}
