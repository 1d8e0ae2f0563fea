import { getServiceWorkers } from '../../../runtime/browser/workers';
import { addressOf, baseUrl } from '../../../base/facts/base-url';
import { sitePrefix } from '../cache-names';
import type { PageMessage } from '../messages';

/** Parameters of plugin-pwa's part of the worker: it uses its precache. */
const params = encodeURIComponent(JSON.stringify({ offlineMode: true }));

/**
 * Registers the site's worker. A new one that was installed while an earlier page was open takes over now, so that no
 * worker is replaced while a page is read.
 */
export async function registerWorker(): Promise<void> {
  const url = `${addressOf('/sw.js')}?params=${params}`;
  const registration = await getServiceWorkers()?.register(url, { updateViaCache: 'none' });
  registration?.waiting?.postMessage({ type: 'SKIP_WAITING' });
}

/** Removes the site's worker and all caches, including the precache, which Workbox names after the worker's scope. */
export async function removeWorker(): Promise<void> {
  await (await getServiceWorkers()?.getRegistration())?.unregister();
  const scope = new URL(baseUrl, window.location.href).href;
  for (const name of await caches.keys()) {
    if (name.startsWith(sitePrefix) || name.endsWith(scope)) await caches.delete(name);
  }
}

/**
 * Sends a message to the site's worker, even if it doesn't control this page, as after a forced reload. If it does, the
 * message is sent synchronously, because the page may be unloading.
 */
export function tellWorker(message: PageMessage): void {
  const container = getServiceWorkers();
  if (container?.controller) {
    container.controller.postMessage(message);
    return;
  }
  void container
    ?.getRegistration()
    .then((registration) => registration?.active?.postMessage(message))
    .catch(console.warn);
}
