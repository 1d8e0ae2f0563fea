import { onPageShown } from '../../../runtime/browser/page-events';
import { storedScroll } from '../../../runtime/page-loading/scroll-memory';
import { addressOf } from '../../../base/facts/base-url';
import { cleanPath } from '../../../base/facts/paths';
import { searchAddress, searchPagePath } from '../address';
import type { SearchFiles } from '../data';
import { createSearchView } from './search-view';

/** Delay from the last letter to the query in the URL. Safari allows 100 changes in 30 s. */
const ADDRESS_DELAY_MS = 300;

/** Maximum number of pages. After that, a better query helps more than more results. */
const MAX_PAGES = 30;

/**
 * Fills the field from the URL, and shows results while the reader types.
 * @returns a cleanup function
 */
function fill(page: HTMLElement): () => void {
  const input = page.querySelector('input')!;
  const parameters = new URLSearchParams(window.location.search);
  const files = JSON.parse(page.getAttribute('data-search-page')!) as SearchFiles;
  const requestedVersion = parameters.get('version') ?? '';
  const version = Object.hasOwn(files, requestedVersion) ? requestedVersion : '';
  let addressTimer: number | undefined;
  /** Offset in px to scroll to once the results are there again, after Back or a reload. */
  let scrollToRestore = storedScroll();

  const view = createSearchView(input, {
    id: 'search-page',
    first: -1,
    maxPages: MAX_PAGES,
    onShow(count) {
      if (scrollToRestore === undefined || count === 0) return;
      window.scrollTo(0, scrollToRestore);
      scrollToRestore = undefined;
    },
  });

  /** Keeps the query for Back, a reload, and a copy of the URL. */
  function putIntoAddress(): void {
    window.clearTimeout(addressTimer);
    // Another page may already be loading.
    if (cleanPath(window.location.pathname) !== addressOf(searchPagePath)) return;
    const address = searchAddress(input.value.trim(), version);
    window.history.replaceState(window.history.state, '', address);
  }

  input.addEventListener('input', () => {
    scrollToRestore = undefined;
    window.clearTimeout(addressTimer);
    addressTimer = window.setTimeout(putIntoAddress, ADDRESS_DELAY_MS);
  });
  // Before the reader follows a link.
  input.addEventListener('change', putIntoAddress);
  page.addEventListener('click', putIntoAddress);
  page.addEventListener('submit', (event) => {
    event.preventDefault();
    // The results are already there. On touch screens, the keyboard covers them.
    input.blur();
  });
  page.querySelector('[data-search-results]')!.replaceChildren(view.status, view.body);
  // Keep what the reader typed before this script loaded.
  input.value ||= parameters.get('q') ?? '';
  view.load({ data: files[version]!, path: version });
  return () => {
    window.clearTimeout(addressTimer);
    view.close();
  };
}

/** Starts the search page. Call once. */
export function startSearchPage(): void {
  let shown: Element | null = null;
  let stop = () => {};
  onPageShown(() => {
    const page = document.querySelector<HTMLElement>('[data-search-page]');
    if (page === shown) return;
    stop();
    shown = page;
    stop = page ? fill(page) : () => {};
  });
}
