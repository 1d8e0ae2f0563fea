import type { ColorRun } from '../../code/color-runs';
import { colorLines } from '../../code/highlight';

/** What the worker is asked for. */
export interface HighlightRequest {
  code: string;
  language: string;
}

/** What the worker says: that it is there, then the colors of each request. */
export type HighlightAnswer = 'ready' | ColorRun[][];

self.onmessage = ({ data }: MessageEvent<HighlightRequest>) =>
  answer(colorLines(data.code, data.language));

function answer(message: HighlightAnswer): void {
  self.postMessage(message);
}

answer('ready');
