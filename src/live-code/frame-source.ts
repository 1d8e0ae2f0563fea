import { serviceWorkers } from '../browser/workers';
import { offlineFramePath } from '../offline/messages';
import { addressOf } from '../site/base-url';
import { framePathOf } from '../site/live-frame';

/** Where a preview's frame comes from. */
export interface FrameSource {
  url: string;
  /** Value of the `sandbox` attribute; undefined where the answer itself brings the sandbox. */
  sandbox: string | undefined;
}

/** The sandbox from the network: no origin, so no storage, cookies or network of this site. */
const networkFrame = (base: string): FrameSource => ({
  url: addressOf(framePathOf(base)),
  sandbox: 'allow-scripts allow-forms',
});

/** Time after which the network counts as away, in ms. */
const probeTime = 3000;

/**
 * Finds out where the frame is to come from. Browsers do not let a service worker answer for a frame with
 * the `sandbox` attribute: without a network, the worker answers at an address of its own, with the
 * sandbox as a header. It keeps that of the newest version alone.
 * @param base path of the version whose packages the code runs on
 */
export async function findFrameSource(base: string): Promise<FrameSource> {
  const fromNetwork = networkFrame(base);
  if (base !== '' || !serviceWorkers()?.controller) return fromNetwork;
  try {
    // The worker does not answer this: only the network can.
    await fetch(fromNetwork.url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTime),
    });
    return fromNetwork;
  } catch {
    return { url: addressOf(offlineFramePath), sandbox: undefined };
  }
}
