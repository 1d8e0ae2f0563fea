/** Alternative spellings, and the site's spelling. */
const spellings: [RegExp, string][] = [
  [/colour/g, 'color'],
  [/grey/g, 'gray'],
  [/behaviour/g, 'behavior'],
  [/centre/g, 'center'],
  [/([^aeious])yse/g, '$1yze'],
];

/** Endings of plurals, and of their singulars. The first match applies. */
const plurals: [RegExp, string][] = [
  [/(?<=menu|api|cookie)s$/, ''],
  [/(?<=[a-z]{2})ies$/, 'y'],
  [/(?<=[a-z](?:x|(?<!ca)ch|sh|ss)|alias|canvas|focus|status)es$/, ''],
  [/(?<=[a-z]{3})(?<![sui]|alia|canva)s$/, ''],
];

/** Normalizes a word: lower case, American spelling, singular. */
function normalize(word: string): string {
  const spelled = spellings.reduce(
    (text, [from, to]) => text.replace(from, to),
    word.toLowerCase(),
  );
  const plural = plurals.find(([ending]) => ending.test(spelled));
  return plural ? spelled.replace(...plural) : spelled;
}

/** Matches runs of letters, digits, and punctuation that's used in names in code. */
const run = /[\p{L}\p{N}@/.:$_-]+/gu;

/** Removes punctuation that ends a sentence or surrounds a name. */
const trim = (text: string) => text.replace(/^[./-]+|[./:-]+$/g, '');

function runsOf(text: string): string[] {
  return (text.match(run) ?? []).map(trim).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** Splits a name at punctuation and at camel-case capitals. */
function partsOf(name: string): string[] {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((part) => [part, ...part.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)])
    .filter(Boolean);
}

/** Cached terms by name, each with its spelling in the name: most words of a page are also on others. */
const termsByName = new Map<string, Map<string, string>>();

function termsOf(name: string): Map<string, string> {
  let terms = termsByName.get(name);
  if (!terms) {
    terms = new Map(
      [name, name.replace(/[^\p{L}\p{N}]/gu, '')].map((whole) => [normalize(whole), name]),
    );
    for (const part of partsOf(name)) terms.set(normalize(part), part);
    termsByName.set(name, terms);
  }
  return terms;
}

/**
 * Returns the terms to index for a text: each name as a whole, without punctuation, and its parts. That way, `presets`
 * finds `@theme-ui/presets`, and `icon` finds `IconButton`.
 */
export function indexTerms(text: string): string[] {
  return runsOf(text).flatMap((name) => [...termsOf(name).keys()]);
}

/** Returns the words of a text that are indexed as one of the terms, as they're spelled in the text. */
export function wordsOf(text: string, terms: string[]): string[] {
  const words = runsOf(text).flatMap((name) => {
    const spellingByTerm = termsOf(name);
    return terms.flatMap((term) => spellingByTerm.get(term) ?? []);
  });
  return [...new Set(words)];
}

/** A word of a query. */
export interface QueryWord {
  term: string;
  /** Number of letters that the reader typed. */
  length: number;
}

/** Terms of a query: each word as typed, and all of them as one (`check box`). */
interface QueryTerms {
  words: QueryWord[];
  joined: string;
}

const stopWords = new Set(
  (
    'a an and are as at be between by can coming did do does for from has have how i if in into is it its my not of ' +
    'on or own put so that the there this to use using was we what when where which why will with work working you your'
  ).split(' '),
);

/**
 * Splits a query into terms. If there are other words, leaves out stop words, and a single letter at the end: the start
 * of a word that's still being typed.
 */
export function queryTerms(query: string): QueryTerms {
  const all = runsOf(query);
  const meaningful = all.filter(
    (word, index) =>
      !stopWords.has(word.toLowerCase()) && (word.length > 1 || index < all.length - 1),
  );
  const runs = meaningful.length > 0 ? meaningful : all;
  const words = new Map(runs.map((word) => [normalize(word), word.length]));
  return {
    words: [...words].map(([term, length]) => ({ term, length })),
    joined: normalize(runs.join('')),
  };
}

/** Reduces a title, heading, or query to letters and digits, for comparison. */
export const toComparable = (text: string) =>
  runsOf(text)
    .map((word) => normalize(word.replace(/[^\p{L}\p{N}]/gu, '')))
    .join('');
