import { NotFoundError } from './fetch-json';
import { notFoundPath, type PageData } from './page-data';
import { browserClock, withRetries, type RetryClock } from './retry';

/** How the load of a page ended. */
export type LoadResult =
  | { status: 'success'; data: PageData }
  | { status: 'not-found' }
  | { status: 'error'; error: Error };

/** What a loader gets pages from. */
export interface PageSource {
  /**
   * One try.
   * @throws NotFoundError when the server has no such page
   */
  fetchPageData(path: string): Promise<PageData>;
  /** Loads the code of a page, with retries; resolves at once when there is nothing to load. */
  loadChunks(path: string): Promise<unknown>;
}

/** Loads pages, each once. */
export interface PageLoader {
  load(path: string): Promise<LoadResult>;
  /** The result of an earlier load that succeeded. */
  loaded(path: string): PageData | undefined;
}

/**
 * Makes a loader. Concurrent loads of a page share their requests; successes are kept, failures are
 * not, so that a later load tries again. A page that the server does not have becomes the 404 page.
 * @param source where pages come from
 * @param clock time and chance of the retries
 */
export function createPageLoader(source: PageSource, clock: RetryClock = browserClock): PageLoader {
  const pending = new Map<string, Promise<LoadResult>>();
  const done = new Map<string, PageData>();

  async function fetchPage(path: string): Promise<PageData> {
    const chunks = source.loadChunks(path);
    // Without a handler of its own, a failure would count as unhandled while the data is on its way.
    chunks.catch(() => undefined);
    const data = await withRetries(() => source.fetchPageData(path), clock);
    await chunks;
    return data;
  }

  async function loadPage(path: string): Promise<LoadResult> {
    try {
      const data = await fetchPage(path);
      done.set(path, data);
      return { status: 'success', data };
    } catch (error) {
      if (!(error instanceof NotFoundError)) return { status: 'error', error: error as Error };
      return loadNotFound();
    }
  }

  async function loadNotFound(): Promise<LoadResult> {
    try {
      await fetchPage(notFoundPath);
      return { status: 'not-found' };
    } catch (cause) {
      const error =
        cause instanceof NotFoundError
          ? new Error('The 404 page could not be found.', { cause })
          : (cause as Error);
      return { status: 'error', error };
    }
  }

  return {
    loaded: (path) => done.get(path),
    load(path) {
      const data = done.get(path);
      if (data) return Promise.resolve({ status: 'success', data });
      const running = pending.get(path) ?? loadPage(path).finally(() => pending.delete(path));
      pending.set(path, running);
      return running;
    },
  };
}
