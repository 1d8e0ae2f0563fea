import type { SearchPart } from '../data';

/** A query, and how many pages it asks for at most. */
export interface SearchQuery {
  query: string;
  atMost: number;
}

/** From the page to the worker: where the pages are, first, and then each query. */
export type SearchRequest =
  { type: 'load'; data: string } | ({ type: 'search'; id: number } & SearchQuery);

/** A heading or the top of a page that was found. */
export interface Hit {
  /** Address with the heading's id. */
  href: string;
  /** Headings from level 2 down to its own; none at the top of the page. */
  headings: string[];
  /** Text around the first word that was found. */
  excerpt: string;
  /** Words of the part that the query met, in lower case. */
  terms: string[];
}

/** A page that was found, with its best parts first. */
export interface HitPage {
  title: string;
  /** Title of its section; empty outside all. */
  section: string;
  hits: Hit[];
}

/** What was found: pages, best first, or words that are near to those of the query. */
export interface Findings {
  query: string;
  pages: HitPage[];
  /** Whether there are more pages than were asked for. */
  hasMore: boolean;
  suggestions: string[];
}

/** From the worker to the page. */
export type SearchAnswer =
  /** There are no pages to search. */
  | { type: 'failed'; reason: string }
  /** The query of this number threw. */
  | { type: 'broken'; id: number }
  | ({ type: 'found'; id: number } & Findings);

/** Characters of an excerpt. */
const excerptLength = 120;

/** Characters of it before the word. */
const lead = 40;

/**
 * The text of a part around the first of some words.
 * @param part what was found
 * @param terms words of it, in lower case
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
