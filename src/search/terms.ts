/** Spellings that readers use beside the site's. */
const spellings: [RegExp, string][] = [
  [/colour/g, 'color'],
  [/grey/g, 'gray'],
  [/behaviour/g, 'behavior'],
  [/centre/g, 'center'],
  [/([^aeious])yse/g, '$1yze'],
];

/** A word as it is compared: lower case, American, singular. */
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

/** Runs of letters, digits and the signs that names in code are made of. */
const run = /[\p{L}\p{N}@/.:$_-]+/gu;

/** A run without the signs that end a sentence or stand around a name. */
const trim = (text: string) => text.replace(/^[./-]+|[./:-]+$/g, '');

function runsOf(text: string): string[] {
  return (text.match(run) ?? []).map(trim).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** The parts of a name: at signs, and at the capitals of camel case. */
function partsOf(name: string): string[] {
  return name
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((part) => [part, ...part.split(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u)])
    .filter(Boolean);
}

/** Terms of the names that came before: most words of a page are also on others. */
const known = new Map<string, string[]>();

/**
 * The words under which a text is found: each name whole, without its signs, and in its parts. So
 * `@theme-ui/presets` is found as `presets`, and `IconButton` as `icon`.
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

/** The words of a query, each as it was typed, and two that stand side by side as one: `icon button`. */
export interface QueryTerms {
  words: QueryWord[];
  joined: string[];
}

/** Words of questions that don't say what the question is about. */
const idle = new Set(
  (
    'a an and are as at be between by can coming did do does for from has have how i if in into is it its my not of ' +
    'on or own put so that the there this to use using was we what when where which why will with work working you your'
  ).split(' '),
);

/**
 * Takes a query apart. Beside others, words that say nothing are left out, and the first letter of a word
 * that is still being typed.
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

/** A title, heading or query without signs and spaces, to see whether two mean the same. */
export const sameness = (text: string) =>
  runsOf(text)
    .map((word) => normalize(word.replace(/[^\p{L}\p{N}]/gu, '')))
    .join('');
