import { serviceWorkers } from '../browser/workers';
import { offlineFramePath } from '../offline/messages';
import { addressOf } from '../site/base-url';
import { framePath } from './address';

/** Where a preview's frame comes from. */
export interface FrameSource {
  url: string;
  /** Value of the `sandbox` attribute; undefined where the answer itself brings the sandbox. */
  sandbox: string | undefined;
}

/** The sandbox from the network: no origin, so no storage, cookies or network of this site. */
export const networkFrame: FrameSource = {
  url: addressOf(framePath),
  sandbox: 'allow-scripts allow-forms',
};

/** Time after which the network counts as away, in ms. */
const probeTime = 3000;

/**
 * Finds out where the frame is to come from. Browsers do not let a service worker answer for a frame with
 * the `sandbox` attribute: without a network, the worker answers at an address of its own, with the
 * sandbox as a header.
 */
export async function findFrameSource(): Promise<FrameSource> {
  if (!serviceWorkers()?.controller) return networkFrame;
  try {
    // The worker does not answer this: only the network can.
    await fetch(networkFrame.url, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(probeTime),
    });
    return networkFrame;
  } catch {
    return { url: addressOf(offlineFramePath), sandbox: undefined };
  }
}
