import type { ColorRun } from '../../../content/code/color-runs';
import { colorLines } from '../../../content/code/highlight';

/** Request to the worker. */
export interface HighlightRequest {
  code: string;
  language: string;
}

/** Response of the worker: `ready` once it has loaded, then the colored lines of each request. */
export type HighlightAnswer = 'ready' | ColorRun[][];

self.onmessage = ({ data }: MessageEvent<HighlightRequest>) =>
  answer(colorLines(data.code, data.language));

function answer(message: HighlightAnswer): void {
  self.postMessage(message);
}

answer('ready');
