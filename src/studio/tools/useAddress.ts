import { useSyncExternalStore } from 'react';
import { subscribeToAddress, navigateTo } from '../../runtime/page-loading/navigate-to';

/**
 * Query and hash of the page. Both are empty until hydration has finished, because the server's HTML is the same for
 * all of them.
 */
export function useAddress() {
  const address = useSyncExternalStore(
    subscribeToAddress,
    () => window.location.href,
    () => undefined,
  );
  const { pathname, search, hash } = new URL(address ?? 'https://example.org');
  return {
    search,
    hash,
    /**
     * Changes the query.
     * @param step true to add a history entry
     */
    go(query: string, { step = false } = {}): void {
      navigateTo(pathname + query + hash, step ? 'push' : 'replace');
    },
  };
}
