import type { SearchPart } from '../data';
import { patternOf } from '../pattern';

/** A query, and the maximum number of pages in its result. */
export interface SearchQuery {
  query: string;
  atMost: number;
}

/** From the page to the worker: first the URL of the search data, then each query. */
export type SearchRequest =
  { type: 'load'; data: string } | ({ type: 'search'; id: number } & SearchQuery);

/** A result: a heading, or the top of a page. */
export interface Hit {
  /** URL with the heading's id. */
  href: string;
  /** Headings from level 2 to the result's own; empty at the top of the page. */
  headings: string[];
  /** Text around the first match. */
  excerpt: string;
  /** Words that match the query, as they're spelled in the part. */
  words: string[];
}

/** A page with results, best first. */
export interface HitPage {
  title: string;
  /** Title of its section; empty if it isn't in one. */
  section: string;
  hits: Hit[];
}

/** Results of a query: pages, best first, or similar words if there are none. */
export interface Findings {
  query: string;
  pages: HitPage[];
  /** True if more pages match than the query asked for. */
  hasMore: boolean;
  suggestions: string[];
}

/** From the worker to the page. */
export type SearchAnswer =
  /** The search data failed to load. */
  | { type: 'failed'; reason: string }
  /** The query with this number threw an error. */
  | { type: 'broken'; id: number }
  | ({ type: 'found'; id: number } & Findings);

/** Length of an excerpt, in characters. */
const excerptLength = 120;

/** Characters before the match. */
const lead = 40;

/**
 * Returns the text around the first match.
 * @param words matching words, as they're spelled in the part
 */
export function excerptOf({ text = '', code = '' }: SearchPart, words: string[]): string {
  const pattern = patternOf(words);
  const matchIn = (whole: string) => (pattern ? whole.search(pattern) : -1);
  const whole = matchIn(text) < 0 && matchIn(code) >= 0 ? code : text || code;
  const match = matchIn(whole);
  const start = Math.max(0, match - lead);
  const space = whole.slice(start, match).indexOf(' ');
  const from = start === 0 ? 0 : start + space + 1;
  const end = from + excerptLength;
  return `${from > 0 ? '… ' : ''}${whole.slice(from, end).trim()}${end < whole.length ? ' …' : ''}`;
}
