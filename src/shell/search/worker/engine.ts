import MiniSearch, { type Query } from 'minisearch';
import type { SearchPage, SearchPart } from '../data';
import { joinWords, splitWords, toWord, type Word } from '../terms';
import { createVocabulary, type QueryWord } from './vocabulary';

/** A part of a page that matches a query. */
interface FoundPart {
  part: SearchPart;
  rank: number;
  score: number;
  /** Indexed terms of the part that match the query. */
  terms: string[];
}

/** A page that matches a query, with its best parts first. */
interface FoundPage {
  page: SearchPage;
  parts: FoundPart[];
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
  heading: 10,
  /** The text contains all words of the query in a row. */
  text: 8,
  /** The same for two words, which are in many texts. */
  textOfTwo: 2,
  /** The page's title is one of the words, or two of them (`icon button size`), or the heading is a name in code. */
  title: 6,
  /** In addition, the heading contains the other words (`button variants`). */
  section: 3,
};

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
  /** Stems of the names that may be in another form. */
  stems: string[];
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

  function find(words: QueryWord[], whole: Word, fuzzy: boolean) {
    const last = words.at(-1);
    const oneOf = (word: QueryWord): Query => {
      const { text, stem, joined } = word;
      const isShort = text.length < 3;
      return {
        combineWith: 'OR',
        queries: [
          {
            queries: [text],
            // Too many words start with one or two given letters.
            prefix: word === last && !(isShort && words.length > 1),
            ...(isShort && words.length === 1 ? { fields: namingFields } : {}),
            fuzzy: fuzzy ? maxEdits(text) : false,
          },
          ...new Set(
            [stem, ...joined, ...(fuzzy ? swapLetters(text) : [])].filter((term) => term !== text),
          ),
        ],
      };
    };
    const combineWords = (combineWith: 'AND' | 'OR'): Query => ({
      combineWith: 'OR',
      queries: [
        { combineWith, queries: words.map(oneOf) },
        whole.stem,
        // A typo in a name of several words.
        ...(combineWith === 'OR' ? [{ queries: [whole.text], fuzzy: maxEdits(whole.text) }] : []),
      ],
    });
    const strict = index.search(combineWords('AND'), searchOptions);
    return strict.length > 0 ? strict : index.search(combineWords('OR'), searchOptions);
  }

  function search(query: string): FoundPage[] {
    const all = vocabulary.splitQuery(query);
    const words = vocabulary.selectWords(all);
    if (words.length === 0) return [];
    const whole = joinWords(all);
    const strict = find(words, whole, false);
    const found = new Set(strict.map(({ id }) => id as number));
    // Words of a path may not be in the page's text.
    const named = entries.flatMap(({ names }, id) =>
      names.has(whole.text) && !found.has(id)
        ? { id, score: 0, terms: words.flatMap(({ text, stem }) => [text, stem]) }
        : [],
    );
    const isTypo = strict.length === 0 && named.length === 0;
    const matches = isTypo ? find(words, whole, true) : [...strict, ...named];
    const forms = [
      whole,
      joinWords(words),
      // For typos, also compare names with the query's swapped variants.
      ...(isTypo ? swapLetters(whole.text).map(toWord) : []),
    ].map(({ stem }) => stem);
    const phrase = new RegExp(all.map(({ text }) => text).join('[^\\p{L}\\p{N}]*'), 'iu');
    const titles = all.flatMap(({ text }, index) => [text, text + (all[index + 1]?.text ?? '')]);

    function rankOf({ names, stems }: Entry): number {
      return (
        names.get(whole.text) ?? (stems.some((stem) => forms.includes(stem)) ? ranks.similar : 0)
      );
    }

    function factorOf({ page, part, heading, title }: Entry): number {
      let factor = mainPages.test(page.path) ? factors.mainPage : 1;
      if (all.length === 1) return factor;
      if (heading.stem.includes(whole.stem)) factor *= factors.heading;
      else if (part.text && phrase.test(part.text))
        factor *= all.length === 2 ? factors.textOfTwo : factors.text;
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

    const byPage = new Map<SearchPage, FoundPage>();
    for (const { id, score, terms } of matches) {
      const entry = entries[id as number]!;
      const { page, part } = entry;
      const group = byPage.get(page) ?? { page, parts: [] };
      group.parts.push({ part, rank: rankOf(entry), score: score * factorOf(entry), terms });
      byPage.set(page, group);
    }
    const compare = (one: FoundPart, other: FoundPart) =>
      other.rank - one.rank || other.score - one.score;
    return [...byPage.values()]
      .map(({ page, parts }) => ({ page, parts: parts.sort(compare).slice(0, MAX_PARTS) }))
      .sort((one, other) => compare(one.parts[0]!, other.parts[0]!));
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
