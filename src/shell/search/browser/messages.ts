/** A query, its number, and the maximum number of pages in its result. */
export interface SearchQuery {
  id: number;
  query: string;
  maxPages: number;
}

/** From the page to the worker: first the URL of the search data, then each query. */
export type SearchRequest = { type: 'load'; data: string } | ({ type: 'search' } & SearchQuery);

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
  /** True if a section has all words of the query. */
  isComplete: boolean;
  suggestions: string[];
}

/**
 * From the worker to the page: why the search data failed to load, the results of the query with this number, or
 * the error that it caused.
 */
export type SearchAnswer =
  | { type: 'failed'; reason: string }
  | ({ type: 'found'; id: number } & Findings)
  | { type: 'error'; id: number; message: string };
