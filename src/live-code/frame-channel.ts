import { FRAME_PROTOCOL, type FrameRequest } from './messages';

/** Both ways between the page and its frame. */
export interface FrameChannel {
  post(request: FrameRequest): void;
  /** @param listener takes whatever the frame reports */
  listen(listener: (message: unknown) => void): void;
  close(): void;
}

/**
 * Connects a frame that has loaded. Requests go over a port of their own: Chromium holds window messages for a
 * frame back until the page has been painted. The frame reports over another one, and not by window messages, which
 * code can send in any shape: the browser unpacks a message when its data is read, and takes as long as the sender
 * likes. Code can't reach that port. It can reach the function that reports, through React's fibers, and forge any
 * report of a known shape: so reports are texts of limited length, counted, and read as data of strangers.
 * @param frame the frame's window
 */
export function openChannel(frame: Window): FrameChannel {
  const requests = new MessageChannel();
  const reports = new MessageChannel();
  const connect: FrameRequest = { type: 'connect', protocol: FRAME_PROTOCOL };
  // The frame has no origin that a target could name; it is the only one that can get this.
  frame.postMessage(connect, '*', [requests.port2, reports.port2]);
  return {
    post: (request) => requests.port1.postMessage(request),
    listen: (listener) => {
      reports.port1.onmessage = ({ data }) => listener(data);
      // Code finds the port of a request, as that of the event. What it sends there is counted, and never read.
      requests.port1.onmessage = () => listener('');
    },
    close: () => {
      requests.port1.close();
      reports.port1.close();
    },
  };
}
