import { onEachPage } from '../browser/page-events';
import { searchAddress } from '../search/address';
import { createSearchClient, type SearchClient, type SearchState } from '../search/client';
import type { Hit } from '../search/messages';
import { addRecent, readRecent, removeRecent } from './recent-searches';
import { searchButton, searchEvent, type SearchRequestDetail } from './search';
import { leaveMarks } from './search-marks';
import {
  countText,
  foundGroups,
  make,
  makeButton,
  sectionLinks,
  suggestionList,
} from './search-parts';

const resultsId = 'search-results';

/** Pages that are shown: more are on the page that searches. */
const pagesAtMost = 8;

/** What the header says of the version that the page belongs to. */
function source(): { worker: string; data: string; version: string } {
  const { searchWorker, searchData, searchVersion } =
    document.querySelector<HTMLElement>(searchButton)!.dataset;
  return { worker: searchWorker!, data: searchData!, version: searchVersion ?? '' };
}

/** The dialog, with nothing in it yet. */
function makeDialog() {
  const input = make('input', {
    name: 'q',
    role: 'combobox',
    'aria-label': 'Search the documentation',
    'aria-autocomplete': 'list',
    'aria-controls': resultsId,
    'aria-expanded': 'false',
    placeholder: 'Search',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  });
  const close = make('button', { type: 'button' }, 'Close');
  const list = make('div', {
    id: resultsId,
    role: 'listbox',
    'aria-label': 'Results',
    tabindex: '-1',
  });
  const aside = make('div', {});
  const count = make('span', {});
  const all = make('a', {}, 'All on a page');
  const dialog = make(
    'dialog',
    { 'data-search-dialog': '', 'aria-label': 'Search' },
    make('form', { role: 'search' }, input, close),
    make('div', { 'data-search-body': '' }, list, aside),
    make('p', {}, make('span', { role: 'status' }, count), all),
  );
  return { dialog, input, close, list, aside, count, all };
}

/**
 * The dialog that searches: a combobox with the results as a list, by the ARIA practices. It is made, and its
 * worker started, at the first request.
 */
