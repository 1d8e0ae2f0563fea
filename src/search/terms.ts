/** Alternative spellings, and the site's spelling. */
const spellings: [RegExp, string][] = [
  [/colour/g, 'color'],
  [/grey/g, 'gray'],
  [/behaviour/g, 'behavior'],
  [/centre/g, 'center'],
  [/([^aeious])yse/g, '$1yze'],
];

/** Normalizes a word: lower case, American spelling, singular. */
function normalize(word: string): string {
  const spelled = spellings.reduce(
    (text, [from, to]) => text.replace(from, to),
    word.toLowerCase(),
  );
  if (/[a-z](x|ch|sh|ss)es$/.test(spelled)) return spelled.slice(0, -2);
  return /[a-z]{3}s$/.test(spelled) && !/(ss|us|is)$/.test(spelled)
    ? spelled.slice(0, -1)
    : spelled;
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

/** Cached terms by name: most words of a page are also on others. */
const known = new Map<string, string[]>();

/**
 * Returns the terms to index for a text: each name as a whole, without punctuation, and its parts. That way, `presets`
 * finds `@theme-ui/presets`, and `icon` finds `IconButton`.
 */
export function indexTerms(text: string): string[] {
  return runsOf(text).flatMap((name) => {
    let terms = known.get(name);
    if (!terms) {
      const forms = [name, name.replace(/[^\p{L}\p{N}]/gu, ''), ...partsOf(name)];
      terms = [...new Set(forms.map(normalize))];
      known.set(name, terms);
    }
    return terms;
  });
}

/** A word of a query. */
export interface QueryWord {
  term: string;
  /** Number of letters that the reader typed. */
  length: number;
}

/** Terms of a query: each word as typed, and each pair of adjacent words as one (`icon button`). */
export interface QueryTerms {
  words: QueryWord[];
  joined: string[];
}

/** Stop words. */
const idle = new Set(
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
  const telling = all.filter(
    (word, index) => !idle.has(word.toLowerCase()) && (word.length > 1 || index < all.length - 1),
  );
  const runs = telling.length > 0 ? telling : all;
  const words = new Map(runs.map((word) => [normalize(word), word.length]));
  return {
    words: [...words].map(([term, length]) => ({ term, length })),
    joined: runs.slice(1).map((word, index) => normalize(runs[index]! + word)),
  };
}

/** Reduces a title, heading, or query to letters and digits, for comparison. */
export const sameness = (text: string) =>
  runsOf(text)
    .map((word) => normalize(word.replace(/[^\p{L}\p{N}]/gu, '')))
    .join('');
