import { useEffect, useState, useSyncExternalStore } from 'react';

/** Delay in ms after the last change. Safari allows 100 changes of the URL in 30 s. */
const WRITE_DELAY_MS = 400;

const subscribeToNothing = () => () => {};

/**
 * State of a filter that's kept in the URL's query, so that Back and Reload restore it. Empty until hydration has
 * finished, because the server's HTML is the same for all queries: the island needs `data-start-on="address"`.
 * @param name parameter of the query
 */
export function useQueryState(name: string): [string, (value: string) => void] {
  const [changed, setChanged] = useState<string>();
  const stored = useSyncExternalStore(
    subscribeToNothing,
    () => new URLSearchParams(window.location.search).get(name) ?? '',
    () => '',
  );
  useEffect(() => {
    if (changed === undefined) return undefined;
    const { pathname } = window.location;
    const timer = window.setTimeout(() => {
      const url = new URL(window.location.href);
      // Another page may be shown by now.
      if (url.pathname !== pathname) return;
      if (changed) url.searchParams.set(name, changed);
      else url.searchParams.delete(name);
      window.history.replaceState(window.history.state, '', url);
    }, WRITE_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [name, changed]);
  return [changed ?? stored, setChanged];
}
