import { serviceWorkers } from '../../browser/workers';
import { addressOf } from '../../site/base-url';
import type { PageMessage } from '../messages';

/** Registers the site's worker. Docusaurus' part of it reads its parameters from the address. */
export async function registerWorker(): Promise<void> {
  const url = `${addressOf('/sw.js')}?params=%7B%7D`;
  await serviceWorkers()?.register(url, { updateViaCache: 'none' });
}

/** Takes the site's worker away, if there is one. */
export async function unregisterWorker(): Promise<void> {
  await (await serviceWorkers()?.getRegistration())?.unregister();
}

/**
 * Tells the site's worker, also where it does not answer for this page, as after a forced reload. Where it does, at
 * once: the page may be on its way out.
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
    .catch((error) => console.warn('The service worker did not get a message.', error));
}
