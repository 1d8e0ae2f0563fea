import MiniSearch, { type Query } from 'minisearch';
import type { SearchPage, SearchPart } from '../data';
import { indexTerms, queryTerms, toComparable, type QueryWord } from '../terms';

/** A part of a page that matches a query. */
interface FoundPart {
  part: SearchPart;
  score: number;
  /** Indexed terms of the part that match the query. */
  terms: string[];
}

/** A page that matches a query, with its best parts first. */
interface FoundPage {
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

/** Pages about what most other pages use. They rank higher. */
const mainPages = /^\/(theming|theme-spec|sx-prop|color-modes|hooks)$/;

/** Score factors. The text counts from three words on: two words in a row are in many texts. */
const factors = {
  mainPage: 1.2,
  /** A title or keyword equals the query, or a heading contains all words of it in a row. */
  heading: 10,
  /** The text contains the query. */
  text: 8,
  /** The page's title is one of the words, or two of them (`icon button size`), or the heading is a name in code. */
  title: 6,
  /** In addition, the heading contains the other words (`button variants`). */
  section: 3,
};

/** Maximum number of different letters in a word. */
const maxEdits = ({ length }: QueryWord) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Returns a word's variants with two adjacent letters swapped: `thmeing` gives `theming`. */
const swapLetters = ({ term, length }: QueryWord): string[] =>
  length < 4
    ? []
    : [...term.slice(1)].map(
        (letter, index) => term.slice(0, index) + letter + term[index]! + term.slice(index + 2),
      );

/** True if a part is about one export or key, such as `useColorMode`. */
const isCodeName = ({ headings }: SearchPart) => /^[a-z]+[A-Z]\w*$/.test(headings?.at(-1) ?? '');

const MAX_PARTS = 3;

const MAX_SUGGESTIONS = 3;

/** An indexed part of a page, with texts to compare a query with. */
interface Entry {
  page: SearchPage;
  part: SearchPart;
  heading: string;
  /** Title and keywords of the page, for its first part. */
  names: string[];
}

/** Indexes the pages of a version. Takes about 400 ms for 150 pages, so run it in a worker. */
export function createSearchEngine(pages: SearchPage[]): SearchEngine {
  const entries = pages.flatMap((page) =>
    page.parts.map((part): Entry => {
      const heading = toComparable(part.headings?.at(-1) ?? page.title);
      const isTop = part.id === undefined;
      return {
        page,
        part,
        heading,
        names: isTop ? [heading, ...(page.keywords ?? []).map(toComparable)] : [],
      };
    }),
  );
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

  const searchOptions = {
    boost,
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
          },
          ...(fuzzy ? swapLetters(word) : []),
        ],
      };
    };
    const combineWords = (combineWith: 'AND' | 'OR'): Query => ({
      combineWith: 'OR',
      queries: [{ combineWith, queries: words.map(oneOf) }, joined],
    });
    const strict = index.search(combineWords('AND'), searchOptions);
    return strict.length > 0 ? strict : index.search(combineWords('OR'), searchOptions);
  }

  function search(query: string): FoundPage[] {
    const strict = find(query, false);
    const matches = strict.length > 0 ? strict : find(query, true);
    const comparableQuery = toComparable(query.replace(/^@theme-ui\//, ''));
    // For typos, also compare titles with the query's swapped variants.
    const typos =
      strict.length > 0
        ? []
        : swapLetters({ term: comparableQuery, length: comparableQuery.length });
    const typed = query.toLowerCase().trim();
    const words = typed.split(/\s+/);
    const titles = words.flatMap((word, index) => [word, word + (words[index + 1] ?? '')]);

    function factorOf({ page, part, heading, names }: Entry): number {
      let factor = mainPages.test(page.path) ? factors.mainPage : 1;
      const isExact = [comparableQuery, ...typos].some((form) => names.includes(form));
      if (isExact || (words.length > 1 && heading.includes(comparableQuery)))
        factor *= factors.heading;
      else if (words.length > 2 && part.text?.toLowerCase().includes(typed)) factor *= factors.text;
      const title = page.title.toLowerCase();
      if (words.length > 1 && titles.includes(title)) {
        factor *= factors.title;
        const rest = toComparable(words.filter((word) => !title.includes(word)).join(' '));
        if (rest && part.id && heading.includes(rest)) factor *= factors.section;
      } else if (words.length > 1 && isCodeName(part) && titles.includes(heading)) {
        factor *= factors.title;
      }
      return factor;
    }

    const byPage = new Map<SearchPage, FoundPage>();
    for (const { id, score, terms } of matches) {
      const entry = entries[id as number]!;
      const { page, part } = entry;
      const group = byPage.get(page) ?? { page, parts: [], score: 0 };
      group.parts.push({ part, score: score * factorOf(entry), terms });
      byPage.set(page, group);
    }
    return [...byPage.values()]
      .map(({ page, parts }) => {
        const sorted = parts.sort((a, b) => b.score - a.score).slice(0, MAX_PARTS);
        return { page, parts: sorted, score: sorted[0]!.score };
      })
      .sort((a, b) => b.score - a.score);
  }

  function suggest(query: string): string[] {
    const similar = queryTerms(query).words.flatMap(({ term }) =>
      index.autoSuggest(term, { ...searchOptions, fuzzy: 1 / 3 }),
    );
    const words = similar
      .sort((a, b) => b.score - a.score)
      .map(({ suggestion }) => suggestion)
      .filter((word) => /^\p{L}{3,}$/u.test(word));
    return [...new Set(words)].slice(0, MAX_SUGGESTIONS);
  }

  return { search, suggest };
}
