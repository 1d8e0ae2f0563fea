import { offlinePagePath } from '../offline/messages';
import { addressOf } from '../site/base-url';
import { cleanPath } from '../site/paths';
import { setShown, write } from './offline-parts';

/** Time between two looks whether the connection is back, in ms. */
const retryInterval = 3000;

let isWaiting = false;

/** Goes on to the page once the server answers; the worker does not answer this request. */
async function goOnWithConnection(): Promise<void> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
  } catch {
    return;
  }
  window.location.reload();
}

/** On an address whose page is not kept: says so, and goes on to it once the connection is back. */
export function waitForPage(): void {
  const isMissing = cleanPath(window.location.pathname) !== addressOf(offlinePagePath);
  setShown('missing', isMissing);
  setShown('about', !isMissing);
  if (!isMissing || isWaiting) return;
  isWaiting = true;
  write('title', 'This page is not saved');
  write('path', window.location.pathname);
  window.setInterval(() => void goOnWithConnection(), retryInterval);
  window.addEventListener('online', () => void goOnWithConnection());
}
