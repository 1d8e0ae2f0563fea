import { refreshCached } from '../../browser/scripts';
import { withRetries } from '../../browser/retry';
import { pageScripts } from '../../page-loading/page-info';

/** Scripts that are there, or on their way, by address. */
const asked = new Map<string, HTMLScriptElement>();

/** True after scripts came that weren't whole: then those from the browser's cache may not be. */
let isDamaged = false;

/**
 * Forgets all scripts: `load` also fires for one that was cut off, or is something else. Those that ran have left
 * chunks in a list, which would start the runtime twice.
 */
function forgetAll(): void {
  for (const script of asked.values()) script.remove();
  asked.clear();
  isDamaged = true;
  for (const name of Object.keys(window)) {
    if (name.startsWith('webpackChunk')) Reflect.deleteProperty(window, name);
  }
}

function load(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    // In the order of the list, and ahead of what the page may fetch meanwhile.
    script.async = false;
    script.fetchPriority = 'high';
    asked.set(source, script);
    script.onload = () => resolve();
    script.onerror = () => {
      asked.delete(source);
      script.remove();
      reject(new Error(`${source} failed to load`));
    };
    document.head.append(script);
  });
}

async function loadMissing(hasRun: () => boolean): Promise<void> {
  const missing = pageScripts().filter((source) => !asked.has(source));
  if (isDamaged) await Promise.all(missing.map(refreshCached));
  await Promise.all(missing.map((source) => withRetries(() => load(source))));
  if (hasRun()) return;
  forgetAll();
  throw new Error('The scripts of the page came, but not whole.');
}

/** The load that is on its way. */
let loading: Promise<void> | undefined;

/**
 * Loads the scripts that the islands of the page need, all at once: one by one, each would name the next only when
 * it has come. Islands that start at the same time share a load.
 * @param hasRun says whether the scripts have done what they are for
 * @throws when one of them doesn't come; the next call asks for it again
 */
export function loadScripts(hasRun: () => boolean): Promise<void> {
  // The page may have changed since: then its scripts are asked for after those of the one before.
  const isShared = loading && pageScripts().every((source) => asked.has(source));
  if (!isShared) {
    const own = (loading ?? Promise.resolve())
      .catch(() => {})
      .then(() => loadMissing(hasRun))
      .finally(() => {
        if (loading === own) loading = undefined;
      });
    loading = own;
  }
  return loading!;
}
