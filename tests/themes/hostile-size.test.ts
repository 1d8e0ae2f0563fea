import type { PlainObject } from '../../src/base/theme-data/changes';
import { importTheme } from '../support/read-theme';
import { usableTheme } from '../../src/studio/themes/shared-theme';
import { packText } from '../../src/runtime/browser/packed-text';
import { decodeTheme, encodeTheme } from '../../src/studio/themes/theme-link';
import { MAX_VALUES } from '../../src/studio/themes/theme-size';
import { endlessVariants } from '../../src/studio/themes/endless-variants';

const readTheme = (text: string, name = '') => importTheme([{ name, text }]);

/** Counts the object entries and array items that a function iterates over or copies. */
function countSteps(act: () => unknown): number {
  let count = 0;
  const { entries, values, keys, fromEntries } = Object;
  const iterate = Array.prototype[Symbol.iterator];
  const counted = <List extends { length: number }>(list: List): List => {
    count += list.length;
    return list;
  };
  Object.entries = (value: object) => counted(entries(value));
  Object.values = (value: object) => counted(values(value));
  Object.keys = (value: object) => counted(keys(value));
  Object.fromEntries = (list: Iterable<readonly unknown[]>) => {
    const all = Array.from(list);
    count += all.length;
    return fromEntries(all);
  };
  Array.prototype[Symbol.iterator] = function* (this: unknown[]) {
    for (let index = 0; index < this.length; index += 1) {
      count += 1;
      yield this[index];
    }
  } as typeof iterate;
  try {
    act();
  } finally {
    Object.assign(Object, { entries, values, keys, fromEntries });
    Array.prototype[Symbol.iterator] = iterate;
  }
  return count;
}

/** Expects the number of steps to grow no faster than the size. */
function expectLinear(stepsForSize: (size: number) => number, less: number, more: number): void {
  const [small, large] = [stepsForSize(less), stepsForSize(more)];
  expect(small).toBeGreaterThan(less / 2);
  expect(large / small).toBeLessThan((more / less) * 1.3);
}

const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

/** Themes with many invalid values. */
const wrong: Record<string, (count: number) => PlainObject> = {
  colors: (count) => ({
    colors: Object.fromEntries(Array.from({ length: count }, (_, index) => [`c${index}`, 1])),
  }),
  'colors in groups and modes': (count) => ({
    colors: {
      text: '#000',
      modes: Object.fromEntries(
        Array.from({ length: count / 10 }, (_, mode) => [
          `m${mode}`,
          Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`c${index}`, 'no'])),
        ]),
      ),
    },
  }),
  'a list': (count) => ({ space: Array.from({ length: count }, () => true) }),
  styles: (count) => ({
    buttons: Object.fromEntries(Array.from({ length: count }, (_, index) => [`b.${index}`, 'x'])),
  }),
};

describe.each(Object.keys(wrong))('invalid values: %s', (name) => {
  test.each([1000, 8000])('%i are removed', (count) => {
    const { usable, problems } = usableTheme(wrong[name]!(count));
    expect(problems.filter(({ isWrong }) => isWrong)).toHaveLength(count);
    expect(JSON.stringify(usable)).not.toMatch(/:1|"no"|true|"x"/);
  });

  test('take steps proportional to their number', () => {
    expectLinear((count) => countSteps(() => usableTheme(wrong[name]!(count))), 1000, 8000);
  });
});

test('valid values next to invalid ones are unchanged', () => {
  const styles = { root: { m: 0 } };
  const theme: PlainObject = {
    colors: { 'a.b': 1, a: { b: '#000', c: 1 } },
    space: [0, true, 8],
    styles,
  };
  const { usable } = usableTheme(theme);
  expect(usable).toEqual({ colors: { a: { b: '#000' } }, space: { 0: 0, 2: 8 }, styles });
  expect(usable.styles).toBe(styles);
  expect(usableTheme({ styles }).usable).toEqual({ styles });
});

test('a variant under a key with many dots takes steps proportional to their number', () => {
  const joins: number[] = [];
  const { join } = Array.prototype;
  Array.prototype.join = function (this: unknown[], separator?: string) {
    joins.push(this.length);
    return join.call(this, separator);
  };
  try {
    const dotted: PlainObject = { text: { b: {}, ['a.'.repeat(20_000)]: { variant: 'text.b' } } };
    expect(endlessVariants(dotted)).toEqual([]);
  } finally {
    Array.prototype.join = join;
  }
  expect(joins.reduce((sum, length) => sum + length, 0)).toBeLessThan(100_000);
});

