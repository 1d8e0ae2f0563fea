import { isOutdated, outdatedPageText } from '../../../runtime/page-loading/failed-load';
import type { Findings, SearchAnswer, SearchRequest } from './messages';

/** URL of the worker's script. src/assembly/page-html/plugin sets it. */
declare const SEARCH_WORKER_URL: string;

/** State of a search. */
export type SearchState =
  | { status: 'waiting' }
  | { status: 'found'; findings: Findings }
  /** `message` is shown to the reader. `isOutdated`: the site was deployed since, so only a reload helps. */
  | { status: 'failed'; message: string; isOutdated?: boolean };

/** Message for a query that made the worker fail. The next query may work. */
const queryFailed =
  'The search failed because of an error on this site. Try again, or change your search.';

/** Sends queries to a worker. Only reports about the latest one. */
export interface SearchClient {
  /** Searches, as soon as the search data is loaded. */
  search(query: string): void;
  /** Terminates the worker. */
  close(): void;
}

/**
 * Starts a worker that fetches and indexes the search data.
 * @param data URL of the search data of a version
 * @param maxPages maximum number of pages in a result
 * @param onState called when the state of the latest query changes
 */
export function createSearchClient(
  data: string,
  maxPages: number,
  onState: (state: SearchState) => void,
): SearchClient {
  let worker: Worker | undefined;
  let latestId = 0;
  /** Why search is unavailable. Each query is answered with it. */
  let failure: SearchState | undefined;

  function fail(reason: string): void {
    failure = { status: 'failed', message: `Search couldn’t start: ${reason}.` };
    onState(failure);
    void isOutdated().then((isOutdated) => {
      if (!isOutdated || !failure) return;
      failure = { status: 'failed', message: outdatedPageText, isOutdated };
      onState(failure);
    });
  }

  function start(): void {
    worker = new Worker(SEARCH_WORKER_URL);
    worker.addEventListener('message', ({ data: answer }: MessageEvent<SearchAnswer>) => {
      if (answer.type === 'failed') return fail(answer.reason);
      if (answer.id !== latestId) return;
      if (answer.type === 'found') return onState({ status: 'found', findings: answer });
      console.warn('A search failed.', answer.message);
      onState({ status: 'failed', message: queryFailed });
    });
    worker.addEventListener('error', (event) => {
      // A script that fails to load fires a plain event. One that throws when it starts fires an ErrorEvent.
      const isThrown = event instanceof ErrorEvent;
      fail(isThrown ? 'its script has an error' : 'a script failed to load');
    });
    worker.postMessage({ type: 'load', data } satisfies SearchRequest);
  }

  try {
    start();
  } catch (error) {
    // Frames with the attribute `sandbox` don't allow workers.
    console.warn('Couldn’t start a worker.', error);
    fail('the browser blocked the search worker');
  }
  return {
    search(query) {
      if (failure) return onState(failure);
      onState({ status: 'waiting' });
      latestId += 1;
      worker?.postMessage({
        type: 'search',
        id: latestId,
        query,
        maxPages,
      } satisfies SearchRequest);
    },
    close() {
      failure = undefined;
      worker?.terminate();
    },
  };
}
