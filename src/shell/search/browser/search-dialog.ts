import { createElement } from '../../../runtime/browser/create-element';
import type { RequestSearch } from '../search-button';
import { createIcon } from './rows';
import { createSearchView } from './search-view';

/** Maximum number of pages in the dialog. The search page shows more. */
const MAX_PAGES = 8;

/** Keys of the list, for readers with a keyboard. */
function createKeys(): HTMLElement {
  const key = (name: string) => createElement('kbd', {}, name);
  return createElement(
    'span',
    { 'data-keys': '' },
    ...[key('↑'), ' ', key('↓'), ' choose', ' ', key('Enter'), ' open', ' ', key('Esc'), ' close'],
  );
}

/**
 * Adds the search dialog. Call once.
 * @returns a function that opens or prepares it: it starts the worker for the page's version. On the search page, it
 *   focuses the field there instead.
 */
export function createSearchDialog(): RequestSearch {
  const input = createElement('input', {
    'aria-label': 'Search the documentation',
    placeholder: 'Search, or run a command',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  });
  const close = createElement('button', { type: 'button' }, 'Close');
  const allResults = createElement('a', {}, 'See all results');
  const { body, status, load, setQuery, show } = createSearchView(input, {
    id: 'search-dialog',
    first: 0,
    maxPages: MAX_PAGES,
    onShow(count, address) {
      allResults.hidden = count === 0;
      allResults.href = address;
    },
  });
  const dialog = createElement(
    'dialog',
    { 'data-search-dialog': '', 'aria-label': 'Search' },
    createElement('div', { role: 'search' }, createIcon('search'), input, close),
    body,
    createElement('p', {}, status, createKeys(), allResults),
  );
  document.body.append(dialog);

  function closeDialog(): void {
    dialog.close();
    // Chromium only removes the focus from a hidden field with the next frame. Until then, keys would count as typing.
    input.blur();
  }
  close.addEventListener('click', closeDialog);
  // A pressed result doesn't take the focus from the field: it may open in a new tab.
  dialog.addEventListener('mousedown', (event) => {
    if ((event.target as Element).closest('[role="listbox"]')) event.preventDefault();
  });
  // Close when navigation starts, not when the page arrives: the reader may have reopened the dialog by then.
  const leave = () => {
    closeDialog();
    // The reader opened a result, so the next search starts empty.
    input.value = '';
  };
  dialog.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    // A change of the color mode is worth seeing.
    const option = (target as Element).closest('a, [data-color-mode-choice]');
    const opensTab = option?.hasAttribute('target') || ctrlKey || metaKey || shiftKey;
    if (target === dialog) closeDialog();
    else if (option && !opensTab) leave();
  });
  window.addEventListener('popstate', leave);

  return ({ opens, typed }) => {
    const field = document.querySelector<HTMLInputElement>('[data-search-page] input');
    if (!field) {
      const button = document.querySelector('[data-search]')!;
      load({
        data: button.getAttribute('data-search-data')!,
        path: button.getAttribute('data-search-version') ?? '',
      });
      if (!opens) return;
      if (!dialog.open) dialog.showModal();
      if (typed) return setQuery(typed);
      show();
      input.select();
    } else if (opens) {
      field.select();
      if (!typed) return;
      field.value = typed;
      field.dispatchEvent(new Event('input'));
    }
  };
}
