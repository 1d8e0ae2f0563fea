import { fetchWhole } from '../../../offline/fetch-whole';
import { keepVisited, makeRoom } from './visited';

/** Bytes that documents for a page's next steps may take on their way. */
const warmLimit = 100 * 1024;

let current: AbortController | undefined;

/**
 * Fetches the documents that a reader may open next, one after the other, as long as another one like the largest
 * stays within `warmLimit` bytes of their line. The browser's cache has them then for as long as the host allows.
 * Ends when another page asks, or one of them fails.
 * @param paths the likeliest first
 */
export async function warmDocuments(paths: string[]): Promise<void> {
  current?.abort();
  current = new AbortController();
  const { signal } = current;
  await fetchAhead(paths, signal);
  await makeRoom();
}

async function fetchAhead(paths: string[], signal: AbortSignal): Promise<void> {
  let taken = 0;
  let largest = 0;
  // The browser keeps no more than some hundred.
  performance.clearResourceTimings();
  for (const path of paths) {
    if (taken + largest > warmLimit) return;
    const headers = { 'sec-purpose': 'prefetch' };
    const response = await fetchWhole(path, { priority: 'low', headers, signal }).catch(
      () => undefined,
    );
    if (!response) return;
    await keepVisited(path, response);
    const { href } = new URL(path, self.location.href);
    const timings = performance.getEntriesByName(href) as PerformanceResourceTiming[];
    const size = timings.at(-1)?.transferSize ?? 0;
    taken += size;
    largest = Math.max(largest, size);
  }
}
