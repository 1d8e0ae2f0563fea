import { FRAME_PROTOCOL, type FrameRequest } from './messages';

/** Two-way channel between the page and its frame. */
export interface FrameChannel {
  post(request: FrameRequest): void;
  /** @param listener called with whatever the frame reports */
  listen(listener: (message: unknown) => void): void;
  close(): void;
}

/**
 * Connects a frame that has loaded. Requests use a port, because Chromium delays window messages to a frame until the
 * page has been painted. Reports use another port, because code can send any window message: the browser deserializes
 * a message when its data is read, which takes as long as the sender wants. Code can't reach that port. Through React's
 * fibers, it can reach the function that reports, and forge reports of a known shape. So reports are strings of limited
 * length that are counted and never trusted.
 * @param frame the frame's window
 */
export function openChannel(frame: Window): FrameChannel {
  const requests = new MessageChannel();
  const reports = new MessageChannel();
  const connect: FrameRequest = { type: 'connect', protocol: FRAME_PROTOCOL };
  // An opaque origin can't be a target. Only this frame can receive the message.
  frame.postMessage(connect, '*', [requests.port2, reports.port2]);
  return {
    post: (request) => requests.port1.postMessage(request),
    listen: (listener) => {
      reports.port1.onmessage = ({ data }) => listener(data);
      // Code can get this port from an event. Its messages are counted, but never read.
      requests.port1.onmessage = () => listener('');
    },
    close: () => {
      requests.port1.close();
      reports.port1.close();
    },
  };
}
