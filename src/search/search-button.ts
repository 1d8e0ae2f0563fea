import { allowsPrefetch } from '../browser/connection';
import { isApple, isPlainKey, isTyping } from '../browser/keys';
import { onEachPage } from '../browser/page-events';
import { readSetting } from '../browser/storage';
import { searchPagePath } from './address';
import { missingPageLink, searchButton, searchForm } from './attributes';
import { addressOf } from '../site/base-url';
import { createScriptLoader } from '../browser/on-demand';
import { searchMarksKey } from './browser/search-marks';
import { isSingleKey } from '../shortcuts/shortcuts';

/** Address of the script for what only readers who search need; src/page-html/plugin knows it. */
declare const SEARCH_URL: string;

/** What the script of the search is asked for. */
export interface SearchRequestDetail {
  /** Shows the dialog; else it is only made ready. */
  opens: boolean;
  /** What the reader typed before there was a field. */
  typed: string;
}

/** The event that asks it. */
export const searchEvent = 'site:search';

/** True for Ctrl or Cmd and K. In a text field on macOS, Ctrl and K deletes up to the end of the line. */
function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || altKey || shiftKey) return false;
  return metaKey || !isApple() || !isTyping(event);
}

/**
 * Opens the search with its button, with Ctrl or Cmd and K, and with a slash. The rest of it is fetched when a
 * reader comes near, once; what they type until then is handed on. Runs once, with the shell.
 */
export function startSearch(): void {
  const loadScript = createScriptLoader(SEARCH_URL);
  let isThere = false;
  let wanted: SearchRequestDetail | undefined;

  function ask(detail: SearchRequestDetail): void {
    document.dispatchEvent(new CustomEvent(searchEvent, { detail }));
  }

  /** The request that waits for the script, once: several may have asked for the script meanwhile. */
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
        // The page that searches tries again, and lists the pages.
        if (takeWanted()?.opens) window.location.assign(addressOf(searchPagePath));
      },
    );
  }

  function request(opens: boolean): void {
    const detail = { opens, typed: '' };
    if (isThere) return ask(detail);
    if (opens || !wanted) wanted = detail;
    load();
  }

  const onNear = ({ target }: Event) => {
    const isNear = target instanceof Element && target.closest(`[${searchButton}]`);
    if (isNear && allowsPrefetch()) request(false);
  };
  document.addEventListener('pointerover', onNear);
  document.addEventListener('focusin', onNear);
  document.addEventListener('click', ({ target }) => {
    if ((target as Element).closest(`[${searchButton}]`)) request(true);
  });
  document.addEventListener('keydown', (event) => {
    const { key } = event;
    if (wanted?.opens && key === 'Escape') wanted.opens = false;
    if (wanted?.opens && isPlainKey(event) && key.length === 1) {
      event.preventDefault();
      wanted.typed += key;
      return;
    }
    if (!isSearchShortcut(event) && !isSingleKey(event, '/')) return;
    if (!document.querySelector(`[${searchButton}]`)) return;
    event.preventDefault();
    request(true);
  });
  onEachPage(() => {
    const searches = `[${searchForm}], [${missingPageLink}]`;
    if (document.querySelector(searches) || readSetting(searchMarksKey)) load();
  });
}
