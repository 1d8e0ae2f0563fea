import { allowsPrefetch } from '../../runtime/browser/connection';
import { isApple, isPlainKey, isTyping } from '../../runtime/browser/keys';
import { onPageShown } from '../../runtime/browser/page-events';
import { readSetting } from '../../runtime/browser/storage';
import { searchAddress } from './address';
import { createImport } from '../../runtime/browser/on-demand';
import { searchMarksKey } from './browser/search-marks';
import { isSingleKey } from '../shortcuts/shortcuts';

/** URL of ./search. src/build/page-html/plugin sets it. */
declare const SEARCH_URL: string;

interface SearchRequest {
  /** True to show the dialog; false to only prepare it. */
  opens: boolean;
  /** What the reader typed before the field existed. */
  typed: string;
}

/** Opens or prepares the search dialog. */
export type RequestSearch = (request: SearchRequest) => void;

/** Exports of ./search. */
export interface SearchModule {
  requestSearch: RequestSearch;
}

/** True for Ctrl or Cmd and K. In a text field on macOS, Ctrl and K deletes up to the end of the line. */
function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return false;
  return metaKey || !isApple() || !isTyping(event);
}

/**
 * Opens search with its button, with Ctrl or Cmd and K, or with a slash. Imports the dialog once, on hover or focus of
 * the button, and passes on what the reader types before it's there. Call once.
 */
export function startSearch(): void {
  const importSearch = createImport<SearchModule>(SEARCH_URL);
  /** Request for the dialog, until it's imported. */
  let pending: SearchRequest | undefined;

  async function load(): Promise<void> {
    const search = await importSearch().catch((error: unknown) => console.warn(error));
    // Several calls may wait for the same import.
    const request = pending;
    pending = undefined;
    if (search && request) search.requestSearch(request);
    if (search) return;
    const results = document.querySelector(
      '[data-search-results], [data-search-path] [role="status"]',
    );
    if (results) results.textContent = 'Search couldn’t be loaded. Reload the page to try again.';
    if (results || !request?.opens) return;
    // After a deploy, the file may be gone. The search page is always there.
    const version = document.querySelector('[data-search]')!.getAttribute('data-search-version');
    window.location.assign(searchAddress(request.typed, version ?? ''));
  }

  function request(opens: boolean): void {
    if (!pending?.opens) pending = { opens, typed: '' };
    void load();
  }

  const onNear = ({ target }: Event) => {
    const isNear = target instanceof Element && target.closest('[data-search]');
    if (isNear && allowsPrefetch()) request(false);
  };
  document.addEventListener('pointerover', onNear);
  document.addEventListener('focusin', onNear);
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-search]')) request(true);
  });
  document.addEventListener('keydown', (event) => {
    const { key } = event;
    if (pending?.opens && key === 'Escape') pending.opens = false;
    if (pending?.opens && isPlainKey(event) && key.length === 1) {
      event.preventDefault();
      pending.typed += key;
      return;
    }
    if (pending?.opens && key === 'Backspace') pending.typed = pending.typed.slice(0, -1);
    if (!isSearchShortcut(event) && !isSingleKey(event, '/')) return;
    if (!document.querySelector('[data-search]')) return;
    event.preventDefault();
    request(true);
  });
  onPageShown(() => {
    const searches = '[data-search-page], [data-search-path]';
    if (document.querySelector(searches) || readSetting(searchMarksKey)) void load();
  });
}