describe('the limit of values', () => {
  const theme = (count: number): PlainObject => ({
    colors: Object.fromEntries(Array.from({ length: count }, (_, index) => [`c${index}`, 1])),
  });
  const link = async (changes: PlainObject) =>
    `theme1.${await packText(JSON.stringify({ base: '', changes }))}`;
  const tooMany = /8,000 values.*limit is 5,000/;

  test('is reported with the actual number for a link', async () => {
    expect(MAX_VALUES).toBe(5000);
    await expect(decodeTheme(await link(theme(8000)))).rejects.toThrow(tooMany);
    await expect(decodeTheme(await link(theme(5001)))).rejects.toThrow(/5,001 values/);
    expect((await decodeTheme(await link(theme(5000)))).changes).toEqual(theme(5000));
    // Links that can't be read aren't created.
    await expect(encodeTheme({ base: '', changes: theme(8000) })).rejects.toThrow(tooMany);
    // Empty groups count as values, too.
    const empty = Object.fromEntries(Array.from({ length: 8000 }, (_, index) => [`c${index}`, {}]));
    await expect(decodeTheme(await link({ colors: empty }))).rejects.toThrow(tooMany);
  });

  test.each<[string, (count: number) => string]>([
    ['JSON', (count) => JSON.stringify(theme(count)).replaceAll(':1', ':"#000"')],
    [
      'TypeScript',
      (count) => `export const theme = { colors: {${repeat(count, (i) => `c${i}: '#000',`)}} };`,
    ],
    ['CSS', (count) => `:root {${repeat(count, (i) => `--c${i}: #000;`)}}`],
    ['a mode in CSS', (count) => `.dark {${repeat(count, (i) => `--c${i}: #000;`)}}`],
    ['a repeated declaration', (count) => `.dark {${'--c: #000;'.repeat(count)}}`],
    [
      'a rule for many modes',
      (count) =>
        `${repeat(count / 100, (i) => `.theme-ui-m${i},`)} .dark {${repeat(100, (i) => `--c${i}:red;`)}}`,
    ],
    ['Tailwind CSS', (count) => `@theme {${repeat(count, (i) => `--color-c${i}: #000;`)}}`],
    [
      'tokens',
      (count) =>
        `{"fonts":{"$type":"fontFamily"${repeat(count, (i) => `,"c${i}":{"$value":"a"}`)}}}`,
    ],
  ])('is reported for %s', (_name, text) => {
    expect(() => readTheme(text(8000))).toThrow(/8,\d00 values.*limit is 5,000/);
    expect(() => readTheme(text(1000))).not.toThrow();
  });

  test('includes values that modes of a stylesheet inherit from each other', () => {
    const css = (modes: number, colors: number) =>
      `:root {--a: #000;${repeat(colors, (i) => `--c${i}: var(--a);`)}}` +
      repeat(modes, (i) => `.theme-ui-m${i} {--a: #fff;}`);
    expect(() => readTheme(css(2000, 2000))).toThrow(/values.*limit is 5,000/);
    expect(readTheme(css(20, 50)).theme).toMatchObject({ colors: { c0: '#000' } });
  });
});

describe('a stylesheet', () => {
  const darks = (rules: number, declarations: number) =>
    repeat(rules, () => `.dark {${repeat(declarations, (i) => `--c${i}: #000;`)}}`);
  const readOrReject = (text: string) => {
    try {
      readTheme(text, 'a.css');
    } catch {
      // Too many values. Only the number of steps until then matters.
    }
  };

  test('that repeats one mode takes steps proportional to its length', () => {
    expectLinear((rules) => countSteps(() => readTheme(darks(rules, 50), 'a.css')), 10, 80);
    expectLinear((rules) => countSteps(() => readOrReject(darks(rules, 500))), 3, 24);
  });

  test('with repeated or nested selectors takes steps proportional to its length', () => {
    const repeated = (count: number) => `${'.dark,'.repeat(count)}.dark {--a: red;--b: red}`;
    expectLinear((count) => countSteps(() => readTheme(repeated(count), 'a.css')), 100, 800);
    const nested = (depth: number) =>
      `.dark {${'&,& {'.repeat(depth)}--a: #fff;${'}'.repeat(depth)}} :root {--a: #000}`;
    expectLinear((depth) => countSteps(() => readTheme(nested(depth), 'a.css')), 7, 50);
    expect(readTheme(nested(50)).theme).toEqual({
      colors: { a: '#000', modes: { dark: { a: '#fff' } } },
    });
  });
});
