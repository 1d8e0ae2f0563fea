import { reportFailedLoad } from '../../../../runtime/page-loading/failed-load';
import type { ReadChoices, SourceFile } from '../../../themes/import-source';
import type { ReadRequest, ReadResponse } from './reader.worker';

/** State of an import. */
export type Outcome = ReadResponse | { state: 'reading' };

/**
 * Reads a theme in a worker, because long texts take long and may be canceled.
 * @param done called with the result, unless it's canceled
 * @returns function that cancels
 */
export function readFiles(
  files: SourceFile[],
  choices: ReadChoices,
  done: (outcome: ReadResponse) => void,
): () => void {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url));
  const finish = (outcome: ReadResponse) => {
    worker.terminate();
    done(outcome);
  };
  worker.onmessage = ({ data }: MessageEvent<ReadResponse>) => finish(data);
  worker.onerror = () => {
    void reportFailedLoad();
    const message = 'The theme parser didn’t load. Your text is kept. Try again.';
    finish({ state: 'failed', message });
  };
  worker.postMessage({ files, choices } satisfies ReadRequest);
  return () => worker.terminate();
}
