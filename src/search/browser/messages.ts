import type { SearchPart } from '../data';

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
  /** Words that matched the query, in lower case. */
  terms: string[];
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
 * @param terms matching words, in lower case
 */
export function excerptOf({ text = '', code = '' }: SearchPart, terms: string[]): string {
  const placeIn = (whole: string) => {
    const lower = whole.toLowerCase();
    const places = terms.map((term) => lower.indexOf(term)).filter((place) => place >= 0);
    return places.length > 0 ? Math.min(...places) : -1;
  };
  const whole = placeIn(text) < 0 && placeIn(code) >= 0 ? code : text || code;
  const start = Math.max(0, placeIn(whole) - lead);
  const from = start === 0 ? 0 : whole.indexOf(' ', start) + 1;
  const end = from + excerptLength;
  return `${from > 0 ? '… ' : ''}${whole.slice(from, end).trim()}${end < whole.length ? ' …' : ''}`;
}
