import type { SearchState } from './client';
import type { Findings, Hit, HitPage } from './messages';
import { patternOf } from '../pattern';
import { createElement } from '../../../runtime/browser/create-element';
import { navigationId } from '../../sidebar/menu';
import { storeMarks } from './search-marks';

function createButton(label: string, act: () => void): HTMLElement {
  const button = createElement('button', { type: 'button' }, label);
  button.addEventListener('click', act);
  return button;
}

/** Returns the text with each of the words in a `<mark>`. */
function markWords(text: string, words: string[]): (Node | string)[] {
  const pattern = patternOf(words);
  if (!pattern) return [text];
  const matches = [...text.matchAll(pattern)];
  const between = text.split(pattern);
  return between.flatMap((part, index) =>
    index < matches.length ? [part, createElement('mark', {}, matches[index]![0])] : [part],
  );
}

/** Link to a result. Following it marks its words on the page. */
function hitLink({ title }: HitPage, { href, headings, excerpt, words }: Hit): HTMLAnchorElement {
  const name = headings.length > 0 ? headings.join(' › ') : title;
  const link = createElement(
    'a',
    { href },
    createElement('strong', {}, ...markWords(name, words)),
    ' ',
    createElement('span', {}, ...markWords(excerpt, words)),
  );
  link.addEventListener('click', () => storeMarks(link, words));
  return link;
}

/** A page with results: its section and title, and a link for each result. */
export interface ResultGroup {
  name: string;
  links: HTMLAnchorElement[];
}

/** Groups results by page. */
export function groupByPage({ pages }: Findings): ResultGroup[] {
  return pages.map((page) => ({
    name: [page.section, page.title]
      .filter((name, index, all) => name && name !== all[index - 1])
      .join(' / '),
    links: page.hits.map((hit) => hitLink(page, hit)),
  }));
}

function countText({ query, pages, hasMore }: Findings): string {
  const results = pages.reduce((sum, { hits }) => sum + hits.length, 0);
  if (results === 0) return `No results for “${query}”.`;
  const counted = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  const text = `${counted(results, 'result')} on ${counted(pages.length, 'page')}`;
  return hasMore ? `Top ${text}.` : `${text}.`;
}

/** Status text of a search. Empty without a query, and after a failure, which an alert reports. */
export function statusText(state: SearchState, query: string): string {
  if (!query || state.status === 'failed') return '';
  return state.status === 'waiting' ? 'Searching…' : countText(state.findings);
}

/** Creates a labeled section with a heading and a list. */
function listSection(title: string, items: HTMLElement[]): HTMLElement {
  const rows = items.map((item) => createElement('li', {}, item));
  return createElement(
    'section',
    { 'aria-label': title },
    createElement('h2', {}, title),
    createElement('ul', {}, ...rows),
  );
}

/** Links to the sections of the side navigation. */
function sectionLinks(): HTMLElement {
  const items = document.querySelectorAll(`#${navigationId} > div > ul > li > :is(a, details)`);
  const links = [...items].map((item) => {
    const { href } = item.parentElement!.querySelector('a')!;
    return createElement('a', { href }, (item.querySelector('summary') ?? item).textContent);
  });
  return listSection('Sections', links);
}

/**
 * Creates the content for a search without results: an error, similar words, and the sections of the site.
 * @param address search page with this query, to load after a deploy
 */
export function createHelp(
  state: SearchState,
  query: string,
  {
    setQuery,
    retry,
    address,
  }: { setQuery: (word: string) => void; retry: () => void; address: string },
): HTMLElement[] {
  if (state.status === 'failed') {
    return [
      createElement('p', { role: 'alert' }, state.message),
      state.isOutdated
        ? createButton('Reload', () => window.location.assign(address))
        : createButton('Try again', retry),
      sectionLinks(),
    ];
  }
  if (!query) return [sectionLinks()];
  if (state.status === 'waiting' || state.findings.pages.length > 0) return [];
  const words = state.findings.suggestions.map((word) => createButton(word, () => setQuery(word)));
  return [...(words.length > 0 ? [listSection('Similar words', words)] : []), sectionLinks()];
}
