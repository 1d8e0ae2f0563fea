import { allowsPrefetch } from '../../runtime/browser/connection';
import { isApple, isTyping } from '../../runtime/browser/keys';
import { onPageShown } from '../../runtime/browser/page-events';
import { readSetting } from '../../runtime/browser/storage';
import { searchAddress } from './address';
import { createImport } from '../../runtime/browser/on-demand';
import { searchMarksKey } from './browser/search-marks';
import { createSearchField, type SearchField } from './search-field';
import { isSingleKey } from '../shortcuts/shortcuts';

/** URL of ./search. src/assembly/page-html/plugin sets it. */
declare const SEARCH_URL: string;

/** Exports of ./search. */
export interface SearchModule {
  /** Loads the search data of the page's version. If the dialog is open, shows what's found for its text. */
  requestSearch(field: SearchField): void;
}

/** True for Ctrl or Cmd and K. In a text field on macOS, Ctrl and K deletes up to the end of the line. */
function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return false;
  return metaKey || !isApple() || !isTyping(event);
}

/**
 * Opens search with its button, with Ctrl or Cmd and K, or with a slash. The dialog takes text at once. What finds pages
 * is imported once, on hover or focus of the button. Call once.
 */
export function startSearch(): void {
  const importSearch = createImport<SearchModule>(SEARCH_URL);
  let field: SearchField | undefined;

  async function load(): Promise<void> {
    const search = await importSearch().catch((error: unknown) => console.warn(error));
    if (search) {
      if (field) search.requestSearch(field);
      return;
    }
    const results = document.querySelector(
      '[data-search-results], [data-search-path] [role="status"]',
    );
    if (results) results.textContent = 'Search couldn’t be loaded. Reload the page to try again.';
    if (results || !field?.dialog.open) return;
    // After a deploy, the file may be gone. The search page is always there.
    const version = document.querySelector('[data-search]')!.getAttribute('data-search-version');
    window.location.assign(searchAddress(field.input.value, version ?? ''));
  }

  /** Opens or prepares the dialog. On the search page, focuses the field there instead. */
  function request(opens: boolean): void {
    const pageField = document.querySelector<HTMLInputElement>('[data-search-page] input');
    if (pageField) {
      if (opens) pageField.select();
      return;
    }
    field ??= createSearchField(document.querySelector('[data-search] svg')!.cloneNode(true));
    if (opens) field.open();
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
