/** Adds a history entry, or replaces the current one. */
export type HistoryChange = 'push' | 'replace';

const navigateEvent = 'site:navigate';
const addressEvent = 'site:address';

interface NavigationRequest {
  address: string;
  kind: HistoryChange;
}

/** Navigates to a URL of this site. */
export function navigateTo(address: string, kind: HistoryChange = 'push'): void {
  document.dispatchEvent(
    new CustomEvent<NavigationRequest>(navigateEvent, { detail: { address, kind } }),
  );
}

/** Subscribes to `navigateTo` calls. Returns a function that unsubscribes. */
export function onNavigate(callback: (address: string, kind: HistoryChange) => void): () => void {
  const listener = (event: Event) => {
    const { address, kind } = (event as CustomEvent<NavigationRequest>).detail;
    callback(address, kind);
  };
  document.addEventListener(navigateEvent, listener);
  return () => document.removeEventListener(navigateEvent, listener);
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
