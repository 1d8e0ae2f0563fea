import { NOTICE_DELAY_MS } from '../../base/facts/delays';
import { createElement } from '../../runtime/browser/create-element';
import { addStyles } from '../../runtime/browser/page-styles';

/** CSS for the dialog and its field. src/assembly/page-html/plugin sets it. */
declare const SEARCH_FIELD_STYLES: string;

/** Search dialog, without results. Its field takes text before ./search, which adds them, has loaded. */
export interface SearchField {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  /** Says that the search is loading. */
  notice: HTMLElement;
  /** Key of the last `keydown` in the field. */
  lastKey: string;
  /** Shows the dialog, with the field's text selected, unless it's open. */
  open(): void;
  close(): void;
}

/** Adds the dialog to the page. */
export function createSearchField(icon: Node): SearchField {
  addStyles(SEARCH_FIELD_STYLES);
  const input = createElement('input', {
    role: 'combobox',
    'aria-label': 'Search the documentation',
    'aria-expanded': 'false',
    placeholder: 'Search, or run a command',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  });
  const closeButton = createElement('button', { type: 'button' }, 'Close');
  const notice = createElement('p', { role: 'status' });
  const dialog = createElement(
    'dialog',
    { 'data-search-dialog': '', 'aria-label': 'Search' },
    createElement('div', { role: 'search' }, icon, input, closeButton),
    notice,
  );
  document.body.append(dialog);

  const field: SearchField = {
    dialog,
    input,
    notice,
    lastKey: '',
    open() {
      if (dialog.open) return;
      dialog.showModal();
      input.select();
      window.setTimeout(() => (notice.textContent = 'Search is loading…'), NOTICE_DELAY_MS);
    },
    close() {
      dialog.close();
      // Chromium only removes the focus from a hidden field with the next frame. Until then, keys would count as typing.
      input.blur();
    },
  };
  input.addEventListener('keydown', ({ key }) => (field.lastKey = key));
  closeButton.addEventListener('click', field.close);
  dialog.addEventListener('click', ({ target }) => {
    if (target === dialog) field.close();
  });
  return field;
}
