import { NotFoundError, parseJson } from '../fetch-json';
import { isPageData, notFoundPath, type PageData } from '../page-data';
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
  /**
   * Fetches a page that the reader may open next.
   * @returns false if that failed; `load` retries
   */
  prefetch(path: string, priority: RequestPriority): Promise<boolean>;
  /** Result of loading a page that has been fetched before. */
  loaded(path: string): LoadResult | undefined;
}

/** Maximum number of cached pages; the least recently used one is evicted. */
export const MAX_CACHED_PAGES = 20;

/**
 * Creates a page loader. Concurrent loads of a page share a request. Only successes are cached, so a later load retries
 * a failure. The cache has bytes: parsed text would need twice the memory, for pages that few readers open.
 * @param fetchPageData makes one attempt; throws NotFoundError if the server has no such page
 * @param clock timing and randomness of the retries
 */
export function createPageLoader(
  fetchPageData: (path: string, request: PageRequest) => Promise<ArrayBuffer>,
  clock: RetryClock = browserClock,
): PageLoader {
  const pending = new Map<string, { bytes: Promise<ArrayBuffer>; prefetch?: AbortController }>();
  const cache = new Map<string, ArrayBuffer>();

  function addToCache(path: string, bytes: ArrayBuffer): void {
    cache.delete(path);
    cache.set(path, bytes);
    if (cache.size > MAX_CACHED_PAGES) cache.delete(cache.keys().next().value!);
  }

  function request(
    path: string,
    priority: RequestPriority,
    prefetch?: AbortController,
  ): Promise<ArrayBuffer> {
    const running = pending.get(path);
    if (running) return running.bytes;
    const bytes = fetchPageData(path, { priority, signal: prefetch?.signal }).finally(() => {
      if (pending.get(path)?.bytes === bytes) pending.delete(path);
    });
    pending.set(path, { bytes, prefetch });
    return bytes;
  }

  function parse(path: string, bytes: ArrayBuffer): LoadResult {
    const data = parseJson(bytes, isPageData);
    addToCache(path, bytes);
    return { status: 'success', data };
  }

  function loaded(path: string): LoadResult | undefined {
    const bytes = cache.get(path);
    try {
      return bytes && parse(path, bytes);
    } catch {
      // A prefetch doesn't parse what it gets.
      cache.delete(path);
      return undefined;
    }
  }

  async function load(path: string): Promise<LoadResult> {
    for (const [other, { prefetch }] of pending) {
      if (other === path || !prefetch) continue;
      prefetch.abort();
      pending.delete(other);
    }
    try {
      return (
        loaded(path) ??
        (await withRetries(async () => parse(path, await request(path, 'high')), clock))
      );
    } catch (error) {
      if (!(error instanceof NotFoundError)) return { status: 'error', error: error as Error };
      if (path === notFoundPath)
        return { status: 'error', error: new Error('the 404 page is missing', { cause: error }) };
      const page = await load(notFoundPath);
      return page.status === 'success' ? { ...page, status: 'not-found' } : page;
    }
  }

  async function prefetch(path: string, priority: RequestPriority): Promise<boolean> {
    try {
      addToCache(path, cache.get(path) ?? (await request(path, priority, new AbortController())));
      return true;
    } catch {
      return false;
    }
  }

  return { load, prefetch, loaded };
}
