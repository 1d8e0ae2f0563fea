import MiniSearch, { type Query } from 'minisearch';
import type { SearchPage, SearchPart } from '../data';
import { indexTerms, queryTerms, sameness, type QueryWord } from '../terms';

/** A part of a page that was found. */
export interface FoundPart {
  part: SearchPart;
  score: number;
  /** Words of the part, as they are compared, that the query met. */
  terms: string[];
}

/** A page that was found, with its best parts first. */
export interface FoundPage {
  page: SearchPage;
  parts: FoundPart[];
  score: number;
}

/** Answers queries over the pages of one version. */
export interface SearchEngine {
  /** @returns pages, best first, each with up to three parts; none for a query without a word. */
  search(query: string): FoundPage[];
  /** @returns up to three words of the pages that are near to those of a query without results. */
  suggest(query: string): string[];
}

const fields = ['title', 'keywords', 'slug', 'heading', 'page', 'names', 'text', 'code'] as const;
/** Those that say what a part is about. */
const namingFields = ['title', 'keywords', 'slug', 'heading', 'names'];
const boost = {
  title: 9,
  keywords: 9,
  slug: 4,
  heading: 5,
  page: 2,
  names: 3,
  text: 1,
  code: 0.5,
} satisfies Record<(typeof fields)[number], number>;

/**
 * What a page weighs beside others, by the beginning of its path: what explains a name comes before lists of
 * all names, collections and what is no longer maintained.
 */
const weights: [start: RegExp, weight: number][] = [
  [/^\/(theming|theme-spec|sx-prop|color-modes|hooks)$/, 1.2],
  [/^\/(packages|guides|components)$/, 0.5],
  [/^\/packages\/(editor|sidenav|tachyons|gatsby-theme-.*)$/, 0.5],
  [/^\/(api|packages\/custom-properties)$/, 0.8],
  [/^\/(recipes|migrating)(\/|$)/, 0.6],
  [/^\/(presets\/.*|site-design|style-guide-demo|testimonials|readme)$/, 0.5],
];
const weightOf = (path: string) => weights.find(([start]) => start.test(path))?.[1] ?? 1;

/** What makes a result certain: a title, a keyword or a heading that is the query. */
const exactly = { title: 4, keyword: 4, heading: 2 };

/** What becomes of a score when the query stands in a heading as it was typed, in two words or more. */
const phrase = 2.5;

/** What a part weighs whose heading says that it only leads on. */
const related = 0.2;

/** Letters that may differ in a word. */
const slips = ({ length }: QueryWord) => (length < 4 ? 0 : length < 8 ? 1 : 2);

const partsAtMost = 3;

/**
 * Indexes the pages of a version. Takes some 400 ms for 150 pages, so it belongs into a worker.
 * @param pages what the build wrote
 */
export function createSearchEngine(pages: SearchPage[]): SearchEngine {
  const entries = pages.flatMap((page) => {
    const weight = weightOf(page.path);
    const keywords = new Set(page.keywords?.map(sameness));
    return page.parts.map((part) => {
      const isTop = part.id === undefined;
      const heading = sameness(part.headings?.at(-1) ?? page.title);
      return { page, part, isTop, heading, weight, keywords };
    });
  });
  const index = new MiniSearch<{ id: number } & Record<string, unknown>>({
    fields: [...fields],
    tokenize: indexTerms,
    processTerm: (term) => term,
  });
  index.addAll(
    entries.map(({ page, part }, id) => ({
      id,
      page: page.title,
      heading: part.headings?.at(-1),
      names: part.names,
      text: part.text,
      code: part.code,
      ...(part.id === undefined
        ? {
            title: page.title,
            keywords: page.keywords?.join(' '),
            slug: page.path.split('/').at(-1),
          }
        : {}),
    })),
  );

  // Long tables say as much of a name as short ones.
  const base = {
    boost,
    bm25: { k: 1.2, b: 0.4, d: 0.5 },
    tokenize: (text: string) => [text],
    processTerm: (term: string) => term,
  };

  function find(query: string, fuzzy: boolean) {
    const { words, joined } = queryTerms(query);
    if (words.length === 0) return [];
    const last = words.at(-1)!;
    const oneOf = (word: QueryWord): Query => ({
      queries: [word.term],
      prefix: word === last,
      // One or two letters begin too many words.
      ...(word.length < 3 ? { fields: namingFields } : {}),
      fuzzy: fuzzy ? slips(word) : false,
      weights: { prefix: 0.4, fuzzy: 0.25 },
    });
    const all = (combineWith: 'AND' | 'OR'): Query => ({
      combineWith: 'OR',
      queries: [{ combineWith, queries: words.map(oneOf) }, ...joined],
    });
    const strict = index.search(all('AND'), base);
    return strict.length > 0 ? strict : index.search(all('OR'), base);
  }

  function search(query: string): FoundPage[] {
    const exact = find(query, false);
    const found = exact.length > 0 ? exact : find(query, true);
    const wanted = sameness(query.replace(/^@theme-ui\//, ''));
    const isPhrase = /\s/.test(query.trim());
    const byPage = new Map<SearchPage, FoundPage>();
    for (const { id, score, terms } of found) {
      const { page, part, isTop, heading, weight, keywords } = entries[id as number]!;
      let factor = weight;
      if (heading === wanted) factor *= isTop ? exactly.title : exactly.heading;
      else if (isTop && keywords.has(wanted)) factor *= exactly.keyword;
      else if (isPhrase && heading.includes(wanted)) factor *= phrase;
      else if (part.id === 'related') factor *= related;
      const group = byPage.get(page) ?? { page, parts: [], score: 0 };
      group.parts.push({ part, score: score * factor, terms });
      byPage.set(page, group);
    }
    return [...byPage.values()]
      .map(({ page, parts }) => {
        const sorted = parts.sort((a, b) => b.score - a.score).slice(0, partsAtMost);
        return { page, parts: sorted, score: sorted[0]!.score };
      })
      .sort((a, b) => b.score - a.score);
  }

  function suggest(query: string): string[] {
    const near = queryTerms(query).words.flatMap(({ term }) =>
      index.autoSuggest(term, { ...base, fuzzy: 1 / 3 }),
    );
    const words = near
      .sort((a, b) => b.score - a.score)
      .map(({ suggestion }) => suggestion)
      .filter((word) => /^\p{L}{3,}$/u.test(word));
    return [...new Set(words)].slice(0, 3);
  }

  return { search, suggest };
}
