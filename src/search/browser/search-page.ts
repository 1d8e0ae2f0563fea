import { attributeOf } from '../../site/attribute';
import { onEachPage } from '../../browser/page-events';
import { queryOfPath, searchAddress } from '../address';
import { createSearchClient, type SearchClient, type SearchState } from './client';
import { missingPageLink, searchForm, searchResults, searchStatus } from '../attributes';
import { foundGroups, helpParts, listSection, statusText } from './results';

/** Maximum number of pages. After that, a better query helps more than more results. */
const pagesAtMost = 30;

/**
 * Fills the field from the URL, and shows results while the reader types.
 * @returns a cleanup function
 */
function fill(page: HTMLElement): () => void {
  const input = page.querySelector('input')!;
  const status = page.querySelector(`[${searchStatus}]`)!;
  const results = page.querySelector(`[${searchResults}]`)!;
  const parameters = new URLSearchParams(window.location.search);
  const files = JSON.parse(attributeOf(page, searchForm)!) as Record<string, string>;
  const asked = parameters.get('version') ?? '';
  const version = Object.hasOwn(files, asked) ? asked : '';
  let client: SearchClient;
  const query = () => input.value.trim();

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
  }

  function ask(): void {
    if (query()) client.search(query());
    else show({ status: 'waiting' });
  }

  function take(word: string): void {
    input.value = word;
    input.focus();
    ask();
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
  input.addEventListener('input', ask);
  start();
  return () => client.close();
}

/** Starts the search page, and sets the query of the 404 page's search link. Call once. */
export function startSearchPage(): void {
  let shown: Element | null = null;
  let end = () => {};
  onEachPage(() => {
    const link = document.querySelector<HTMLAnchorElement>(`[${missingPageLink}]`);
    if (link) link.href = searchAddress(queryOfPath(window.location.pathname));
    const page = document.querySelector<HTMLElement>(`[${searchForm}]`);
    if (page === shown) return;
    end();
    shown = page;
    end = page ? fill(page) : () => {};
  });
}
