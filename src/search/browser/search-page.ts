import { onEachPage } from '../../browser/page-events';
import { storedScroll } from '../../page-loading/scroll-memory';
import { pathOf } from '../../site/base-url';
import { queryOfPath, searchAddress, searchPagePath } from '../address';
import { createSearchClient, type SearchClient, type SearchState } from './client';
import { foundGroups, helpParts, listSection, statusText } from './results';

/** Delay from the last letter to the query in the URL. Safari allows 100 changes in 30 s. */
const ADDRESS_DELAY_MS = 500;

/** Maximum number of pages. After that, a better query helps more than more results. */
const pagesAtMost = 30;

/**
 * Fills the field from the URL, and shows results while the reader types.
 * @returns a cleanup function
 */
function fill(page: HTMLElement): () => void {
  const input = page.querySelector('input')!;
  const status = page.querySelector('[data-search-status]')!;
  const results = page.querySelector('[data-search-results]')!;
  const parameters = new URLSearchParams(window.location.search);
  const files = JSON.parse(page.getAttribute('data-search-page')!) as Record<string, string>;
  const asked = parameters.get('version') ?? '';
  const version = Object.hasOwn(files, asked) ? asked : '';
  let client: SearchClient;
  let addressTimer: number | undefined;
  /** Where the reader left the page, until its results are there again. */
  let left = storedScroll();
  const query = () => input.value.trim();

  /** Keeps the query for Back, a reload, and a copy of the URL. */
  function putIntoAddress(): void {
    window.clearTimeout(addressTimer);
    // Another page may already be loading.
    if (pathOf(window.location.pathname) !== searchPagePath) return;
    window.history.replaceState(window.history.state, '', searchAddress(query(), version));
  }

  function show(state: SearchState): void {
    status.textContent = statusText(state, query());
    // Keep the earlier results until there are new ones.
    if (state.status === 'waiting' && query()) return;
    const groups = state.status === 'found' && query() ? foundGroups(state.findings) : [];
    const sections = groups.map(({ name, links }) =>
      listSection(
        name,
        links.map((link) => [link]),
      ),
    );
    results.replaceChildren(
      ...sections,
      ...helpParts(state, query(), {
        take,
        retry: start,
        address: searchAddress(query(), version),
      }),
    );
    if (left !== undefined && groups.length > 0) {
      window.scrollTo(0, left);
      left = undefined;
    }
  }

  function onInput(): void {
    left = undefined;
    window.clearTimeout(addressTimer);
    addressTimer = window.setTimeout(putIntoAddress, ADDRESS_DELAY_MS);
    ask();
  }

  function ask(): void {
    if (query()) client.search(query());
    else show({ status: 'waiting' });
  }

  function take(word: string): void {
    input.value = word;
    input.focus();
    onInput();
  }

  function start(): void {
    client?.close();
    client = createSearchClient(files[version]!, pagesAtMost, show);
    ask();
  }

  // Keep what the reader typed before this script loaded.
  input.value ||= parameters.get('q') ?? '';
  const field = page.querySelector<HTMLInputElement>('[name="version"]')!;
  field.value = version;
  field.disabled = version === '';
  input.addEventListener('input', onInput);
  // Before the reader follows a result.
  input.addEventListener('change', putIntoAddress);
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    // The results are already there. On touch screens, the keyboard covers them.
    input.blur();
  });
  start();
  return () => {
    window.clearTimeout(addressTimer);
    client.close();
  };
}

/** Starts the search page, and sets the query of the 404 page's search link. Call once. */
export function startSearchPage(): void {
  let shown: Element | null = null;
  let end = () => {};
  onEachPage(() => {
    const link = document.querySelector<HTMLAnchorElement>('[data-search-path]');
    if (link) link.href = searchAddress(queryOfPath(window.location.pathname));
    const page = document.querySelector<HTMLElement>('[data-search-page]');
    if (page === shown) return;
    end();
    shown = page;
    end = page ? fill(page) : () => {};
  });
}
