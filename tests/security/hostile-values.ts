import fc from 'fast-check';

/** Number of damaged values for each reader. */
export const runs = 250;

/** Seed of the values. It's fixed, so that failures are reproducible. */
export const seed = 17;

/** A key that a reader must have taken out, in JSON. */
export const unsafeKey = /"(__proto__|constructor|prototype)":/;

/** Keys and strings that have broken readers before. */
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

/** Any JSON value, often with some of the keys that a reader uses. */
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

/** Any JSON value, or a valid object with some of its values replaced, also nested ones. */
export function partly(valid: object): fc.Arbitrary<unknown> {
  const keys = Object.keys(valid);
  const nested = Object.values(valid).flatMap((value) => Object.keys(Object(value) as object));
  return fc.oneof(
    jsonWith([...keys, ...nested]),
    fc
      .dictionary(fc.constantFrom(...keys), jsonWith(nested))
      .map((some) => ({ ...valid, ...some })),
    fc.tuple(fc.constantFrom(...keys), jsonWith(nested)).map(([key, value]) => ({
      ...valid,
      [key]: { ...Object((valid as Record<string, unknown>)[key]), ...Object(value) } as object,
    })),
  );
}

/** A text with characters removed, inserted or replaced. */
function damaged(whole: string): fc.Arbitrary<string> {
  const position = fc.nat(whole.length);
  return fc
    .tuple(position, position, text)
    .map(([start, end, middle]) => whole.slice(0, start) + middle + whole.slice(end));
}

/** Content of a storage key: any text, any JSON, or a damaged valid value. */
export function storedText(keys: string[], valid: string): fc.Arbitrary<string> {
  return fc.oneof(
    text,
    jsonWith(keys).map((value) => JSON.stringify(value)),
    damaged(valid),
  );
}

/** Query string of a URL, often with the keys and values that a reader uses. */
export function query(keys: string[], values: string[] = ['']): fc.Arbitrary<string> {
  const pair = fc.tuple(
    fc.oneof(fc.constantFrom(...keys), text),
    fc.oneof(fc.constantFrom(...values), text),
  );
  const encoded = fc
    .array(pair, { maxLength: 6 })
    .map(
      (pairs) => `?${new URLSearchParams(pairs.map(([a, b]) => [wellFormed(a), wellFormed(b)]))}`,
    );
  return fc.oneof(encoded, text);
}

const wellFormed = (value: string) => value.replace(/\p{Surrogate}/gu, '\uFFFD');

/** URL hash with a prefix: any text or Base64 after it, or a valid hash, whole or damaged. */
export function marked(prefix: string, valid: string): fc.Arbitrary<string> {
  return fc.oneof(
    text.map((rest) => prefix + rest),
    fc.base64String().map((rest) => prefix + rest),
    damaged(valid),
    fc.constant(valid),
    text,
  );
}
