import * as presets from '@theme-ui/presets';
import { measurePairs, palettesOf } from '../../src/base/theme-data/palette';
import { repairsOf } from '../../src/studio/tools/customize/contrast/pair-repair';
import { toPlain, type PlainObject } from '../../src/base/theme-data/changes';
import { withFixedMode } from '../../src/base/theme-data/in-mode';
import { importTheme } from '../support/read-theme';
import { usableTheme } from '../../src/studio/themes/shared-theme';
import { colorKeys } from '../../src/sandbox/live-code/frame/color-properties';
import { toTypeScriptDifference } from '../../src/studio/themes/formats/typescript/write-difference';
import { writeTokens } from '../../src/studio/themes/formats/tokens/write';

/** Names that every object inherits. */
const names = Object.getOwnPropertyNames(Object.prototype);
const refused = ['__proto__', 'constructor', 'prototype'];

test('inherited names are found', () => expect(names.length).toBeGreaterThan(10));

describe.each(names)('%s, which every object inherits', (name) => {
  test('is not a color, size, weight or variant in a theme', () => {
    const theme: PlainObject = {
      colors: { text: '#000', background: '#fff', modes: { dark: { text: '#fff' } } },
      fontSizes: [12],
      fontWeights: { body: 400 },
      text: {
        a: { color: name, bg: name, fontSize: name, fontWeight: name },
        b: { variant: `${name}.${name}`, color: 'text' },
        c: { variant: `text.${name}` },
      },
    };
    const { usable } = usableTheme(theme);
    let judged = 0;
    for (const { palette } of palettesOf(usable as object)) {
      const pairs = measurePairs(usable as object, palette);
      for (const pair of pairs) {
        judged += 1;
        if (pair.foreground === name) expect(pair.colors.foreground).toBeUndefined();
        repairsOf(pair, pairs, palette);
      }
    }
    expect(judged).toBeGreaterThan(20);
    expect(withFixedMode(usable as object, name).colors).toEqual({
      text: '#000',
      background: '#fff',
    });
    expect(
      [...colorKeys(usable as object, name).values()].every((key) => !key.includes(name)),
    ).toBe(true);
  });

  test('is not a token type or weight', () => {
    const read = (tokens: object) => importTheme([{ name: '', text: JSON.stringify(tokens) }]);
    expect(() => read({ brand: { $type: name, a: { $value: 'x' } } })).toThrow(
      'This file has no design tokens',
    );
    expect(() => read({ fontWeights: { $type: 'fontWeight', a: { $value: name } } })).toThrow(
      'fontWeights.a',
    );
    expect(writeTokens({ fontWeights: { a: name } }).leftOut).toEqual(['fontWeights.a']);
  });

  if (refused.includes(name)) return;
  test('is a normal key in an export', () => {
    const theme = { colors: { [name]: '#ff0000' }, space: { [name]: 4 } };
    const tokens = JSON.parse(writeTokens(theme).text);
    expect(importTheme([{ name: '', text: JSON.stringify(tokens) }]).theme).toEqual(theme);
    expect(writeTokens(theme).leftOut).toEqual([]);
    const base = toPlain(presets.base) as PlainObject;
    const changes = { [name]: { a: '1' } };
    const text = toTypeScriptDifference({
      base: 'base',
      preset: presets.base,
      changes,
      theme: { ...base, ...changes },
    });
    expect(text).toContain('merge(base, changes)');
  });
});
