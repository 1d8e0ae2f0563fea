import MiniSearch, { type Query } from 'minisearch';
import type { SearchPage, SearchPart } from '../data';
import { joinWords, splitWords, toWord, type Word } from '../terms';
import { nearnessOf } from './nearness';
import { createVocabulary, type QueryWord } from './vocabulary';

/** Place among results. */
interface Ranked {
  rank: number;
  score: number;
}

/** A part of a page that matches a query. */
interface FoundPart extends Ranked {
  part: SearchPart;
  /** Indexed terms of the part that match the query. */
  terms: string[];
}

/** A page that matches a query, with its best parts first. */
interface FoundPage {
  page: SearchPage;
  parts: FoundPart[];
  /** True if a part has all words of the query. */
  isComplete: boolean;
}

/** A part with some words of a query. */
interface Match {
  id: number;
  /** Score of each word; 0 if the part doesn't have it. */
  scores: number[];
  /** Indexed terms that match each word. */
  terms: string[][];
}

/** Searches the pages of one version. */
export interface SearchEngine {
  /** Returns pages, best first, each with up to three parts; none for a query without words. */
  search(query: string): FoundPage[];
  /** Returns up to three indexed words that are similar to those of a query without results. */
  suggest(query: string): string[];
}

const fields = [
  'title',
  'keywords',
  'slug',
  'heading',
  'page',
  'names',
  'text',
  'links',
  'code',
] as const;
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
  links: 0.3,
  code: 0.5,
} satisfies Record<(typeof fields)[number], number>;

/** Pages about what most other pages use. They rank higher. */
const mainPages = /^\/(theming|theme-spec|sx-prop|color-modes|hooks)$/;

/** Parts of a higher rank come first. */
const ranks = {
  /** The page's title or address is the query. */
  title: 4,
  /** One of the page's keywords is the query. */
  keyword: 3,
  /** The heading is the query. */
  heading: 2,
  /** The page's title, address, or a keyword is the query in another form, or the heading's id is the query. */
  similar: 1,
};

/** Score factors. */
const factors = {
  mainPage: 1.2,
  /** The heading contains all words of the query in a row. */
  heading: 20,
  /** The text contains all words of the query in a row. */
  text: 16,
  /** The same for two words, which are in many texts. */
  textOfTwo: 3,
  /** The page's title is one of the words, or two of them (`icon button size`), or the heading is a name in code. */
  title: 6,
  /** In addition, the heading contains the other words (`button variants`). */
  section: 3,
};

/** How much a word counts that isn't in the part, but in another part of the page. */
const ELSEWHERE = 0.3;

/** How much words count that are near each other, relative to words in a row. */
const NEAR = 0.45;

/** Exponent of a part's coverage: the share of the query's words that it has. */
const COVERAGE_POWER = 2.5;

/** Exponent of the same for the order of a page's parts, where the page's title says less. */
const INNER_POWER = 3;

/** Least coverage of a page, relative to the best one. */
const MIN_COVERAGE = 0.6;

/** Maximum number of different letters in a word. */
const maxEdits = ({ length }: string) => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** Returns a word's variants with two adjacent letters swapped: `thmeing` gives `theming`. */
const swapLetters = (word: string): string[] =>
  word.length < 4
    ? []
    : [...word.slice(1)].map(
        (letter, index) => word.slice(0, index) + letter + word[index]! + word.slice(index + 2),
      );

/** True if a part is about one export or key, such as `useColorMode`. */
const isCodeName = ({ headings }: SearchPart) => /^[a-z]+[A-Z]\w*$/.test(headings?.at(-1) ?? '');

const compareRanks = (one: Ranked, other: Ranked) =>
  other.rank - one.rank || other.score - one.score;

const hasAllWords = ({ scores }: Match) => scores.every((score) => score > 0);

const MAX_PARTS = 3;

const MAX_SUGGESTIONS = 3;

const wholeOf = (text: string): Word => joinWords(splitWords(text));

const isHome = ({ path }: SearchPage) => path === '/';

const slugOf = ({ path }: SearchPage) => path.split('/').at(-1)!;

/** An indexed part of a page, with texts to compare a query with. */
interface Entry {
  page: SearchPage;
  part: SearchPart;
  /** Text of the page's title. */
  title: string;
  heading: Word;
  /** What the part is called, each with its rank. */
  names: Map<string, number>;
  /** Stems of the words of the headings and the text. Read when a query needs them. */
  content?: string[];
  /** Stems of the names that may be in another form. */
  stems: string[];
}

function contentOf(entry: Entry): string[] {
  const { headings = [], text = '' } = entry.part;
  entry.content ??= splitWords([...headings, text].join('. ')).map(({ stem }) => stem);
  return entry.content;
}

