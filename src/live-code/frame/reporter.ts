import { longestReport, readFrameReport, type FrameReport } from '../messages';

/** What the frame tells the page. */
export interface Reporter {
  report(message: FrameReport): void;
  /** Tells of a press of the reader's. */
  tellPress(): void;
}

/**
 * Reports over a port. To be made before any code runs: that may replace every function it can reach, so
 * those used here are held. Whatever code does to them, and although it can find `report` in React's fibers, a report
 * is a text of limited length and a known shape, which is quick to read, and never what tells of a press.
 * @param port to the page
 */
export function createReporter(port: MessagePort): Reporter {
  const { apply } = Reflect;
  const { stringify } = JSON;
  const { slice } = String.prototype;
  const post = port.postMessage.bind(port);
  return {
    report: (message) =>
      post(apply(slice, stringify(readFrameReport(message)), [0, longestReport])),
    tellPress: () => post(undefined),
  };
}
