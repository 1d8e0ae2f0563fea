import fc from 'fast-check';

/** Damaged values that each reader gets: always the same, so that a failure is there again. */
export const runs = 250;

/** The seed that they are made from. */
export const seed = 17;

/** Keys and texts that have broken readers before. */
const traps = [
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'then', 'length', ''],
  ...[
    '%',
    '%E0%A4%A',
    '#%',
    '//evil.example',
    'javascript:alert(1)',
    '\0',
    '\uD800',
    '"><img src=x>',
  ],
  ...['<script>window.ran=true</script>', '<img src=x onerror=window.ran=true>', '1e999', 'null'],
];

const text = fc.oneof(fc.constantFrom(...traps), fc.string({ unit: 'binary' }), fc.string());

/** Any value that JSON can hold; many have some of the keys that are read. */
export function jsonWith(keys: string[]): fc.Arbitrary<unknown> {
  const anything = fc.jsonValue({ maxDepth: 4 });
  const leaf = fc.oneof(text, fc.double(), fc.boolean(), fc.constant(null), anything);
  const key = fc.oneof(fc.constantFrom(...keys, 'length'), text);
  const some = fc.dictionary(key, leaf, { noNullPrototype: true });
  const nested = fc.dictionary(key, fc.oneof(leaf, some, fc.array(some, { maxLength: 3 })), {
    noNullPrototype: true,
  });
  return fc.oneof(anything, some, nested, fc.array(nested, { maxLength: 3 }));
}

/** A text with characters taken away, put in or changed. */
function damaged(whole: string): fc.Arbitrary<string> {
  const place = fc.nat(whole.length);
  return fc
    .tuple(place, place, text)
    .map(([start, end, middle]) => whole.slice(0, start) + middle + whole.slice(end));
}

/** What a storage may hold: any text, JSON of any kind, and what stands there rightly, damaged. */
export function storedText(keys: string[], right: string): fc.Arbitrary<string> {
  return fc.oneof(
    text,
    jsonWith(keys).map((value) => JSON.stringify(value)),
    damaged(right),
  );
}

/** A query of an address. */
export function query(keys: string[]): fc.Arbitrary<string> {
  const pair = fc.tuple(fc.oneof(fc.constantFrom(...keys), text), text);
  const written = fc
    .array(pair, { maxLength: 6 })
    .map(
      (pairs) => `?${new URLSearchParams(pairs.map(([a, b]) => [wellFormed(a), wellFormed(b)]))}`,
    );
  return fc.oneof(written, text);
}

const wellFormed = (value: string) => value.replace(/\p{Surrogate}/gu, '\uFFFD');

/** A hash with a mark, and what is behind it. */
export function marked(prefix: string, right: string): fc.Arbitrary<string> {
  return fc.oneof(
    text.map((rest) => prefix + rest),
    fc.base64String().map((rest) => prefix + rest),
    damaged(right),
    text,
  );
}
