import { searchAddress } from '../address';
import { createSearchClient, type SearchClient, type SearchState } from './client';
import { make } from '../../browser/make-element';
import { readRecent, removeRecent } from './recent-searches';
import { searchEvent, type SearchRequestDetail } from '../search-button';
import { makeSearchList } from './search-list';
import { foundGroups, helpParts, listSection, makeButton, statusText } from './results';

/** Maximum number of pages in the dialog. The search page shows more. */
const pagesAtMost = 8;

/** Returns the page's version: the URL of its search data, and its path. */
function shownVersion(): { data: string; path: string } {
  const button = document.querySelector('[data-search]')!;
  return {
    data: button.getAttribute('data-search-data')!,
    path: button.getAttribute('data-search-version') ?? '',
  };
}

/** Creates the empty dialog. */
function makeDialog() {
  const input = make('input', {
    'aria-label': 'Search the documentation',
    placeholder: 'Search',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  });
  const list = makeSearchList(input);
  const close = make('button', { type: 'button' }, 'Close');
  const aside = make('div');
  const status = make('span', { role: 'status' });
  const all = make('a', {}, 'See all results');
  const dialog = make(
    'dialog',
    { 'data-search-dialog': '', 'aria-label': 'Search' },
    make('div', { role: 'search' }, input, close),
    make('div', { 'data-search-body': '' }, list.element, aside),
    make('p', {}, status, all),
  );
  return { dialog, input, list, close, aside, status, all };
}

/**
 * Adds the search dialog. Starts its worker at the first request, for the page's version. On the search page, focuses
 * the field there instead. Call once.
 */
export function startSearchDialog(): void {
  const { dialog, input, list, close, aside, status, all } = makeDialog();
  let version = '';
  let client: SearchClient | undefined;
  let state: SearchState = { status: 'waiting' };
  /** True once the search data is loaded. */
  let isReady = false;
  /** True if the reader pressed Enter before the results arrived. */
  let goesToFirst = false;

  const query = () => input.value.trim();

  function recentParts(): HTMLElement[] {
    const recent = readRecent();
    if (recent.length === 0 || query() || state.status === 'failed') return [];
    const row = (text: string, index: number) => {
      const remove = () => {
        removeRecent(text);
        show();
        // The focused button was removed. Focus the one that takes its place.
        const rest = aside.querySelectorAll<HTMLElement>('[data-search-remove]');
        (rest[index] ?? rest[index - 1] ?? input).focus();
      };
      return [
        makeButton(() => take(text), {}, text),
        makeButton(remove, { 'data-search-remove': '', 'aria-label': `Remove “${text}”` }, '×'),
      ];
    };
    return [listSection('Recent searches', recent.map(row), { 'data-search-recent': '' })];
  }

  function show(): void {
    list.show(state.status === 'found' && query() ? foundGroups(state.findings) : []);
    aside.replaceChildren(
      ...recentParts(),
      ...helpParts(state, query(), {
        take,
        retry: () => restart(),
        // Keeps the query, which a reload would lose.
        address: searchAddress(query(), version),
      }),
    );
    status.textContent = statusText(state, query());
    all.hidden = list.element.hidden;
    all.href = searchAddress(query(), version);
  }

  function onState(next: SearchState): void {
    state = next;
    // Once the data is loaded, results follow immediately, so keep the earlier ones until then.
    if (state.status === 'waiting' && isReady) return;
    isReady ||= state.status === 'found';
    show();
    if (state.status === 'waiting') return;
    if (goesToFirst) list.chosen()?.click();
    goesToFirst = false;
  }

  function restart(): void {
    const { data, path } = shownVersion();
    version = path;
    client?.close();
    isReady = false;
    state = { status: 'waiting' };
    client = createSearchClient(data, pagesAtMost, onState);
    ask();
    if (dialog.open) input.focus();
  }

  /** Starts a worker for the page's version, unless there's one. */
  function prepare(): void {
    if (!client || version !== shownVersion().path) restart();
  }

  function ask(): void {
    goesToFirst = false;
    if (query()) client?.search(query());
    else show();
  }

  function take(text: string): void {
    input.value = text;
    input.focus();
    ask();
  }

  function open(typed: string): void {
    if (!dialog.open) dialog.showModal();
    if (typed) return take(typed);
    show();
    input.select();
  }

  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const link = state.status === 'found' ? list.chosen() : undefined;
    if (!link) {
      goesToFirst = state.status === 'waiting' && query() !== '';
      return;
    }
    if (event.ctrlKey || event.metaKey) link.target = '_blank';
    link.click();
    link.removeAttribute('target');
  });
  input.addEventListener('input', ask);
  function closeDialog(): void {
    dialog.close();
    // Chromium only removes the focus from a hidden field with the next frame. Until then, keys would count as typing.
    input.blur();
  }
  close.addEventListener('click', closeDialog);
  // Close when navigation starts, not when the page arrives: the reader may have reopened the dialog by then.
  const leave = () => {
    closeDialog();
    // The reader opened a result, so the next search starts empty.
    input.value = '';
  };
  dialog.addEventListener('click', ({ target, ctrlKey, metaKey, shiftKey }) => {
    const link = (target as Element).closest('a');
    if (target === dialog) closeDialog();
    else if (link && !link.target && !ctrlKey && !metaKey && !shiftKey) leave();
  });
  window.addEventListener('popstate', leave);
  document.body.append(dialog);
  document.addEventListener(searchEvent, (event) => {
    const { opens, typed } = (event as CustomEvent<SearchRequestDetail>).detail;
    const field = document.querySelector<HTMLInputElement>('[data-search-page] input');
    if (!field) {
      prepare();
      if (opens) open(typed);
    } else if (opens) {
      field.select();
      if (!typed) return;
      field.value = typed;
      field.dispatchEvent(new Event('input'));
    }
  });
}
