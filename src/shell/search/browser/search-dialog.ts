import { createElement } from '../../../runtime/browser/create-element';
import type { SearchField } from '../search-field';
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
 * Adds results to the search dialog. Call once.
 * @returns a function that loads the search data of the page's version, and updates the dialog if it's open
 */
export function createSearchDialog({ dialog, input, notice, lastKey, close }: SearchField) {
  const allResults = createElement('a', {}, 'See all results');
  const { body, status, load, show } = createSearchView(input, {
    id: 'search-dialog',
    first: 0,
    maxPages: MAX_PAGES,
    onShow(count, address) {
      allResults.hidden = count === 0;
      allResults.href = address;
    },
  });
  notice.remove();
  dialog.append(body, createElement('p', {}, status, createKeys(), allResults));

  // A pressed result doesn't take the focus from the field: it may open in a new tab.
  dialog.addEventListener('mousedown', (event) => {
    if ((event.target as Element).closest('[role="listbox"]')) event.preventDefault();
  });
  // Close when navigation starts, not when the page arrives: the reader may have reopened the dialog by then.
  const leave = () => {
    close();
    // The reader opened a result, so the next search starts empty.
    input.value = '';
  };
  dialog.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    // A change of the color mode is worth seeing.
    const option = (target as Element).closest('a, [data-color-mode-choice]');
    const opensTab = option?.hasAttribute('target') || ctrlKey || metaKey || shiftKey;
    if (option && !opensTab) leave();
  });
  window.addEventListener('popstate', leave);

  function update(): void {
    const button = document.querySelector('[data-search]')!;
    load({
      data: button.getAttribute('data-search-data')!,
      path: button.getAttribute('data-search-version') ?? '',
    });
    if (dialog.open) show();
  }
  update();
  // Pressed while this script was loading: opens the first result.
  if (lastKey === 'Enter') input.dispatchEvent(new KeyboardEvent('keydown', { key: lastKey }));
  return update;
}
