import { useSyncExternalStore } from 'react';
import { subscribeToAddress, navigateTo } from '../../runtime/page-loading/navigate-to';

/**
 * Query and hash of the page, which the state of a tool follows; both are empty until React has taken over the
 * page's HTML, which has neither.
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
     * @param step whether Back leads to what was shown before
     */
    go(query: string, { step = false } = {}): void {
      navigateTo(pathname + query + hash, step ? 'push' : 'replace');
    },
  };
}
