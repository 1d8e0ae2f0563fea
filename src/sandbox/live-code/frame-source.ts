import { isUnreachable } from '../../runtime/browser/connection';
import { getServiceWorkers } from '../../runtime/browser/workers';
import { offlineFramePath } from '../../shell/offline/messages';
import { addressOf } from '../../base/facts/base-url';
import { framePath, framePathOf } from '../../base/facts/live-frame';

/** URL and sandbox of a preview's frame. */
export interface FrameSource {
  url: string;
  /** Value of the `sandbox` attribute; undefined if a header of the response sets the sandbox. */
  sandbox: string | undefined;
}

/** Time that the network's frame has to connect until the worker's frame replaces it, in ms. */
const SLOW_FRAME_MS = 3000;

/** The frame from the network. Its origin is opaque, so it can't access this site's storage or cookies. */
const networkFrame = (versionPath: string): FrameSource => ({
  url: addressOf(framePathOf(versionPath)),
  sandbox: 'allow-scripts allow-forms',
});

/**
 * Returns the frame that the service worker has saved; undefined if there's none. Browsers don't send the requests of a
 * frame with a `sandbox` attribute to workers, so it has another URL, with the sandbox in a header. The worker only
 * saves the frame of the version at the root.
 */
async function findWorkerFrame(versionPath: string): Promise<FrameSource | undefined> {
  if (versionPath !== '' || !getServiceWorkers()?.controller) return undefined;
  try {
    const saved = await caches.match(addressOf(framePath));
    return saved && { url: addressOf(offlineFramePath), sandbox: undefined };
  } catch (error) {
    console.warn("Saved files can't be read.", error);
    return undefined;
  }
}

/**
 * Chooses the source of a frame: the network, or the worker if the server doesn't respond or is slow.
 * @param versionPath path of the documentation's version, whose packages the code runs on
 * @param onSource called with the first source, and with the worker's if the network's frame doesn't connect in time
 * @returns a function that stops waiting. Call it when the frame has connected.
 */
export function chooseFrameSource(
  versionPath: string,
  onSource: (source: FrameSource) => void,
): () => void {
  const network = networkFrame(versionPath);
  const wasUnreachable = isUnreachable();
  let isOver = false;
  if (!wasUnreachable) onSource(network);
  const timer = setTimeout(
    async () => {
      const saved = await findWorkerFrame(versionPath);
      if (isOver) return;
      if (saved) onSource(saved);
      else if (wasUnreachable) onSource(network);
    },
    wasUnreachable ? 0 : SLOW_FRAME_MS,
  );
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
