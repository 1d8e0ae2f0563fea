/** Adds a history entry, or replaces the current one. */
export type HistoryChange = 'push' | 'replace';

const visitEvent = 'site:visit';
const addressEvent = 'site:address';

interface Visit {
  address: string;
  kind: HistoryChange;
}

/** Navigates to a URL of this site. */
export function navigateTo(address: string, kind: HistoryChange = 'push'): void {
  document.dispatchEvent(new CustomEvent<Visit>(visitEvent, { detail: { address, kind } }));
}

/** Subscribes to `visit` calls. Returns a function that unsubscribes. */
export function onVisit(callback: (address: string, kind: HistoryChange) => void): () => void {
  const listener = (event: Event) => {
    const { address, kind } = (event as CustomEvent<Visit>).detail;
    callback(address, kind);
  };
  document.addEventListener(visitEvent, listener);
  return () => document.removeEventListener(visitEvent, listener);
}

/** Announces that the query or hash changed without a new page. */
export function announceAddress(): void {
  document.dispatchEvent(new CustomEvent(addressEvent));
}

/** Subscribes to URL changes on the current page, for useSyncExternalStore. */
export function subscribeToAddress(onChange: () => void): () => void {
  for (const type of ['popstate', 'hashchange']) window.addEventListener(type, onChange);
  document.addEventListener(addressEvent, onChange);
  return () => {
    for (const type of ['popstate', 'hashchange']) window.removeEventListener(type, onChange);
    document.removeEventListener(addressEvent, onChange);
  };
}
