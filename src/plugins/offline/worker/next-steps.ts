import { freshDocument, keepVisited } from './visited';

/** Documents that are on their way before a reader asks for them. */
const onTheirWay = new Map<string, Promise<void>>();

/** Bytes that documents for a page's next steps may take on their way. */
const warmLimit = 100 * 1024;

/**
 * Fetches the documents that a reader may open next, one after the other, as long as another one like the
 * largest stays within `warmLimit` bytes of their line.
 * @param paths the likeliest first
 */
export async function warmDocuments(paths: string[]): Promise<void> {
  let taken = 0;
  let largest = 0;
  // The browser keeps no more than some hundred.
  performance.clearResourceTimings();
  for (const path of paths) {
    if (taken + largest > warmLimit) break;
    if (onTheirWay.has(path) || (await freshDocument(path))) continue;
    const fetching = fetch(path, { priority: 'low', headers: { 'sec-purpose': 'prefetch' } })
      .then((response) => keepVisited(path, response))
      .finally(() => onTheirWay.delete(path));
    onTheirWay.set(path, fetching);
    await fetching;
    const { href } = new URL(path, self.location.href);
    const timings = performance.getEntriesByName(href) as PerformanceResourceTiming[];
    const size = timings.at(-1)?.transferSize ?? 0;
    taken += size;
    largest = Math.max(largest, size);
  }
}

/** A copy that is as good as the network's, or one that is just coming. */
export async function freshCopy(path: string): Promise<Response | undefined> {
  try {
    await onTheirWay.get(path);
    return await freshDocument(path);
  } catch {
    return undefined;
  }
}
