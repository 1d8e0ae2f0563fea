import { NotFoundError } from '../fetch-json';
import { notFoundPath, type PageData } from '../page-data';
import { browserClock, withRetries, type RetryClock } from '../../browser/retry';

/** How the load of a page ended. A page that the server doesn't have becomes the 404 page. */
export type LoadResult =
  { status: 'success' | 'not-found'; data: PageData } | { status: 'error'; error: Error };

/** Loads pages, each once. */
export interface PageLoader {
  load(path: string): Promise<LoadResult>;
  /** The result of an earlier load that succeeded. */
  loaded(path: string): LoadResult | undefined;
}

/** Pages that are remembered; those that were asked for first go first. */
export const MAX_REMEMBERED = 20;

/**
 * Makes a loader. Concurrent loads of a page share their requests; successes are kept, failures are
 * not, so that a later load tries again.
 * @param fetchPageData one try; throws NotFoundError when the server has no such page
 * @param clock time and chance of the retries
 */
export function createPageLoader(
  fetchPageData: (path: string) => Promise<PageData>,
  clock: RetryClock = browserClock,
): PageLoader {
  const pending = new Map<string, Promise<LoadResult>>();
  const done = new Map<string, LoadResult>();

  function remember(path: string, result: LoadResult): void {
    done.delete(path);
    done.set(path, result);
    if (done.size > MAX_REMEMBERED) done.delete(done.keys().next().value!);
  }

  async function loadPage(path: string): Promise<LoadResult> {
    try {
      const data = await withRetries(() => fetchPageData(path), clock);
      const result = { status: 'success', data } as const;
      remember(path, result);
      return result;
    } catch (error) {
      if (!(error instanceof NotFoundError)) return { status: 'error', error: error as Error };
      if (path !== notFoundPath) return loadNotFound();
      return { status: 'error', error: new Error('the 404 page is missing', { cause: error }) };
    }
  }

  async function loadNotFound(): Promise<LoadResult> {
    const page = await load(notFoundPath);
    return page.status === 'success' ? { ...page, status: 'not-found' } : page;
  }

  function load(path: string): Promise<LoadResult> {
    const known = done.get(path);
    if (known) {
      remember(path, known);
      return Promise.resolve(known);
    }
    const running = pending.get(path) ?? loadPage(path).finally(() => pending.delete(path));
    pending.set(path, running);
    return running;
  }

  return { load, loaded: (path) => done.get(path) };
}
