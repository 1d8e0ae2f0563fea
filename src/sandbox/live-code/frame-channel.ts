import { FRAME_PROTOCOL, type FrameRequest } from './messages';

/** Two-way channel between the page and its frame. */
export interface FrameChannel {
  post(request: FrameRequest): void;
  /** @param listener called with each message of the frame, which can be any value */
  listen(listener: (message: unknown) => void): void;
  close(): void;
}

/**
 * Connects a frame that has loaded. Requests use a port, because Chromium delays window messages to a frame until the
 * page has been painted. Reports use another port: code can send any window message, and take the port of the requests
 * from an event, so nothing listens there. Through React's fibers, code can reach the function that reports. It only
 * sends strings, because deserializing an object takes as long as the sender wants. `parseReport` reads them.
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
    },
    close: () => {
      requests.port1.close();
      reports.port1.close();
    },
  };
}
