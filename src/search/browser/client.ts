import { isOutdated, updatedText } from '../../page-loading/failed-load';
import type { Findings, SearchAnswer, SearchQuery, SearchRequest } from './messages';

/** Address of the worker's script; src/page-html/plugin knows it. */
declare const SEARCH_WORKER_URL: string;

/** What a search is at. */
export type SearchState =
  | { status: 'waiting' }
  | { status: 'found'; findings: Findings }
  /** `message` is for the reader, in whole sentences. `isOutdated` after a deploy: only a reload helps. */
  | { status: 'failed'; message: string; isOutdated?: boolean };

/** Message for a query that the worker could not answer; the next one gets another worker. */
const queryFailed =
  'The search failed because of an error on this site. Try again, or change your search.';

const notStarted = (reason: string) => `Search couldn’t start: ${reason}.`;

/** Asks the worker, and hears of the last query alone. */
export interface SearchClient {
  /** Asks for a query; the pages need not be there yet. */
  search(query: string): void;
  /** Ends the worker. */
  close(): void;
}

/**
 * Starts a worker that fetches the pages and indexes them. When a query fails in it, the next one gets another worker.
 * @param data address of the file with the pages of the version that is searched
 * @param atMost pages that a query is answered with
 * @param onState hears of each change of the last query
 */
export function createSearchClient(
  data: string,
  atMost: number,
  onState: (state: SearchState) => void,
): SearchClient {
  let worker: Worker | undefined;
  let latest: (SearchQuery & { id: number }) | undefined;
  /** Why nothing can be searched, until the reader tries again. */
  let failure: string | undefined;

  function fail(message: string): void {
    onState({ status: 'failed', message });
  }

  function failForGood(reason: string): void {
    failure = notStarted(reason);
    fail(failure);
    void isOutdated().then((isOutdated) => {
      if (isOutdated && failure) onState({ status: 'failed', message: updatedText, isOutdated });
    });
  }

  function end(): void {
    worker?.terminate();
    worker = undefined;
  }

  /** Ends the worker, whose state is unknown, and tells the reader unless they have asked for something else since. */
  function onQueryFailed(id: number | undefined): void {
    end();
    if (id === undefined || id === latest?.id) fail(queryFailed);
    else if (latest) ask(latest);
  }

  function start(): Worker {
    const started = new Worker(SEARCH_WORKER_URL);
    started.addEventListener('message', ({ data: answer }: MessageEvent<SearchAnswer>) => {
      if (started !== worker) return;
      if (answer.type === 'failed') failForGood(answer.reason);
      else if (answer.type === 'broken') onQueryFailed(answer.id);
      else if (answer.id === latest?.id) onState({ status: 'found', findings: answer });
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      if (started !== worker) return;
      // A script that doesn't load gives a plain event; an error that nothing caught has a message.
      if (event instanceof ErrorEvent) onQueryFailed(undefined);
      else failForGood('a script failed to load');
    });
    started.postMessage({ type: 'load', data } satisfies SearchRequest);
    return started;
  }

  function ask(query: SearchQuery & { id: number }): void {
    worker ??= start();
    worker.postMessage({ type: 'search', ...query } satisfies SearchRequest);
  }

  worker = start();
  return {
    search(query) {
      if (failure) return fail(failure);
      latest = { id: (latest?.id ?? 0) + 1, query, atMost };
      onState({ status: 'waiting' });
      ask(latest);
    },
    close: end,
  };
}
