import type { HitPage, SearchAnswer, SearchQuery, SearchRequest } from '../browser/messages';
import type { SearchData } from '../data';
import { wordsOf } from '../terms';
import { createSearchEngine, type SearchEngine } from './engine';
import { excerptOf } from './excerpt';

/** The part of the worker's global scope that's used. The DOM types don't include it. */
interface Scope {
  onmessage: ((event: MessageEvent<SearchRequest>) => void) | null;
  postMessage(message: SearchAnswer): void;
}
const scope = self as unknown as Scope;

let engine: SearchEngine | undefined;
/** Base URL of the version. */
let base = '';
/** The latest query, until the data has loaded. */
let pendingQuery: SearchQuery | undefined;

/** Returns the URL of a page. The home page of a version doesn't have a trailing slash. */
const urlOf = (path: string) => (path === '/' ? base || '/' : base + path);

function find({ id, query, maxPages }: SearchQuery): SearchAnswer {
  const results = engine!.search(query);
  const pages = results.slice(0, maxPages).map(({ page, parts }): HitPage => {
    const hits = parts.map(({ part, terms }) => {
      const { id, headings = [], text, links, code } = part;
      const words = wordsOf([page.title, ...headings, text, links, code].join(' '), terms);
      return {
        href: urlOf(page.path) + (id === undefined ? '' : `#${id}`),
        headings,
        excerpt: excerptOf(part, words),
        words,
      };
    });
    return { title: page.title, section: page.section ?? '', hits };
  });
  const suggestions = pages.length === 0 ? engine!.suggest(query) : [];
  const hasMore = results.length > maxPages;
  const isComplete = results.some((page) => page.isComplete);
  return { type: 'found', id, query, pages, hasMore, isComplete, suggestions };
}

function answer(query: SearchQuery): void {
  let found: SearchAnswer;
  try {
    found = find(query);
  } catch (error) {
    // Sent with the query's number: the worker's `error` event may arrive after the answer to a later query.
    found = { type: 'error', id: query.id, message: String(error) };
  }
  scope.postMessage(found);
}

/** Describes why the data failed to load, for the reader. */
function reasonOf(error: Error): string {
  if (error instanceof TypeError) return 'you’re offline, or the connection failed';
  if (error instanceof SyntaxError) return 'its data is damaged';
  return error.message;
}

async function load(data: string): Promise<void> {
  try {
    const response = await fetch(data);
    if (!response.ok) throw new Error(`the server returned status ${response.status}`);
    const version = (await response.json()) as SearchData;
    base = version.base;
    engine = createSearchEngine(version.pages);
  } catch (error) {
    return scope.postMessage({ type: 'failed', reason: reasonOf(error as Error) });
  }
  if (pendingQuery) answer(pendingQuery);
}

scope.onmessage = ({ data }) => {
  if (data.type === 'load') void load(data.data);
  else if (engine) answer(data);
  else pendingQuery = data;
};
