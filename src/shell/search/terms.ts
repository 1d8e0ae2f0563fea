import { stemmer } from 'stemmer';

/** Alternative spellings, and the site's spelling. */
const spellings: [RegExp, string][] = [
  [/colour/g, 'color'],
  [/grey/g, 'gray'],
  [/behaviour/g, 'behavior'],
  [/centre/g, 'center'],
  [/([^aeious])yse/g, '$1yze'],
];

/** Changes a word to lower case and American spelling. */
const normalize = (word: string) =>
  spellings.reduce((text, [from, to]) => text.replace(from, to), word.toLowerCase());

/** Removes endings while there are any, so that `aliases` and `alias` have the same stem. */
function stemOf(word: string): string {
  const stem = stemmer(word);
  return stem === word ? word : stemOf(stem);
}

/** A normalized word. */
export interface Word {
  text: string;
  stem: string;
}

/** Adds the stem to a normalized word. */
export const toWord = (text: string): Word => ({ text, stem: stemOf(text) });

/** Joins words into one. */
export const joinWords = (words: Word[]): Word => toWord(words.map(({ text }) => text).join(''));

/** An ordinary word, or a name in code. */
interface Name {
  /** `use`, `color`, and `mode` of `useColorMode`. */
  words: Word[];
  /** Two words that follow each other. */
  pairs: string[];
  /** Terms to index, each with its spelling: the whole without punctuation, the words, and the stems of both. */
  terms: Map<string, string>;
}

/** Identifies two words that follow each other, in all their forms. */
export const pairOf = (one: Word, next: Word) => `${one.stem} ${next.stem}`;

/** Cached names: most of a page's are also on others. */
const knownNames = new Map<string, Name>();

/** Splits a name at punctuation and at camel-case capitals. */
function readName(name: string): Name {
  const known = knownNames.get(name);
  if (known) return known;
  const runs = name.match(/[\p{L}\p{N}]+/gu) ?? [];
  const parts = runs.flatMap((text) =>
    text.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u),
  );
  const terms = new Map<string, string>();
  const add = (text: string, spelling = text) => {
    const word = toWord(normalize(text));
    terms.set(word.text, spelling).set(word.stem, spelling);
  };
  if (runs.length > 0) add(runs.join(''), name.replace(/^[./-]+|[./:-]+$/g, ''));
  for (const part of [...runs, ...parts]) add(part);
  const words = parts.map((part) => toWord(normalize(part)));
  const pairs = words.slice(1).map((word, index) => pairOf(words[index]!, word));
  const read = { words, pairs, terms };
  knownNames.set(name, read);
  return read;
}

/** Matches punctuation between names. */
const phraseEnd = /[^\p{L}\p{N}@/.:$_\s-]+|[.:](?!\S)|(?<!\S)[/.:-]+(?!\S)/u;

/** Splits a text into phrases, and each phrase into names. */
export function readPhrases(text: string): Name[][] {
  return text.split(phraseEnd).map((phrase) => phrase.match(/\S+/g)?.map(readName) ?? []);
}

/** Splits a text into words. */
export const splitWords = (text: string): Word[] =>
  readPhrases(text)
    .flat()
    .flatMap(({ words }) => words);

/** Returns the words of a text that are indexed as one of the terms, as they're spelled in the text. */
export function wordsOf(text: string, terms: string[]): string[] {
  const spelled = readPhrases(text)
    .flat()
    .flatMap((name) => terms.flatMap((term) => name.terms.get(term) ?? []));
  return [...new Set(spelled)];
}
