import { allowsPrefetch } from '../browser/connection';
import { isApple, isPlainKey, isTyping } from '../browser/keys';
import { onEachPage } from '../browser/page-events';
import { readSetting } from '../browser/storage';
import { searchAddress } from './address';
import { createScriptLoader } from '../browser/on-demand';
import { searchMarksKey } from './browser/search-marks';
import { isSingleKey } from '../shortcuts/shortcuts';

/** URL of the script with the search dialog. src/page-html/plugin sets it. */
declare const SEARCH_URL: string;

/** Detail of `searchEvent`. */
export interface SearchRequestDetail {
  /** True to show the dialog; false to only prepare it. */
  opens: boolean;
  /** What the reader typed before the field existed. */
  typed: string;
}

/** Event that opens or prepares the search dialog. */
export const searchEvent = 'site:search';

/** True for Ctrl or Cmd and K. In a text field on macOS, Ctrl and K deletes up to the end of the line. */
function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return false;
  return metaKey || !isApple() || !isTyping(event);
}

/**
 * Opens search with its button, with Ctrl or Cmd and K, or with a slash. Fetches the dialog's script once, on hover or
 * focus of the button, and passes on what the reader types before it loads. Call once.
 */
export function startSearch(): void {
  const loadScript = createScriptLoader(SEARCH_URL);
  let isThere = false;
  let wanted: SearchRequestDetail | undefined;

  function ask(detail: SearchRequestDetail): void {
    document.dispatchEvent(new CustomEvent(searchEvent, { detail }));
  }

  /** Returns the request that waits for the script, only once: several calls may wait for the same script. */
  function takeWanted(): SearchRequestDetail | undefined {
    const request = wanted;
    wanted = undefined;
    return request;
  }

  function load(): void {
    loadScript().then(
      () => {
        isThere = true;
        const request = takeWanted();
        if (request) ask(request);
      },
      () => {
        // After a deploy, the script may be gone. The search page is always there.
        const request = takeWanted();
        if (!request?.opens) return;
        const button = document.querySelector('[data-search]')!;
        window.location.assign(
          searchAddress(request.typed, button.getAttribute('data-search-version') ?? ''),
        );
      },
    );
  }

  function request(opens: boolean): void {
    const detail = { opens, typed: '' };
    if (isThere) return ask(detail);
    if (!wanted?.opens) wanted = detail;
    load();
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
    if (wanted?.opens && key === 'Escape') wanted.opens = false;
    if (wanted?.opens && isPlainKey(event) && key.length === 1) {
      event.preventDefault();
      wanted.typed += key;
      return;
    }
    if (wanted?.opens && key === 'Backspace') wanted.typed = wanted.typed.slice(0, -1);
    if (!isSearchShortcut(event) && !isSingleKey(event, '/')) return;
    if (!document.querySelector('[data-search]')) return;
    event.preventDefault();
    request(true);
  });
  onEachPage(() => {
    const searches = '[data-search-page], [data-search-path]';
    if (document.querySelector(searches) || readSetting(searchMarksKey)) load();
  });
}
