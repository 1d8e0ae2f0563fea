import { withRetries } from '../../browser/retry';
import { pageScripts } from '../../page-loading/document-info';

/** Script elements that are loaded or loading, by URL. */
const requested = new Map<string, HTMLScriptElement>();

function load(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    // Run in list order, and load ahead of anything else the page fetches in the meantime.
    script.async = false;
    script.fetchPriority = 'high';
    requested.set(source, script);
    script.onload = () => resolve();
    script.onerror = () => {
      requested.delete(source);
      script.remove();
      reject(new Error(`${source} failed to load`));
    };
    document.head.append(script);
  });
}

async function loadMissing(hasRun: () => boolean): Promise<void> {
  const missing = pageScripts().filter((source) => !requested.has(source));
  await Promise.all(missing.map((source) => withRetries(() => load(source))));
  // Some hosts respond to a missing script with an HTML page.
  if (!hasRun()) throw new Error("The island scripts loaded but didn't run.");
}

/** The load in progress. */
let loading: Promise<void> | undefined;

/**
 * Loads the scripts that the page's islands need. Requests them in parallel, because each one would only name the next
 * after it has loaded. Concurrent calls share a load.
 * @param hasRun returns true if the scripts have executed
 * @throws if a script fails to load or run; the next call requests one that failed to load again
 */
export function loadScripts(hasRun: () => boolean): Promise<void> {
  // After a navigation, the new page's scripts load after those of the previous page.
  const isShared = loading && pageScripts().every((source) => requested.has(source));
  if (!isShared) {
    const currentLoad = (loading ?? Promise.resolve())
      .catch(() => {})
      .then(() => loadMissing(hasRun))
      .finally(() => {
        if (loading === currentLoad) loading = undefined;
      });
    loading = currentLoad;
  }
  return loading!;
}
