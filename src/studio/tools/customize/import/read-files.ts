import { reportFailedLoad } from '../../../../runtime/page-loading/failed-load';
import type { RunModule } from '../../../../sandbox/live-code/modules';
import { runModules } from '../../../../sandbox/live-code/run-modules';
import type { ReadChoices, SourceFile } from '../../../themes/import-source';
import type { ReadRequest, ReadResponse } from './reader.worker';

/** State of an import. */
export type Outcome = ReadResponse | { state: 'reading' };

/** Files to read, and how. */
export interface Import {
  files: SourceFile[];
  choices: ReadChoices;
  /** True if the reader has asked for code to run. */
  runsCode: boolean;
}

/**
 * Reads a theme in a worker, because long texts take long and may be canceled. Code in it runs in a frame, once.
 * @param known what code in the same files gave before
 * @param done called with the result, unless it's canceled, and with what code gave
 * @returns function that cancels
 */
export function readFiles(
  { files, choices, runsCode }: Import,
  known: RunModule[] | undefined,
  done: (outcome: ReadResponse, modules?: RunModule[]) => void,
): () => void {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url));
  let modules = known;
  let stopCode = () => {};
  const close = () => {
    worker.terminate();
    stopCode();
  };
  const finish = (outcome: ReadResponse) => {
    close();
    done(outcome, modules);
  };
  const fail = (message: string) => finish({ state: 'failed', message });
  const read = () =>
    worker.postMessage({ files, choices, runModules: modules } satisfies ReadRequest);
  worker.onmessage = ({ data }: MessageEvent<ReadResponse>) => {
    if (data.state !== 'code' || !runsCode) return finish(data);
    stopCode = runModules(data.codeFiles, (outcome) => {
      if ('modules' in outcome) {
        ({ modules } = outcome);
        return read();
      }
      if (outcome.isUnloaded) void reportFailedLoad();
      fail(`${outcome.message} Your text is kept.`);
    });
  };
  worker.onerror = () => {
    void reportFailedLoad();
    fail('The theme parser didn’t load. Your text is kept. Try again.');
  };
  read();
  return close;
}
