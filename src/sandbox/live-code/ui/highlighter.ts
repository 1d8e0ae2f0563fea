import type { ColorRun } from '../../../content/code/color-runs';
import { LATE_AFTER_MS } from '../../../base/facts/delays';
import type { HighlightAnswer, HighlightRequest } from './highlight-worker';

/** Time limit for highlighting, in ms. Ordinary code takes about 10. */
export const MAX_HIGHLIGHT_MS = 500;

/** The part of a Worker that a highlighter needs. */
export type HighlightWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Highlights code. */
type Highlight = (
  code: string,
  language: string,
  /** Called with the lines; undefined if highlighting or loading the worker took too long. */
  done: (lines: ColorRun[][] | undefined) => void,
) => /** Withdraws the request. */ () => void;

interface Job extends HighlightRequest {
  done: (lines: ColorRun[][] | undefined) => void;
}

/**
 * Highlights code in a worker, one request at a time. Terminates the worker if it takes too long: some text can keep
 * Prism's patterns busy for minutes.
 * @param startWorker starts src/sandbox/live-code/ui/highlight-worker
 */
export function createHighlighter(startWorker: () => HighlightWorker): Highlight {
  const waiting = new Set<Job>();
  let worker: HighlightWorker | undefined;
  let current: Job | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function finish(lines: ColorRun[][] | undefined): void {
    clearTimeout(timer);
    current?.done(lines);
    current = undefined;
    startNext();
  }

  function giveUp(): void {
    worker?.terminate();
    worker = undefined;
    finish(undefined);
  }

  function send(): void {
    if (!current) return;
    const request: HighlightRequest = { code: current.code, language: current.language };
    worker!.postMessage(request);
    clearTimeout(timer);
    timer = setTimeout(giveUp, MAX_HIGHLIGHT_MS);
  }

  function startNext(): void {
    if (current) return;
    [current] = waiting;
    if (!current) return;
    waiting.delete(current);
    if (worker) return send();
    worker = startWorker();
    timer = setTimeout(giveUp, LATE_AFTER_MS);
    worker.onmessage = ({ data }: MessageEvent<HighlightAnswer>) =>
      data === 'ready' ? send() : finish(data);
    worker.onerror = giveUp;
  }

  return (code, language, done) => {
    const job: Job = { code, language, done };
    waiting.add(job);
    startNext();
    return () => {
      waiting.delete(job);
      job.done = () => {};
    };
  };
}
