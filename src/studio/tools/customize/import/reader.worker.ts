import * as presets from '@theme-ui/presets';
import { readTheme } from '../../../themes/read-theme';
import type { ReadChoices, ReadTheme, SourceFile } from '../../../themes/import-source';
import { tailwindPackages } from '../../../themes/tailwind-packages';
import { UnreadableTheme, type TextProblem } from '../../../themes/text-problems';

/** Request to read a theme. */
export interface ReadRequest {
  files: SourceFile[];
  choices: ReadChoices;
}

/** Result of reading a theme. */
export type ReadResponse =
  | { state: 'read'; read: ReadTheme }
  | { state: 'refused'; problem: TextProblem }
  | { state: 'failed'; message: string };

function respond({ files, choices }: ReadRequest): ReadResponse {
  try {
    return { state: 'read', read: readTheme(files, presets, tailwindPackages, choices) };
  } catch (error) {
    return error instanceof UnreadableTheme
      ? { state: 'refused', problem: error.problem }
      : { state: 'failed', message: (error as Error).message };
  }
}

self.onmessage = ({ data }: MessageEvent<ReadRequest>) => self.postMessage(respond(data));
