import { NotFoundError } from '../fetch-json';
import { notFoundPath, type PageData } from '../page-data';
import { browserClock, withRetries, type RetryClock } from '../../browser/retry';

/** Outcome of a page load. For a page missing on the server, `data` is that of the 404 page. */
export type LoadResult =
  { status: 'success' | 'not-found'; data: PageData } | { status: 'error'; error: Error };

/** How page data is requested: `fetch` options. */
export type PageRequest = Pick<RequestInit, 'priority' | 'signal'>;

/** Page data loader with a cache. */
export interface PageLoader {
  /** Loads a page that the reader waits for. Aborts the prefetches of other pages, which would compete with it. */
  load(path: string): Promise<LoadResult>;
  /** Loads a page that the reader may open next. */
  prefetch(path: string, priority: RequestPriority): Promise<LoadResult>;
  /** Cached result of an earlier successful load. */
  loaded(path: string): LoadResult | undefined;
}

/** Maximum number of cached pages; the least recently used one is evicted. */
export const MAX_CACHED_PAGES = 20;

/**
 * Creates a page loader. Concurrent loads of a page share a request. Only successes are cached, so a later load retries
 * a failure.
 * @param fetchPageData makes one attempt; throws NotFoundError if the server has no such page
 * @param clock timing and randomness of the retries
 */
export function createPageLoader(
  fetchPageData: (path: string, request: PageRequest) => Promise<PageData>,
  clock: RetryClock = browserClock,
): PageLoader {
  const pending = new Map<string, { result: Promise<LoadResult>; prefetch?: AbortController }>();
  const cache = new Map<string, LoadResult>();

  function addToCache(path: string, result: LoadResult): void {
    cache.delete(path);
    cache.set(path, result);
    if (cache.size > MAX_CACHED_PAGES) cache.delete(cache.keys().next().value!);
  }

  async function loadPage(path: string, options: PageRequest): Promise<LoadResult> {
    try {
      const data = await withRetries(() => fetchPageData(path, options), clock);
      const result = { status: 'success', data } as const;
      addToCache(path, result);
      return result;
    } catch (error) {
      if (!(error instanceof NotFoundError)) return { status: 'error', error: error as Error };
      if (path !== notFoundPath) return loadNotFound(options);
      return { status: 'error', error: new Error('the 404 page is missing', { cause: error }) };
    }
  }

  async function loadNotFound({ priority }: PageRequest): Promise<LoadResult> {
    const page = await request(notFoundPath, priority);
    return page.status === 'success' ? { ...page, status: 'not-found' } : page;
  }

  function request(
    path: string,
    priority: RequestPriority | undefined,
    prefetch?: AbortController,
  ): Promise<LoadResult> {
    const cached = cache.get(path);
    if (cached) {
      addToCache(path, cached);
      return Promise.resolve(cached);
    }
    const running = pending.get(path);
    if (running) return running.result;
    const result = loadPage(path, { priority, signal: prefetch?.signal }).finally(() => {
      if (pending.get(path)?.result === result) pending.delete(path);
    });
    pending.set(path, { result, prefetch });
    return result;
  }

  return {
    load(path) {
      for (const [other, { prefetch }] of pending) {
        if (other === path || !prefetch) continue;
        prefetch.abort();
        pending.delete(other);
      }
      return request(path, 'high');
    },
    prefetch: (path, priority) => request(path, priority, new AbortController()),
    loaded: (path) => cache.get(path),
  };
}
