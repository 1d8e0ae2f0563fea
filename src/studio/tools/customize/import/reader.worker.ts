import * as presets from '@theme-ui/presets';
import type { ModuleFile, RunModule } from '../../../../sandbox/live-code/modules';
import { codeFiles, readTheme } from '../../../themes/read-theme';
import type { ReadChoices, ReadTheme, SourceFile } from '../../../themes/import-source';
import { tailwindDefaults } from '../../../themes/tailwind-defaults';
import { UnreadableTheme, type TextProblem } from '../../../themes/text-problems';

/** Request to read a theme. */
export interface ReadRequest {
  files: SourceFile[];
  choices: ReadChoices;
  /** What code in the files gave when it ran. */
  runModules?: RunModule[] | undefined;
}

/** Result of reading a theme. */
export type ReadResponse =
  | { state: 'read'; read: ReadTheme }
  /** These files have to run first. */
  | { state: 'code'; codeFiles: ModuleFile[] }
  | { state: 'refused'; problem: TextProblem }
  | { state: 'failed'; message: string };

function respond({ files, choices, runModules }: ReadRequest): ReadResponse {
  try {
    const read = readTheme(files, { ...choices, ...tailwindDefaults, presets, runModules });
    return read ? { state: 'read', read } : { state: 'code', codeFiles: codeFiles(files) };
  } catch (error) {
    return error instanceof UnreadableTheme
      ? { state: 'refused', problem: error.problem }
      : { state: 'failed', message: (error as Error).message };
  }
}

self.onmessage = ({ data }: MessageEvent<ReadRequest>) => self.postMessage(respond(data));
