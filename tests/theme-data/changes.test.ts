import * as presets from '@theme-ui/presets';
import {
  applyChanges,
  changesBetween,
  toPlain,
  type PlainObject,
} from '../../src/base/theme-data/changes';

const themes = Object.entries({ empty: {}, ...presets }).map(
  ([name, theme]) => [name, toPlain(theme) as PlainObject] as const,
);

test('applying the changes between two presets produces the second without altering either', () => {
  const before = JSON.stringify(themes);
  for (const [from, base] of themes) {
    for (const [to, target] of themes) {
      const changes = changesBetween(base, target);
      expect([from, to, applyChanges(base, changes)]).toEqual([from, to, target]);
      if (from === to) expect(changes).toEqual({});
    }
  }
  expect(JSON.stringify(themes)).toBe(before);
});

test('changes are a JSON merge patch', () => {
  // Examples similar to RFC 7396, appendix A.
  expect(applyChanges({ a: 'b' }, { a: 'c' })).toEqual({ a: 'c' });
  expect(applyChanges({ a: 'b', b: 'c' }, { a: null })).toEqual({ b: 'c' });
  expect(applyChanges({ a: ['b'] }, { a: 'c' })).toEqual({ a: 'c' });
  expect(applyChanges({ a: { b: 'c' } }, { a: { b: 'd', c: null } })).toEqual({ a: { b: 'd' } });
  expect(applyChanges({ a: 1 }, { b: { c: null } })).toEqual({ a: 1, b: {} });
});

test("arrays keep their named keys, and a value that JSON doesn't support throws", () => {
  const sizes = toPlain(presets.bootstrap.fontSizes) as PlainObject;
  expect(sizes).toMatchObject({
    '0': expect.anything() as unknown,
    lead: expect.anything() as unknown,
  });
  expect(() => toPlain({ styles: { a: { color: () => 'red' } } })).toThrow(
    'theme.styles.a.color has the type function',
  );
  expect(toPlain({ a: undefined, b: [1, null] })).toEqual({ b: [1, null] });
});

test('changes that keep the order only have all keys of groups whose order differs', () => {
  const base = {
    colors: { text: '#000', gray: { dark: '#333', light: '#ccc' }, primary: '#07c' },
    space: [0, 4],
  };
  const { text, gray, primary } = base.colors;
  const target = { ...base, colors: { primary, gray, text } };
  expect(changesBetween(base, target)).toEqual({});
  const changes = changesBetween(base, target, true);
  expect(changes).toEqual({ colors: { primary, gray: {}, text } });
  expect(JSON.stringify(applyChanges(base, changes))).toBe(JSON.stringify(target));
  const renamed = { ...base, colors: { body: text, gray, primary } };
  const after = applyChanges(base, changesBetween(base, renamed, true));
  expect(JSON.stringify(after)).toBe(JSON.stringify(renamed));
  for (const [, from] of themes) {
    for (const [, to] of themes) {
      const ordered = applyChanges(from, changesBetween(from, to, true));
      expect(JSON.stringify(ordered)).toBe(JSON.stringify(to));
    }
  }
});
