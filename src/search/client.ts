import type { Findings, SearchAnswer, SearchRequest } from './messages';

/** Address of the worker's script; src/plugins/page-html knows it. */
declare const SEARCH_WORKER_URL: string;

/** What a search is at. */
export type SearchState =
  | { status: 'waiting' }
  | { status: 'found'; findings: Findings }
  | { status: 'failed'; reason: string };

/** Asks the worker, and hears of the last query alone. */
export interface SearchClient {
  /** Asks for a query; the pages need not be there yet. */
  search(query: string): void;
  /** Ends the worker. */
  close(): void;
}

/**
 * Starts a worker that fetches the pages and indexes them.
 * @param data address of the file with the pages of the version that is searched
 * @param atMost pages that a query is answered with
 * @param onState hears of each change of the last query
 */
export function createSearchClient(
  data: string,
  atMost: number,
  onState: (state: SearchState) => void,
): SearchClient {
  const worker = new Worker(SEARCH_WORKER_URL);
  const send = (request: SearchRequest) => worker.postMessage(request);
  let latest = 0;
  let reason: string | undefined;
  function fail(why: string): void {
    reason = why;
    onState({ status: 'failed', reason: why });
  }
  worker.addEventListener('message', ({ data: answer }: MessageEvent<SearchAnswer>) => {
    if (answer.type === 'failed') fail(answer.reason);
    else if (answer.id === latest) onState({ status: 'found', findings: answer });
  });
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    fail('a script of it did not come');
  });
  send({ type: 'load', data });
  return {
    search(query) {
      if (reason) return fail(reason);
      latest += 1;
      onState({ status: 'waiting' });
      send({ type: 'search', id: latest, query, atMost });
    },
    close: () => worker.terminate(),
  };
}
