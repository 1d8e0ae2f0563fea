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

test('each preset becomes each other one by its changes, and none is altered on the way', () => {
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
  // Examples in the manner of RFC 7396, appendix A.
  expect(applyChanges({ a: 'b' }, { a: 'c' })).toEqual({ a: 'c' });
  expect(applyChanges({ a: 'b', b: 'c' }, { a: null })).toEqual({ b: 'c' });
  expect(applyChanges({ a: ['b'] }, { a: 'c' })).toEqual({ a: 'c' });
  expect(applyChanges({ a: { b: 'c' } }, { a: { b: 'd', c: null } })).toEqual({ a: { b: 'd' } });
  expect(applyChanges({ a: 1 }, { b: { c: null } })).toEqual({ a: 1, b: {} });
});

test('arrays with names keep them, and what JSON cannot say is named', () => {
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
