import { isOutdated, updatedText } from '../../page-loading/failed-load';
import type { Findings, SearchAnswer, SearchQuery, SearchRequest } from './messages';

/** URL of the worker's script. src/page-html/plugin sets it. */
declare const SEARCH_WORKER_URL: string;

/** State of a search. */
export type SearchState =
  | { status: 'waiting' }
  | { status: 'found'; findings: Findings }
  /** `message` is shown to the reader. `isOutdated`: the site was deployed since, so only a reload helps. */
  | { status: 'failed'; message: string; isOutdated?: boolean };

/** Message for a query that made the worker fail. The next query starts another worker. */
const queryFailed =
  'The search failed because of an error on this site. Try again, or change your search.';

const notStarted = (reason: string) => `Search couldn’t start: ${reason}.`;

/** Sends queries to the worker. Only reports about the latest one. */
export interface SearchClient {
  /** Searches, as soon as the search data is loaded. */
  search(query: string): void;
  /** Terminates the worker. */
  close(): void;
}

/**
 * Starts a worker that fetches and indexes the search data. After a query makes it fail, the next one starts another.
 * @param data URL of the search data of a version
 * @param atMost maximum number of pages in a result
 * @param onState called when the state of the latest query changes
 */
export function createSearchClient(
  data: string,
  atMost: number,
  onState: (state: SearchState) => void,
): SearchClient {
  let worker: Worker | undefined;
  let latest: (SearchQuery & { id: number }) | undefined;
  /** Why search is unavailable, until the reader tries again. Each query is answered with it. */
  let failure: Extract<SearchState, { status: 'failed' }> | undefined;

  function fail(message: string): void {
    onState({ status: 'failed', message });
  }

  function failForGood(reason: string): void {
    failure = { status: 'failed', message: notStarted(reason) };
    onState(failure);
    void isOutdated().then((isOutdated) => {
      if (!isOutdated || !failure) return;
      failure = { status: 'failed', message: updatedText, isOutdated };
      onState(failure);
    });
  }

  function end(): void {
    worker?.terminate();
    worker = undefined;
  }

  /** Terminates the worker, whose state is unknown. Reports it unless there's a newer query. */
  function onQueryFailed(id: number | undefined): void {
    end();
    if (id === undefined || id === latest?.id) fail(queryFailed);
    else if (latest) ask(latest);
  }

  function start(): Worker | undefined {
    let started: Worker;
    try {
      started = new Worker(SEARCH_WORKER_URL);
    } catch (error) {
      // Frames with the attribute `sandbox` don't allow workers.
      console.warn('Couldn’t start a worker.', error);
      failForGood('the browser blocked its background script');
      return undefined;
    }
    started.addEventListener('message', ({ data: answer }: MessageEvent<SearchAnswer>) => {
      if (started !== worker) return;
      if (answer.type === 'failed') failForGood(answer.reason);
      else if (answer.type === 'broken') onQueryFailed(answer.id);
      else if (answer.id === latest?.id) onState({ status: 'found', findings: answer });
    });
    started.addEventListener('error', (event) => {
      event.preventDefault();
      if (started !== worker) return;
      // A script that fails to load fires a plain event. An uncaught error fires an ErrorEvent.
      if (event instanceof ErrorEvent) onQueryFailed(undefined);
      else failForGood('a script failed to load');
    });
    started.postMessage({ type: 'load', data } satisfies SearchRequest);
    return started;
  }

  function ask(query: SearchQuery & { id: number }): void {
    worker ??= start();
    worker?.postMessage({ type: 'search', ...query } satisfies SearchRequest);
  }

  worker = start();
  return {
    search(query) {
      if (failure) return onState(failure);
      latest = { id: (latest?.id ?? 0) + 1, query, atMost };
      onState({ status: 'waiting' });
      ask(latest);
    },
    close: end,
  };
}
