import type { PlainObject } from '../../../src/themes/changes';
import { readTheme as readFiles } from '../../../src/themes/read-theme';
import { usableTheme } from '../../../src/themes/shared-theme';
import { packText } from '../../../src/browser/packed-text';
import { decodeTheme, encodeTheme } from '../../../src/themes/theme-link';
import { MAX_VALUES } from '../../../src/themes/theme-size';
import { variantProblems } from '../../../src/themes/variant-problems';

const readTheme = (text: string, name = '') => readFiles([{ name, text }]);

/** Entries of objects and items of arrays that are gone through and copied while something runs. */
function workOf(act: () => unknown): number {
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

/** Checks that work grows no faster than what is worked on. */
function expectLinear(workOfSize: (size: number) => number, less: number, more: number): void {
  const [small, large] = [workOfSize(less), workOfSize(more)];
  expect(small).toBeGreaterThan(less / 2);
  expect(large / small).toBeLessThan((more / less) * 1.3);
}

const repeat = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join('');

/** Themes with many wrong values. */
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

describe.each(Object.keys(wrong))('wrong values: %s', (name) => {
  test.each([1000, 8000])('%i are taken out', (count) => {
    const { usable, problems } = usableTheme(wrong[name]!(count));
    expect(problems.filter(({ isWrong }) => isWrong)).toHaveLength(count);
    expect(JSON.stringify(usable)).not.toMatch(/:1|"no"|true|"x"/);
  });

  test('take work that grows with their number', () => {
    expectLinear((count) => workOf(() => usableTheme(wrong[name]!(count))), 1000, 8000);
  });
});

test('what is right beside wrong values stays as it is', () => {
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

test('a variant below a key of many dots takes work that grows with their number', () => {
  const joins: number[] = [];
  const { join } = Array.prototype;
  Array.prototype.join = function (this: unknown[], separator?: string) {
    joins.push(this.length);
    return join.call(this, separator);
  };
  try {
    const dotted: PlainObject = { text: { b: {}, ['a.'.repeat(20_000)]: { variant: 'text.b' } } };
    expect(variantProblems(dotted)).toEqual([]);
  } finally {
    Array.prototype.join = join;
  }
  expect(joins.reduce((sum, length) => sum + length, 0)).toBeLessThan(100_000);
});

describe('the most values that are read', () => {
  const theme = (count: number): PlainObject => ({
    colors: Object.fromEntries(Array.from({ length: count }, (_, index) => [`c${index}`, 1])),
  });
  const link = async (changes: PlainObject) =>
    `theme1.${await packText(JSON.stringify({ base: '', changes }))}`;
  const tooMany = /8,000 values.*at most 5,000/;

  test('are told with the number there is, for a link', async () => {
    expect(MAX_VALUES).toBe(5000);
    await expect(decodeTheme(await link(theme(8000)))).rejects.toThrow(tooMany);
    await expect(decodeTheme(await link(theme(5001)))).rejects.toThrow(/5,001 values/);
    expect((await decodeTheme(await link(theme(5000)))).changes).toEqual(theme(5000));
    // A theme that no link may have is not written into one.
    await expect(encodeTheme({ base: '', changes: theme(8000) })).rejects.toThrow(tooMany);
    // Empty groups are values, too.
    const empty = Object.fromEntries(Array.from({ length: 8000 }, (_, index) => [`c${index}`, {}]));
    await expect(decodeTheme(await link({ colors: empty }))).rejects.toThrow(tooMany);
  });

  test.each<[string, (count: number) => string]>([
    ['JSON', (count) => JSON.stringify(theme(count))],
    [
      'TypeScript',
      (count) => `export const theme = { colors: {${repeat(count, (i) => `c${i}: 1,`)}} };`,
    ],
    ['CSS', (count) => `:root {${repeat(count, (i) => `--c${i}: #000;`)}}`],
    ['a mode of CSS', (count) => `.dark {${repeat(count, (i) => `--c${i}: #000;`)}}`],
    ['one declaration again and again', (count) => `.dark {${'--c: #000;'.repeat(count)}}`],
    [
      'a rule of many modes',
      (count) =>
        `${repeat(count / 100, (i) => `.theme-ui-m${i},`)} .dark {${repeat(100, (i) => `--c${i}:red;`)}}`,
    ],
    ['Tailwind CSS', (count) => `@theme {${repeat(count, (i) => `--color-c${i}: #000;`)}}`],
    [
      'tokens',
      (count) =>
        `{"fonts":{"$type":"fontFamily"${repeat(count, (i) => `,"c${i}":{"$value":"a"}`)}}}`,
    ],
  ])('are told for %s', (_name, text) => {
    expect(() => readTheme(text(8000))).toThrow(/8,\d00 values.*at most 5,000/);
    expect(() => readTheme(text(1000))).not.toThrow();
  });

  test('count what modes of a style sheet take from each other', () => {
    const css = (modes: number, colors: number) =>
      `:root {--a: #000;${repeat(colors, (i) => `--c${i}: var(--a);`)}}` +
      repeat(modes, (i) => `.theme-ui-m${i} {--a: #fff;}`);
    expect(() => readTheme(css(2000, 2000))).toThrow(/values.*at most 5,000/);
    expect(readTheme(css(20, 50)).theme).toMatchObject({ colors: { c0: '#000' } });
  });
});

describe('a style sheet', () => {
  const darks = (rules: number, declarations: number) =>
    repeat(rules, () => `.dark {${repeat(declarations, (i) => `--c${i}: #000;`)}}`);
  const refused = (text: string) => {
    try {
      readTheme(text, 'a.css');
    } catch {
      // Too many values; what matters is how much work it took to know.
    }
  };

  test('that says one mode again and again takes work that grows with its length', () => {
    expectLinear((rules) => workOf(() => readTheme(darks(rules, 50), 'a.css')), 10, 80);
    expectLinear((rules) => workOf(() => refused(darks(rules, 500))), 3, 24);
  });

  test('whose selectors repeat, also inside each other, takes work that grows with its length', () => {
    const repeated = (count: number) => `${'.dark,'.repeat(count)}.dark {--a: red;--b: red}`;
    expectLinear((count) => workOf(() => readTheme(repeated(count), 'a.css')), 100, 800);
    const nested = (depth: number) =>
      `.dark {${'&,& {'.repeat(depth)}--a: #fff;${'}'.repeat(depth)}} :root {--a: #000}`;
    expectLinear((depth) => workOf(() => readTheme(nested(depth), 'a.css')), 7, 50);
    expect(readTheme(nested(50)).theme).toEqual({
      colors: { a: '#000', modes: { dark: { a: '#fff' } } },
    });
  });
});
