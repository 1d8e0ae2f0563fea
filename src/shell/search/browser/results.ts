import { addressOf } from '../../../base/facts/base-url';
import { libraryRepository } from '../../../base/facts/facts';
import { reportUrl } from '../../../base/facts/report';
import { versionAt } from '../../../content/versions/list';
import { searchPagePath } from '../address';
import type { SearchState } from './client';
import type { Findings, Hit, HitPage } from './messages';
import { patternOf } from '../pattern';
import { createElement } from '../../../runtime/browser/create-element';
import { commandRows } from './commands';
import { createIcon, createRow, otherPages, pageRows, popularPages } from './rows';
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

/** Options with a name: a page with its results, commands, or suggestions. */
export interface OptionGroup {
  name: string;
  options: HTMLElement[];
  /** True if they don't answer a query, so that Enter doesn't open the first one. */
  isSuggestion?: true;
}

/** Groups results by page. */
function groupByPage({ pages }: Findings): OptionGroup[] {
  return pages.map((page) => ({
    name: [page.section, page.title]
      .filter((name, index, all) => name && name !== all[index - 1])
      .join(' / '),
    options: page.hits.map((hit) => hitLink(page, hit)),
  }));
}

function similarWords({ suggestions }: Findings, setQuery: (word: string) => void): OptionGroup {
  const options = suggestions.map((word) => {
    const row = createRow({}, createIcon('search'), word);
    row.addEventListener('click', () => setQuery(word));
    return row;
  });
  return { name: 'Did you mean', options };
}

/** Maximum number of characters of a question in a report. */
const MAX_QUESTION_LENGTH = 200;

/**
 * Links for a question that these pages may not answer: a search of the library's issues, and a report.
 * @param version path of the version; empty for the one at the root
 */
function elsewhere(query: string, version: string): OptionGroup {
  const issues = `${libraryRepository}/issues?${new URLSearchParams({ q: query }).toString()}`;
  const question = query.slice(0, MAX_QUESTION_LENGTH);
  const report = reportUrl('wrong-page', {
    title: `No answer: ${question}`,
    page: window.location.origin + addressOf(searchPagePath),
    version: `Theme UI ${versionAt(version).release}`,
    wrong: `I searched for “${question}” to find out `,
  });
  const options = [
    createRow({ href: issues }, createIcon('search'), 'Search Theme UI’s issues', 'On GitHub'),
    createRow({ href: report }, createIcon('report'), 'Report a missing answer', 'On GitHub'),
  ];
  return { name: 'Not answered here?', options, isSuggestion: true };
}

/**
 * Creates the groups of options for a search: commands and results. Without any, what may help instead.
 * @param version path of the version; empty for the one at the root
 */
export function groupsOf(
  state: SearchState,
  query: string,
  { version, setQuery }: { version: string; setQuery: (word: string) => void },
): OptionGroup[] {
  const commands = { name: 'Commands', options: commandRows(query) };
  const suggest = (name: string, pages: typeof popularPages): OptionGroup => ({
    name,
    options: pageRows(pages, version),
    isSuggestion: true,
  });
  const popular = suggest('Popular', popularPages);
  let groups: OptionGroup[];
  if (!query) groups = [popular, { ...commands, isSuggestion: true }];
  else if (state.status === 'failed') groups = [commands, popular];
  else if (state.status === 'waiting') groups = [commands];
  else {
    const { findings } = state;
    groups = [commands, ...groupByPage(findings)];
    if (findings.pages.length === 0)
      groups.push(similarWords(findings, setQuery), suggest('Pages that may help', otherPages));
    if (!findings.isComplete) groups.push(elsewhere(query, version));
  }
  return groups.filter(({ options }) => options.length > 0);
}

function countText({ query, pages, hasMore, isComplete }: Findings): string {
  const results = pages.reduce((sum, { hits }) => sum + hits.length, 0);
  if (results === 0) return `No results for “${query}”.`;
  const counted = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  const text = `${counted(results, 'result')} on ${counted(pages.length, 'page')}`;
  if (!isComplete) return `No section has all of these words. Nearest ${text}.`;
  return hasMore ? `Top ${text}.` : `${text}.`;
}

/** Status text of a search. Empty without a query, and after a failure, which an alert reports. */
export function statusText(state: SearchState, query: string): string {
  if (!query || state.status === 'failed') return '';
  return state.status === 'waiting' ? 'Searching…' : countText(state.findings);
}

/**
 * Creates the content for a search that failed: why, and a button.
 * @param address search page with this query, to load after a deploy
 */
export function createHelp(state: SearchState, retry: () => void, address: string): HTMLElement[] {
  if (state.status !== 'failed') return [];
  return [
    createElement('p', { role: 'alert' }, state.message),
    state.isOutdated
      ? createButton('Reload', () => window.location.assign(address))
      : createButton('Try again', retry),
  ];
}
