import { longestReport, readFrameReport, type FrameReport } from '../messages';

/** Sends reports to the page. */
export interface Reporter {
  report(message: FrameReport): void;
  /** Reports a click of the reader. */
  tellPress(): void;
}

/**
 * Creates a reporter. Call it before any code runs: code can replace global functions, so the ones used here are kept.
 * Code can find `report` in React's fibers. Even then, a report is a string of limited length with a known shape, which
 * the page reads quickly, and it can't report a click.
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
