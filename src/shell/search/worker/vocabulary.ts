import { joinWords, pairOf, readPhrases, splitWords, toWord, type Word } from '../terms';

const stopWords = new Set(
  (
    'a an and are as at be between by can coming did do does for from has have how i if in into is it its my not of ' +
    'on or own put so that the there this to use using was we what when where which why will with work working you your'
  ).split(' '),
);

/** True for a word that says nothing about the subject. */
const isFiller = ({ text }: Word) => stopWords.has(text) || text.length === 1;

/**
 * How often two words have to follow each other (`lay out`), relative to one word with the same letters (`layout`), to
 * be another spelling of it. Fewer are a coincidence: `pre sets`.
 */
const MIN_PAIR_RATIO = 0.01;

/** A word to search for. */
export interface QueryWord extends Word {
  /** Terms that it forms with some of the other words: `flexbox` for two words of `flex box layout`. */
  joined: string[];
}

/** The words of all indexed texts, and how queries are split into them. */
export interface Vocabulary {
  /** Adds a text. Returns the terms to index. */
  addText(text: string): string[];
  /** True for a word of the texts; false for a stem. */
  hasWord(term: string): boolean;
  /**
   * Splits a query into words. `dark-mode`, `darkMode`, and `darkmode` give the same words as `dark mode`: the texts
   * decide whether two words are written as one.
   */
  splitQuery(query: string): Word[];
  /**
   * Selects the words to search for. If there are others, leaves out stop words, the name of the site, and a single
   * letter at the end: the start of a word that's still being typed.
   */
  selectWords(words: Word[]): QueryWord[];
}

/**
 * Creates an empty vocabulary.
 * @param siteName name that most pages contain
 */
export function createVocabulary(siteName: string): Vocabulary {
  const siteWords = splitWords(siteName);
  const words = new Set<string>();
  /** How often stems are in the texts, and pairs of them that follow each other. */
  const counts = new Map<string, number>();
  const countOf = (key: string) => counts.get(key) ?? 0;
  const count = (key: string) => counts.set(key, countOf(key) + 1);

  function addText(text: string): string[] {
    const terms: string[] = [];
    for (const names of readPhrases(text)) {
      let last: Word | undefined;
      for (const name of names) {
        const [first] = name.words;
        if (last && first && !isFiller(last) && !isFiller(first)) count(pairOf(last, first));
        for (const { text, stem } of name.words) {
          words.add(text);
          count(stem);
        }
        name.pairs.forEach(count);
        last = name.words.at(-1);
        terms.push(...name.terms.keys());
      }
    }
    return terms;
  }

  /**
   * Splits the end of a word into words that follow each other in the texts.
   * @param previous the word before the end; undefined for the whole word
   * @param least how often each two have to be in the texts
   */
  function splitCompound(end: string, least: number, previous?: Word): Word[] | undefined {
    const follows = (word: Word) =>
      previous ? countOf(pairOf(previous, word)) >= least : countOf(word.stem) > 0;
    const whole = toWord(end);
    if (previous && follows(whole)) return [whole];
    for (let length = end.length - 1; length > 0; length -= 1) {
      const first = toWord(end.slice(0, length));
      // Numbers stay whole.
      const others =
        !/\d$/.test(first.text) && follows(first) && splitCompound(end.slice(length), least, first);
      if (others) return [first, ...others];
    }
    return undefined;
  }

  /** Joins words that the texts only have as one. */
  function joinCompounds(split: Word[]): Word[] {
    const joined: Word[] = [];
    for (const word of split) {
      const last = joined.at(-1);
      const both = last && joinWords([last, word]);
      const isOne = both && words.has(both.text) && countOf(pairOf(last, word)) === 0;
      if (isOne && !isFiller(last) && !isFiller(word)) joined.splice(-1, 1, both);
      else joined.push(word);
    }
    return joined;
  }

  /** Returns terms for the word at an index and one or two of its neighbors, if the texts have them as one. */
  function joinedTerms(all: Word[], index: number): string[] {
    const ranges = [
      [index - 1, index + 1],
      [index, index + 2],
      [index - 2, index + 1],
      [index - 1, index + 2],
      [index, index + 3],
    ] as const;
    return ranges
      .filter(([start, end]) => start >= 0 && end <= all.length && end - start < all.length)
      .flatMap(([start, end]) => {
        const range = all.slice(start, end);
        const { text, stem } = joinWords(range);
        const last = range.at(-1)!;
        const singular = text.slice(0, -last.text.length) + last.stem;
        return words.has(text) || words.has(singular) ? [text, stem] : [];
      });
  }

  return {
    addText,
    hasWord: (term) => words.has(term),
    splitQuery: (query) =>
      joinCompounds(splitWords(query)).flatMap(
        (word) =>
          splitCompound(word.text, Math.max(1, countOf(word.stem) * MIN_PAIR_RATIO)) ?? word,
      ),
    selectWords(all) {
      const isInSiteName = (index: number) =>
        siteWords.some((_word, before) =>
          siteWords.every(({ text }, at) => all[index - before + at]?.text === text),
        );
      const isMeaningful = ({ text }: Word, index: number) =>
        !stopWords.has(text) && (text.length > 1 || index < all.length - 1);
      const isSubject = (word: Word, index: number) =>
        isMeaningful(word, index) && !isInSiteName(index);
      const isSelected = [isSubject, isMeaningful].find((test) => all.some(test)) ?? (() => true);
      const byStem = new Map<string, QueryWord>();
      all.forEach((word, index) => {
        if (isSelected(word, index) && !byStem.has(word.stem))
          byStem.set(word.stem, { ...word, joined: joinedTerms(all, index) });
      });
      return [...byStem.values()];
    },
  };
}
