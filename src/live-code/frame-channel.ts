import type { FrameRequest } from './messages';

/** Both ways between the page and its frame. */
export interface FrameChannel {
  post(request: FrameRequest): void;
  /** @param listener takes whatever the frame reports */
  listen(listener: (message: unknown) => void): void;
  close(): void;
}

/**
 * Connects a frame that has loaded. It reports over a port, which code in the frame cannot get at, instead
 * of by window messages, which code can send in any shape: the browser unpacks a message when its data is
 * read, and takes as long as the sender likes.
 * @param frame the frame's window
 */
export function openChannel(frame: Window): FrameChannel {
  const { port1, port2 } = new MessageChannel();
  // The frame has no origin that a target could name; it is the only one that can get this.
  const post = (request: FrameRequest, ports: MessagePort[] = []) =>
    frame.postMessage(request, '*', ports);
  post({ type: 'connect' }, [port2]);
  return {
    post,
    listen: (listener) => {
      port1.onmessage = ({ data }) => listener(data);
    },
    close: () => port1.close(),
  };
}
