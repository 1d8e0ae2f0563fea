import * as presets from '@theme-ui/presets';
import {
  applyChanges,
  changesBetween,
  toPlain,
  type PlainObject,
} from '../../../src/themes/changes';

const themes = Object.entries({ empty: {}, ...presets }).map(
  ([name, theme]) => [name, toPlain(theme) as PlainObject] as const,
);

test('applying the changes between two presets produces the second without altering either', () => {
  expect(themes.length).toBe(15);
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

test('arrays keep their named keys, and a value that JSON does not support throws', () => {
  const sizes = toPlain(presets.bootstrap.fontSizes) as PlainObject;
  expect(sizes).toMatchObject({
    '0': expect.anything() as unknown,
    lead: expect.anything() as unknown,
  });
  expect(() => toPlain({ styles: { a: { color: () => 'red' } } })).toThrow(
    'theme.styles.a.color is a function',
  );
  expect(toPlain({ a: undefined, b: [1, null] })).toEqual({ b: [1, null] });
});