function readEntry(page: SearchPage, part: SearchPart): Entry {
  const heading = wholeOf(part.headings?.at(-1) ?? page.title);
  const entry = { page, part, title: wholeOf(page.title).text, heading };
  if (part.id !== undefined) {
    const id = wholeOf(part.id).text;
    const names = new Map([[id, ranks.similar]]).set(heading.text, ranks.heading);
    return { ...entry, names, stems: [] };
  }
  const keywords = (page.keywords ?? []).map(wholeOf);
  const titles = [page.title, page.path, slugOf(page)].map(wholeOf);
  const names = new Map(keywords.map(({ text }) => [text, ranks.keyword]));
  for (const { text } of titles) names.set(text, ranks.title);
  return { ...entry, names, stems: [...keywords, ...titles].map(({ stem }) => stem) };
}

/** Indexes the pages of a version. Takes about 600 ms for 150 pages, so run it in a worker. */
export function createSearchEngine(pages: SearchPage[]): SearchEngine {
  const entries = pages.flatMap((page) => page.parts.map((part) => readEntry(page, part)));
  const vocabulary = createVocabulary(pages.find(isHome)?.title ?? '');
  const index = new MiniSearch<{ id: number } & Record<string, unknown>>({
    fields: [...fields],
    tokenize: vocabulary.addText,
    processTerm: (term) => term,
  });
  index.addAll(
    entries.map(({ page, part }, id) => ({
      id,
      page: page.title,
      heading: part.headings?.at(-1),
      names: part.names,
      text: part.text,
      links: part.links,
      code: part.code,
      ...(part.id === undefined
        ? {
            title: page.title,
            keywords: page.keywords?.join(', '),
            slug: slugOf(page),
          }
        : {}),
    })),
  );

  const searchOptions = {
    boost,
    tokenize: (text: string) => [text],
    processTerm: (term: string) => term,
  };

  /** Returns the query for a word, its stem, and what it forms with its neighbors. */
  function queryOf({ text, stem, joined }: QueryWord, words: QueryWord[], fuzzy: boolean): Query {
    const isShort = text.length < 3;
    return {
      combineWith: 'OR',
      queries: [
        {
          queries: [text],
          // Too many words start with one or two given letters.
          prefix: text === words.at(-1)!.text && !(isShort && words.length > 1),
          ...(isShort && words.length === 1 ? { fields: namingFields } : {}),
          fuzzy: fuzzy ? maxEdits(text) : false,
        },
        ...new Set(
          [stem, ...joined, ...(fuzzy ? swapLetters(text) : [])].filter((term) => term !== text),
        ),
      ],
    };
  }

  /** Finds all parts with at least one of the words, or the words as one. */
  function find(words: QueryWord[], whole: Word, fuzzy: boolean): Match[] {
    const byId = new Map<number, Match>();
    const add = (query: Query, indexes: number[]) => {
      for (const { id, score, terms } of index.search(query, searchOptions)) {
        const match = byId.get(id as number) ?? {
          id: id as number,
          scores: words.map(() => 0),
          terms: words.map(() => []),
        };
        byId.set(id as number, match);
        for (const at of indexes) {
          match.scores[at]! += score / indexes.length;
          match.terms[at]!.push(...terms);
        }
      }
    };
    words.forEach((word, at) => add(queryOf(word, words, fuzzy), [at]));
    const wholes = {
      combineWith: 'OR' as const,
      // A typo in a name of several words.
      queries: [
        whole.stem,
        ...(fuzzy ? [{ queries: [whole.text], fuzzy: maxEdits(whole.text) }] : []),
      ],
    };
    if (words.length > 1) add(wholes, [...words.keys()]);
    return [...byId.values()];
  }

  /**
   * Scores pages by the words that a part has (rare words count more), how near they are, and where they are. A part
   * with all words comes before one with some of them, unless those are rarer, nearer, or in better places.
   */
  function search(query: string): FoundPage[] {
    const all = vocabulary.splitQuery(query);
    const words = vocabulary.selectWords(all);
    if (words.length === 0) return [];
    const whole = joinWords(all);
    const exact = find(words, whole, false);
    const found = new Set(exact.map(({ id }) => id));
    // Words of a path may not be in the page's text.
    const named = entries.flatMap(({ names }, id) =>
      names.has(whole.text) && !found.has(id)
        ? {
            id,
            scores: words.map(() => Number.MIN_VALUE),
            terms: words.map(({ text, stem }) => [text, stem]),
          }
        : [],
    );
    const isTypo = exact.length === 0 && named.length === 0;
    const matches = isTypo ? find(words, whole, true) : [...exact, ...named];
    const forms = [
      whole,
      joinWords(words),
      // For typos, also compare names with the query's swapped variants.
      ...(isTypo ? swapLetters(whole.text).map(toWord) : []),
    ].map(({ stem }) => stem);
    const phrase = new RegExp(all.map(({ text }) => text).join('[^\\p{L}\\p{N}]*'), 'iu');
    const titles = all.flatMap(({ text }, index) => [text, text + (all[index + 1]?.text ?? '')]);

    const rarities = words.map((_word, at) => {
      const count = matches.filter(({ scores }) => scores[at]! > 0).length;
      return Math.log(1 + entries.length / Math.max(1, count));
    });
    const sum = (numbers: number[]) => numbers.reduce((one, other) => one + other, 0);
    /** Returns the share of the words with a score. */
    const shareOf = (scores: number[]) =>
      sum(rarities.filter((_rarity, at) => scores[at]! > 0)) / sum(rarities);

    function rankOf({ names, stems }: Entry): number {
      return (
        names.get(whole.text) ?? (stems.some((stem) => forms.includes(stem)) ? ranks.similar : 0)
      );
    }

    function factorOf(entry: Entry, match: Match): number {
      const { page, part, heading, title } = entry;
      let factor = mainPages.test(page.path) ? factors.mainPage : 1;
      if (all.length === 1) return factor;
      if (heading.stem.includes(whole.stem)) factor *= factors.heading;
      else {
        const wordOf = new Map(
          match.terms.flatMap((terms, at) => terms.map((term) => [term, at] as const)),
        );
        const isInRow = hasAllWords(match) && phrase.test(part.text ?? '');
        const nearness = isInRow ? 1 : NEAR * nearnessOf(contentOf(entry), wordOf, words.length);
        factor *= 1 + nearness * ((all.length === 2 ? factors.textOfTwo : factors.text) - 1);
      }
      // The home page has the name of the site, which is in many queries, whatever their subject is.
      if (titles.includes(title) && !isHome(page)) {
        factor *= factors.title;
        const rest = joinWords(all.filter(({ text }) => !title.includes(text))).stem;
        if (rest && part.id && heading.stem.includes(rest)) factor *= factors.section;
      } else if (isCodeName(part) && whole.text.includes(heading.text)) {
        factor *= factors.title;
      }
      return factor;
    }

    /** The part's share of the words, and some of the page's. */
    const coverageOf = ({ scores }: Match, pageShare: number) =>
      shareOf(scores) + ELSEWHERE * (pageShare - shareOf(scores));

    const byPage = new Map<SearchPage, Match[]>();
    for (const match of matches) {
      const { page } = entries[match.id]!;
      const others = byPage.get(page);
      if (others) others.push(match);
      else byPage.set(page, [match]);
    }
    const groups = [...byPage].map(([page, parts]) => {
      const pageShare = shareOf(
        words.map((_word, at) => sum(parts.map(({ scores }) => scores[at]!))),
      );
      const isNamed = parts.some(({ id }) => rankOf(entries[id]!) > 0);
      const coverages = parts.map((match) => coverageOf(match, pageShare));
      return { page, parts, pageShare, coverage: isNamed ? 1 : Math.max(...coverages) };
    });
    const best = Math.max(...groups.map(({ coverage }) => coverage));

    return groups
      .filter(({ coverage }) => coverage > best * MIN_COVERAGE)
      .map(({ page, parts: group, pageShare }) => {
        const ranked = group.map((match) => {
          const entry = entries[match.id]!;
          const coverage = coverageOf(match, pageShare) ** COVERAGE_POWER;
          const score = sum(match.scores) * coverage * factorOf(entry, match);
          return { match, part: entry.part, rank: rankOf(entry), score };
        });
        const parts = ranked.map(({ match, part, rank, score }) => ({
          part,
          rank,
          score: score * shareOf(match.scores) ** INNER_POWER,
          terms: [...new Set(match.terms.flat())],
        }));
        const { rank, score } = ranked.sort(compareRanks)[0]!;
        const isComplete = group.some(hasAllWords);
        return {
          page,
          parts: parts.sort(compareRanks).slice(0, MAX_PARTS),
          rank,
          score,
          isComplete,
        };
      })
      .sort(compareRanks);
  }

  function suggest(query: string): string[] {
    const similar = vocabulary
      .splitQuery(query)
      .flatMap(({ text }) => index.autoSuggest(text, { ...searchOptions, fuzzy: 1 / 3 }));
    const byStem = new Map<string, string>();
    for (const { suggestion } of similar.sort((a, b) => b.score - a.score)) {
      const forms = suggestion.split(' ').map(toWord);
      const [{ stem }] = forms as [Word];
      const word = forms.find(({ text }) => vocabulary.hasWord(text) && /^\p{L}{3,}$/u.test(text));
      // A page may also contain several similar words.
      const isOneWord = forms.every((form) => form.stem === stem);
      if (isOneWord && word && !byStem.has(stem)) byStem.set(stem, word.text);
    }
    return [...byStem.values()].slice(0, MAX_SUGGESTIONS);
  }

  return { search, suggest };
}