export function startSearchDialog(): void {
  const { dialog, input, close, list, aside, count, all } = makeDialog();
  let client: SearchClient | undefined;
  let version: string | undefined;
  let state: SearchState = { status: 'waiting' };
  let options: { link: HTMLAnchorElement; hit: Hit }[] = [];
  let active = -1;
  /** The pages are there. */
  let isReady = false;
  /** Enter came before the results. */
  let goesToFirst = false;

  const query = () => input.value.trim();

  function setActive(index: number, scrolls = true): void {
    options[active]?.link.setAttribute('aria-selected', 'false');
    active = index;
    const option = options[index]?.link;
    option?.setAttribute('aria-selected', 'true');
    if (option) input.setAttribute('aria-activedescendant', option.id);
    else input.removeAttribute('aria-activedescendant');
    if (!scrolls) return;
    // With the first comes the name of its page above it.
    if (index === 0) list.scrollTop = 0;
    else option?.scrollIntoView({ block: 'nearest' });
  }

  function showList(): void {
    const groups = state.status === 'found' && query() ? foundGroups(state.findings) : [];
    options = groups.flatMap(({ links }) => links);
    options.forEach(({ link }, index) => {
      link.id = `search-option-${index}`;
      link.setAttribute('role', 'option');
      link.setAttribute('aria-selected', 'false');
      link.tabIndex = -1;
    });
    list.replaceChildren(
      ...groups.map(({ heading, links }, index) => {
        heading.id = `search-group-${index}`;
        const labelled = { role: 'group', 'aria-labelledby': heading.id };
        return make('div', labelled, heading, ...links.map(({ link }) => link));
      }),
    );
    list.hidden = options.length === 0;
    input.setAttribute('aria-expanded', String(options.length > 0));
    setActive(options.length > 0 ? 0 : -1);
  }

  function recentList(): HTMLElement[] {
    const recent = readRecent();
    if (recent.length === 0) return [];
    const row = (text: string, index: number) => {
      const remove = () => {
        removeRecent(text);
        show();
        // What was pressed is gone: the one in its place takes the focus.
        const rest = aside.querySelectorAll<HTMLElement>('[data-search-remove]');
        (rest[index] ?? rest[index - 1] ?? input).focus();
      };
      return make(
        'li',
        {},
        makeButton(() => take(text), {}, text),
        makeButton(remove, { 'data-search-remove': '', 'aria-label': `Remove “${text}”` }, '×'),
      );
    };
    return [
      make(
        'section',
        { 'aria-label': 'Recent searches' },
        make('h2', {}, 'Recent searches'),
        make('ul', { 'data-search-recent': '' }, ...recent.map(row)),
      ),
    ];
  }

  function asideParts(): HTMLElement[] {
    if (state.status === 'failed') {
      return [
        make('p', { role: 'alert' }, `The search could not start: ${state.reason}.`),
        makeButton(restart, {}, 'Try again'),
        sectionLinks(),
      ];
    }
    if (!query()) return [...recentList(), sectionLinks()];
    if (state.status === 'waiting' || state.findings.pages.length > 0) return [];
    const { suggestions } = state.findings;
    return [
      make('p', {}, countText(state.findings)),
      ...(suggestions.length > 0 ? [suggestionList(suggestions, take)] : []),
      sectionLinks(),
    ];
  }

  function statusText(): string {
    if (!query() || state.status === 'failed') return '';
    return state.status === 'waiting' ? 'Searching…' : countText(state.findings);
  }

  function show(): void {
    showList();
    aside.replaceChildren(...asideParts());
    count.textContent = statusText();
    all.hidden = options.length === 0;
    all.href = searchAddress(query(), version);
  }

  function onState(next: SearchState): void {
    state = next;
    // Once the pages are there, results follow at once; what was found before stays until then.
    if (next.status === 'waiting' && isReady) return;
    isReady ||= next.status === 'found';
    show();
    if (state.status === 'found' && goesToFirst) options[0]?.link.click();
    if (state.status !== 'waiting') goesToFirst = false;
  }

  /** Has a worker with the pages of the version that is open. */
  function prepare(): void {
    const wanted = source();
    if (client && version === wanted.version) return;
    client?.close();
    version = wanted.version;
    isReady = false;
    state = { status: 'waiting' };
    client = createSearchClient(wanted, pagesAtMost, onState);
    if (query()) client.search(query());
  }

  function restart(): void {
    client?.close();
    client = undefined;
    prepare();
    show();
    input.focus();
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
    prepare();
    if (!dialog.open) dialog.showModal();
    if (typed) take(typed);
    else {
      show();
      input.select();
    }
  }

  /** Opens the chosen result in another tab. */
  function openTab({ link, hit }: { link: HTMLAnchorElement; hit: Hit }): void {
    remember(link, hit);
    window.open(link.href, '_blank', 'noopener');
  }

  function remember(link: HTMLAnchorElement, hit: Hit): void {
    addRecent(query());
    leaveMarks(link, hit.terms);
  }

  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: () => setActive((active + 1) % options.length),
    ArrowUp: () => setActive((active - 1 + options.length) % options.length),
    Home: () => setActive(0),
    End: () => setActive(options.length - 1),
  };
  input.addEventListener('keydown', (event) => {
    const move = keys[event.key];
    if (!move || options.length === 0 || event.shiftKey) return;
    event.preventDefault();
    move(event);
  });
  input.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.isComposing) return;
    event.preventDefault();
    const option = state.status === 'found' ? options[active] : undefined;
    if (!option) goesToFirst = state.status === 'waiting' && query() !== '';
    else if (event.ctrlKey || event.metaKey) openTab(option);
    else option.link.click();
  });
  input.addEventListener('input', ask);
  close.addEventListener('click', () => dialog.close());
  list.addEventListener('pointermove', ({ target }) => {
    const index = options.findIndex(({ link }) => link.contains(target as Node));
    if (index >= 0 && index !== active) setActive(index, false);
  });
  dialog.addEventListener('click', (event) => {
    const { target } = event;
    if (target === dialog) return dialog.close();
    const link = (target as Element).closest('a');
    if (!link) return;
    const option = options.find((each) => each.link === link);
    if (option) remember(link, option.hit);
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) dialog.close();
  });
  dialog.querySelector('form')!.addEventListener('submit', (event) => event.preventDefault());
  document.body.append(dialog);
  let page = window.location.pathname;
  onEachPage(() => {
    // A page is announced again when the rest of it is there, and when React takes it over.
    if (window.location.pathname !== page) dialog.close();
    page = window.location.pathname;
  });
  document.addEventListener(searchEvent, (event) => {
    const { opens, typed } = (event as CustomEvent<SearchRequestDetail>).detail;
    if (opens) open(typed);
    else prepare();
  });
}
