import { addressOf, pathOf } from '../../../base/facts/base-url';
import { isBelow } from '../../../base/facts/paths';
import { createElement } from '../../../runtime/browser/create-element';
import { onPageShown } from '../../../runtime/browser/page-events';
import { queryOfPath } from '../address';
import type { SearchFiles } from '../data';
import { createSearchClient } from './client';
import type { HitPage } from './messages';

const MAX_MATCHES = 3;

function matchLink({ title, section, hits }: HitPage): HTMLElement {
  const href = hits[0]!.href.replace(/#.*/, '');
  const note = section && section !== title ? [createElement('span', {}, section)] : [];
  return createElement('a', { href }, createElement('strong', {}, title), ...note);
}

/**
 * Fills the field with the words of the path, and lists the pages that match them best. If there are none, tries the
 * most similar word, and then the section of the path.
 * @returns a cleanup function
 */
function fill(search: HTMLElement): () => void {
  const { pathname } = window.location;
  const files = JSON.parse(search.getAttribute('data-search-path')!) as SearchFiles;
  const version = Object.keys(files).find((path) => path && isBelow(pathname, addressOf(path)));
  const status = search.querySelector('[role="status"]')!;
  const path = pathOf(pathname) ?? pathname;
  const words = queryOfPath(path);
  let queries = [words, queryOfPath(path.replace(/\/[^/]*$/, ''))].filter(Boolean);

  const client = createSearchClient(files[version ?? '']!, MAX_MATCHES, (state) => {
    if (state.status === 'waiting') return;
    if (state.status === 'failed') {
      status.textContent = state.message;
      return;
    }
    const { query, pages, suggestions } = state.findings;
    if (pages.length === 0) return searchNext(query === words ? suggestions.slice(0, 1) : []);
    status.textContent = '';
    const matches = pages.map((page) => createElement('li', {}, matchLink(page)));
    search.querySelector('ul')!.replaceChildren(...matches);
  });

  function searchNext(first: string[] = []): void {
    const [query, ...others] = [...first, ...queries];
    queries = others;
    if (query) client.search(query);
    else status.textContent = 'No page has a similar address.';
  }

  status.textContent = 'Searching…';
  // Keep what the reader typed before this script loaded.
  search.querySelector('input')!.value ||= words;
  searchNext();
  return () => client.close();
}

/** Starts the search of the 404 page. Call once. */
export function startPathSearch(): void {
  let shown: Element | null = null;
  let stop = () => {};
  onPageShown(() => {
    const search = document.querySelector<HTMLElement>('[data-search-path]');
    if (search === shown) return;
    stop();
    shown = search;
    stop = search ? fill(search) : () => {};
  });
}
