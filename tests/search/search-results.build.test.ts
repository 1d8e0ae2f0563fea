import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { addressOf } from '../../src/base/facts/base-url';
import type { SearchData, SearchPage } from '../../src/shell/search/data';
import { createSearchEngine } from '../../src/shell/search/worker/engine';
import { buildDir } from '../support/built-pages';
import { checkEach, differs } from '../support/check-each';
import {
  heldOut,
  heldOutQuestions,
  heldOutSentences,
  losers,
  queries,
  questions,
  readersWords,
  sentences,
  unanswered,
  type Query,
} from './search-queries';

const folder = path.join(buildDir, 'search');
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as SearchData);
/** The search data of the newest version. */
const { pages } = all.find(({ base }) => `${base}/` === addressOf('/'))!;
const engine = createSearchEngine(pages);
const byPath = new Map(pages.map((page) => [page.path, page]));

/** True if search can find a page or heading. */
function isSearchable(address: string): boolean {
  const [path, id] = address.split('#');
  const page = byPath.get(path!);
  return page !== undefined && (!id || page.parts.some((part) => part.id === id));
}

/** Rank of the first expected page, starting at 1. Infinity if it isn't among the results. */
function rankOf([query, ...right]: Query): number {
  const paths = right.map((address) => address.split('#')[0]);
  const index = engine.search(query).findIndex(({ page }) => paths.includes(page.path));
  return index < 0 ? Infinity : index + 1;
}

test('the expected pages of all queries exist', () => {
  const tables = [queries, readersWords, heldOut, sentences, heldOutSentences];
  tables.push(questions, heldOutQuestions);
  const addresses = tables.flat().flatMap(([, ...right]) => right);
  checkEach(addresses, (address) => [
    !isSearchable(address) && `${address} in tests/search/search-queries.ts doesn't exist.`,
  ]);
});

test('an expected page is among the first three for each query but the known ones', () => {
  const tables = [queries, readersWords, heldOut, sentences, heldOutSentences];
  checkEach(tables.flat(), (query) => {
    const [text] = query;
    const rank = rankOf(query);
    return [rank > 3 && !losers.includes(text) && `"${text}" finds the page at position ${rank}.`];
  });
});

/** True if one of the expected sections is shown on the first three pages. */
function isAnswered([query, ...right]: Query): boolean {
  const shown = engine
    .search(query)
    .slice(0, 3)
    .flatMap(({ page, parts }) =>
      parts.map(({ part: { id } }) => (id ? `${page.path}#${id}` : page.path)),
    );
  return right.some((address) => shown.includes(address));
}

test('a section that answers a question is shown on the first three pages, except for known ones', () => {
  checkEach([...questions, ...heldOutQuestions], (question) => {
    const [text] = question;
    return [!isAnswered(question) && !unanswered.includes(text) && `"${text}" isn't answered.`];
  });
});

/** Letters and digits of a name. */
const lettersOf = (name: string) => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

test('a page whose title, address, or heading is the query comes first', () => {
  const namesOf = ({ path, title, parts, keywords = [] }: SearchPage) => ({
    page: [title, path, path.split('/').at(-1)!].map(lettersOf),
    all: [...keywords, ...parts.flatMap(({ headings }) => headings?.at(-1) ?? [])].map(lettersOf),
  });
  const names = new Map(pages.map((page) => [page.path, namesOf(page)]));
  const titles = pages.flatMap(({ path, title }) => [title, path, path.split('/').at(-1)!]);
  const headings = pages.flatMap(({ parts }) => parts.map(({ headings }) => headings?.at(-1)));
  const all = [...new Set([...titles, ...headings])].filter((name) => name && lettersOf(name));
  expect(all.length).toBeGreaterThan(1000);
  checkEach(all as string[], (name) => {
    const first = engine.search(name)[0]?.page.path ?? '';
    const found = names.get(first);
    const isRight =
      found?.page.includes(lettersOf(name)) ||
      (!titles.includes(name) && found?.all.includes(lettersOf(name)));
    return [!isRight && `"${name}" finds ${first || 'nothing'} first.`];
  });
});

test.each([
  ['border radius', 'font size', 'background color', 'z index', 'grid template columns'],
  ['dark mode', 'quick start', 'server side rendering', 'local storage', 'type script'],
  ['icon button', 'check box', 'text area', 'nav link', 'aspect ratio', 'use color mode'],
])('all forms of "%s" and others find the same pages', (...queries) => {
  const found = (query: string) => engine.search(query).map(({ page }) => page.path);
  checkEach(queries, (query) => {
    const [first, ...others] = query.split(' ') as [string, ...string[]];
    const camelCase = first + others.map((word) => word[0]!.toUpperCase() + word.slice(1)).join('');
    const forms = [...['-', '', '_', '/', '.'].map((by) => query.replaceAll(' ', by)), camelCase];
    return forms.map((form) => differs(`"${form}"`, found(form), found(query)));
  });
});
