import { createElement } from '../../../runtime/browser/create-element';
import { searchAddress } from '../address';
import { createSearchClient, type SearchClient, type SearchState } from './client';
import { createHelp, groupsOf, statusText } from './results';
import { createSearchList } from './search-list';

/** Results that take less time replace the earlier ones without a “Searching…” in between. */
const WAIT_MS = 300;

/** A version to search: the URL of its search data, and its path, which is empty for the version at the root. */
interface SearchedVersion {
  data: string;
  path: string;
}

/** Results of a search field. The search dialog and the search page show them. */
interface SearchView {
  /** Results, or what helps if there are none. */
  body: HTMLElement;
  /** Status text, with the number of results. */
  status: HTMLElement;
  /** Loads a version's search data, unless it's there. */
  load(version: SearchedVersion): void;
  /** Shows what's in the field, before there's anything to search. */
  show(): void;
  close(): void;
}

/**
 * Adds results to a search field, and updates them while the reader types. Enter opens the active one.
 * @param id prefix of the ids of results
 * @param first index of the result that is active at first; -1 for none
 * @param maxPages maximum number of pages
 * @param onShow called whenever the options change, with the number of pages found and their URL on the search page
 */
export function createSearchView(
  input: HTMLInputElement,
  options: {
    id: string;
    first: 0 | -1;
    maxPages: number;
    onShow: (count: number, address: string) => void;
  },
): SearchView {
  const list = createSearchList(input, options.id, options.first);
  const help = createElement('div', { 'data-search-help': '' });
  const status = createElement('span', { role: 'status' });
  let version: SearchedVersion | undefined;
  let client: SearchClient | undefined;
  let state: SearchState = { status: 'waiting' };
  /** True once the search data is loaded. */
  let isReady = false;
  /** True if the reader pressed Enter before the results arrived. */
  let opensFirst = false;
  /** Query of the shown options. */
  let shownQuery = '';
  let waitTimer: number | undefined;

  const query = () => input.value.trim();

  function show(): void {
    window.clearTimeout(waitTimer);
    waitTimer = undefined;
    shownQuery = query();
    const { path = '' } = version ?? {};
    const address = searchAddress(shownQuery, path);
    list.show(groupsOf(state, shownQuery, { version: path, setQuery }));
    help.replaceChildren(...createHelp(state, retry, address));
    status.textContent = statusText(state, shownQuery);
    const count = shownQuery && state.status === 'found' ? state.findings.pages.length : 0;
    const outcome = state.status === 'found' ? 'none' : state.status;
    status.setAttribute('data-search-status', count > 0 || !shownQuery ? 'count' : outcome);
    options.onShow(count, address);
  }

  function onState(next: SearchState): void {
    state = next;
    if (state.status === 'waiting') {
      // Once the data is loaded, results follow immediately, so keep the earlier ones until then.
      if (!isReady) waitTimer ??= window.setTimeout(show, WAIT_MS);
      return;
    }
    isReady ||= state.status === 'found';
    show();
    if (opensFirst) list.getActive()?.click();
    opensFirst = false;
  }

  function search(): void {
    opensFirst = false;
    if (query()) client?.search(query());
    else show();
  }

  function start(): void {
    if (!version) return;
    client?.close();
    isReady = false;
    state = { status: 'waiting' };
    client = createSearchClient(version.data, options.maxPages, onState);
    search();
  }

  function retry(): void {
    start();
    input.focus();
  }

  function setQuery(text: string): void {
    input.value = text;
    input.focus();
    input.dispatchEvent(new Event('input'));
  }

  input.addEventListener('input', search);
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    const option = shownQuery === query() ? list.getActive() : undefined;
    opensFirst = !option && state.status === 'waiting';
    if (!option) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) option.setAttribute('target', '_blank');
    option.click();
    option.removeAttribute('target');
  });
  return {
    body: createElement('div', { 'data-search-body': '' }, help, list.element),
    status,
    load(next) {
      if (next.data === version?.data) return;
      version = next;
      start();
    },
    show,
    close: () => client?.close(),
  };
}
