import { onEachPage } from '../browser/page-events';
import { queryOfPath, searchAddress } from '../search/address';
import { createSearchClient, type SearchClient, type SearchState } from '../search/client';
import { addRecent } from './recent-searches';
import { missingPageLink, searchPage } from './search';
import { leaveMarks } from './search-marks';
import {
  countText,
  foundGroups,
  make,
  makeButton,
  sectionLinks,
  suggestionList,
} from './search-parts';

/** Pages that are shown: whoever reads on had better ask otherwise. */
const pagesAtMost = 30;

/**
 * Fills the page that searches, on each visit: its field from the address, and the results as one types. Has
 * the 404 page's link lead there with the words of the address that is missing.
 */
export function startSearchPage(): void {
  let client: SearchClient | undefined;
  let shown: Element | undefined;

  function fill(page: HTMLElement): void {
    const input = page.querySelector('input')!;
    const status = page.querySelector('[data-search-status]')!;
    const results = page.querySelector('[data-search-results]')!;
    const parameters = new URLSearchParams(window.location.search);
    const data = JSON.parse(page.dataset.searchVersions!) as Record<string, string>;
    const version = parameters.get('version') ?? '';
    const source = { worker: page.dataset.searchWorker!, data: data[version] ?? data['']! };
    const query = () => input.value.trim();

    function show(state: SearchState): void {
      if (!query()) {
        status.textContent = '';
        results.replaceChildren(sectionLinks());
      } else if (state.status === 'waiting') {
        status.textContent = 'Searching…';
      } else if (state.status === 'failed') {
        status.textContent = `The search could not start: ${state.reason}.`;
        results.replaceChildren(makeButton(start, {}, 'Try again'), sectionLinks());
      } else {
        const { findings } = state;
        status.textContent = countText(findings);
        const groups = foundGroups(findings).map(({ heading, links }) =>
          make(
            'section',
            {},
            make('h2', {}, heading),
            make(
              'ul',
              {},
              ...links.map(({ link, hit }) => {
                link.addEventListener('click', () => {
                  addRecent(query());
                  leaveMarks(link, hit.terms);
                });
                return make('li', {}, link);
              }),
            ),
          ),
        );
        const { suggestions } = findings;
        const similar = suggestions.length > 0 ? [suggestionList(suggestions, take)] : [];
        results.replaceChildren(...(groups.length > 0 ? groups : [...similar, sectionLinks()]));
      }
    }

    function ask(): void {
      if (query()) client?.search(query());
      else show({ status: 'waiting' });
    }

    function take(word: string): void {
      input.value = word;
      input.focus();
      ask();
    }

    function start(): void {
      client?.close();
      client = createSearchClient(source, pagesAtMost, show);
      ask();
    }

    // What a reader typed before this script came counts.
    input.value ||= parameters.get('q') ?? '';
    const field = page.querySelector<HTMLInputElement>('[name="version"]')!;
    field.value = version;
    field.disabled = version === '';
    input.addEventListener('input', ask);
    start();
  }

  onEachPage(() => {
    const link = document.querySelector<HTMLAnchorElement>(missingPageLink);
    if (link) link.href = searchAddress(queryOfPath(window.location.pathname));
    const page = document.querySelector<HTMLElement>(searchPage);
    if (!page || page === shown) return;
    shown = page;
    fill(page);
  });
}
