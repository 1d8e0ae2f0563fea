import { serviceWorkers } from '../browser/workers';
import { offlineFramePath } from '../offline/messages';
import { addressOf } from '../site/base-url';
import { framePathOf } from '../site/live-frame';

/** URL and sandbox of a preview's frame. */
export interface FrameSource {
  url: string;
  /** Value of the `sandbox` attribute; undefined if a header of the response sets the sandbox. */
  sandbox: string | undefined;
}

/** The frame from the network. Its origin is opaque, so it can't access this site's storage or cookies. */
const networkFrame = (base: string): FrameSource => ({
  url: addressOf(framePathOf(base)),
  sandbox: 'allow-scripts allow-forms',
});

/** Time until the network counts as unavailable, in ms. */
const probeTime = 3000;

/**
 * Chooses the frame's source. Service workers don't handle requests of a frame with a `sandbox` attribute, so offline,
 * the worker serves the frame at another URL, with the sandbox in a header. It only saves the latest version's frame.
 * @param base path of the documentation's version, whose packages the code runs on
 */
export async function findFrameSource(base: string): Promise<FrameSource> {
  const fromNetwork = networkFrame(base);
  if (base !== '' || !serviceWorkers()?.controller) return fromNetwork;
  try {
    // The worker doesn't handle this request.
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
