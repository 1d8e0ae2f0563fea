import { serviceWorkers } from '../../browser/workers';
import { addressOf } from '../../site/base-url';
import type { PageMessage } from '../messages';

/**
 * Registers the site's worker. A new one that was installed while an earlier page was open takes over now. plugin-pwa's
 * part of the worker requires the `params` in the URL.
 */
export async function registerWorker(): Promise<void> {
  const url = `${addressOf('/sw.js')}?params=%7B%7D`;
  const registration = await serviceWorkers()?.register(url, { updateViaCache: 'none' });
  registration?.waiting?.postMessage({ type: 'take-over' } satisfies PageMessage);
}

/** Unregisters the site's worker, if there is one. */
export async function unregisterWorker(): Promise<void> {
  await (await serviceWorkers()?.getRegistration())?.unregister();
}

/**
 * Sends a message to the site's worker, even if it doesn't control this page, as after a forced reload. If it does, the
 * message is sent synchronously, because the page may be unloading.
 */
export function tellWorker(message: PageMessage): void {
  const container = serviceWorkers();
  if (container?.controller) {
    container.controller.postMessage(message);
    return;
  }
  void container
    ?.getRegistration()
    .then((registration) => registration?.active?.postMessage(message))
    .catch(console.warn);
}
