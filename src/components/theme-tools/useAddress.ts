import { useHistory, useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Query and hash of the page, which the state of a tool follows; both are empty until React has taken over the
 * page's HTML, which has neither.
 */
export function useAddress() {
  const { pathname, search, hash } = useLocation();
  const history = useHistory();
  const isBrowser = useIsBrowser();
  return {
    search: isBrowser ? search : '',
    hash: isBrowser ? hash : '',
    /** The query as it is at this moment: presses may come faster than React renders. */
    searchNow: () => window.location.search,
    /** The whole address of a query of this page; empty on the server. */
    addressOfQuery: (query: string) => (isBrowser ? window.location.origin + pathname + query : ''),
    /**
     * Changes the query.
     * @param step whether Back leads to what was shown before
     */
    go(query: string, { step = false, keepHash = true } = {}): void {
      const target = pathname + query + (keepHash ? hash : '');
      if (step) history.push(target);
      else history.replace(target);
    },
  };
}
