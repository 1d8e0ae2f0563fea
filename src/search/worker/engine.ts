import MiniSearch, { type Query } from 'minisearch';
import type { SearchPage, SearchPart } from '../data';
import { indexTerms, queryTerms, sameness, type QueryWord } from '../terms';

/** A part of a page that matches a query. */
export interface FoundPart {
  part: SearchPart;
  score: number;
  /** Indexed terms of the part that match the query. */
  terms: string[];
}

/** A page that matches a query, with its best parts first. */
export interface FoundPage {
  page: SearchPage;
  parts: FoundPart[];
  score: number;
}

/** Searches the pages of one version. */
export interface SearchEngine {
  /** Returns pages, best first, each with up to three parts; none for a query without words. */
  search(query: string): FoundPage[];
  /** Returns up to three indexed words that are similar to those of a query without results. */
  suggest(query: string): string[];
}

const fields = ['title', 'keywords', 'slug', 'heading', 'page', 'names', 'text', 'code'] as const;
/** Fields that name the subject of a part. */
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
 * Score factors by start of the path. Pages that explain a name rank above lists of all names, collections, and
 * packages that are no longer maintained.
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

/** Score factors for a title, keyword, or heading that equals the query. */
const exactly = { title: 4, keyword: 4, heading: 2 };

/** Score factor for the parts about a component or an export whose name is one of several words of the query. */
const named = 4;

/** Returns the component that a page is about, or the exports that a section is about, in lower case. */
function namesOf({ path, title }: SearchPage, { headings = [] }: SearchPart): string[] {
  const names = /^\/components\/./.test(path)
    ? [title]
    : /^\/(api|hooks|packages\/.*)$/.test(path)
      ? headings.filter((heading) => /^\w*[a-z][A-Z]\w*$/.test(heading))
      : [];
  return names.map((name) => name.toLowerCase());
}

/** Score factor for a heading that contains a query of two or more words. */
const phrase = 2.5;

/** Ids of parts that only contain links or version numbers. They rank lower. */
const asides: readonly string[] = ['related', 'tried-with'];
const aside = 0.2;

/** Maximum number of different letters in a word. */
const maxEdits = ({ length }: QueryWord) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Returns a word's variants with two adjacent letters swapped: `thmeing` gives `theming`. */
const swapped = ({ term, length }: QueryWord): string[] =>
  length < 4
    ? []
    : [...term.slice(1)].map(
        (letter, index) => term.slice(0, index) + letter + term[index]! + term.slice(index + 2),
      );

/**
 * Factor for a part that contains the query word for word, for queries with `minWords` or more. Only the best parts are
 * compared, because that takes a pass over their text with each key.
 */
const verbatim = { factor: 8, minWords: 3, maxParts: 60 };

const partsAtMost = 3;

/**
 * Indexes the pages of a version. Takes about 400 ms for 150 pages, so run it in a worker.
 */
export function createSearchEngine(pages: SearchPage[]): SearchEngine {
  const entries = pages.flatMap((page) => {
    const weight = weightOf(page.path);
    const keywords = new Set(page.keywords?.map(sameness));
    return page.parts.map((part) => {
      const isTop = part.id === undefined;
      const heading = sameness(part.headings?.at(-1) ?? page.title);
      return { page, part, isTop, heading, weight, keywords, names: namesOf(page, part) };
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

  // Length counts less than by default: a long table says as much about a name as a short one.
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
    const oneOf = (word: QueryWord): Query => {
      const isShort = word.length < 3;
      return {
        queries: [
          {
            queries: [word.term],
            // Too many words start with one or two given letters.
            prefix: word === last && !(isShort && words.length > 1),
            ...(isShort && words.length === 1 ? { fields: namingFields } : {}),
            fuzzy: fuzzy ? maxEdits(word) : false,
            weights: { prefix: 0.4, fuzzy: 0.25 },
          },
          ...(fuzzy ? swapped(word) : []),
        ],
      };
    };
    const all = (combineWith: 'AND' | 'OR'): Query => ({
      combineWith: 'OR',
      queries: [{ combineWith, queries: words.map(oneOf) }, ...joined],
    });
    const strict = index.search(all('AND'), base);
    return strict.length > 0 ? strict : index.search(all('OR'), base);
  }

  /** True if a heading or the text of a part contains a query, which `sameness` has reduced to letters. */
  const holds = ({ headings = [], text = '' }: SearchPart, wanted: string) =>
    sameness(`${headings.join(' ')} ${text}`).includes(wanted);

  function search(query: string): FoundPage[] {
    const exact = find(query, false);
    const found = exact.length > 0 ? exact : find(query, true);
    const wanted = sameness(query.replace(/^@theme-ui\//, ''));
    // For typos, also compare titles with the query's swapped variants.
    const slips = exact.length > 0 ? [] : swapped({ term: wanted, length: wanted.length });
    const wantedForms = [wanted, ...slips];
    const words = query.toLowerCase().trim().split(/\s+/);
    const typed = words.flatMap((word, index) => [word, word + (words[index + 1] ?? '')]);
    const isPhrase = words.length > 1;
    const isSentence = words.length >= verbatim.minWords;
    const byPage = new Map<SearchPage, FoundPage>();
    for (const [rank, { id, score, terms }] of found.entries()) {
      const { page, part, isTop, heading, weight, keywords, names } = entries[id as number]!;
      let factor = weight;
      if (isPhrase && names.some((name) => typed.includes(name))) factor *= named;
      if (wantedForms.includes(heading)) {
        factor *= isTop ? exactly.title : isSentence ? 2 * verbatim.factor : exactly.heading;
      } else if (isTop && keywords.has(wanted)) factor *= exactly.keyword;
      else if (isSentence && rank < verbatim.maxParts && holds(part, wanted)) {
        factor *= verbatim.factor;
      } else if (isPhrase && heading.includes(wanted)) factor *= phrase;
      else if (asides.includes(part.id ?? '')) factor *= aside;
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
