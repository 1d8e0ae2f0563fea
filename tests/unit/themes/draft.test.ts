import * as presets from '@theme-ui/presets';
import {
  withMode,
  withModeName,
  withoutMode,
  colorRows,
  modesIn,
} from '../../../src/themes/color-modes';
import type { PlainObject } from '../../../src/themes/changes';
import {
  baseOf,
  NewerVersion,
  readKeptText,
  toKeptText,
  wholeOf,
  withWhole,
  type Draft,
} from '../../../src/themes/draft';
import { historyOf, redo, step, undo, type History } from '../../../src/themes/edit-history';
import {
  findPath,
  keyProblem,
  valueAt,
  withName,
  withoutValue,
  withValue,
} from '../../../src/themes/theme-path';

const draft = (changes: PlainObject = {}): Draft => ({ name: 'Pier', base: 'deep', changes });

describe('paths', () => {
  const theme: PlainObject = {
    colors: { gray: ['#111', '#222'], 'a.b': '#333' },
    space: [0, 4, 8],
  };

  test('a value is found, set, named and taken out where it is', () => {
    expect(valueAt(theme, ['colors', 'gray', '1'])).toBe('#222');
    expect(valueAt(theme, ['colors', 'toString'])).toBeUndefined();
    expect(withValue(theme, ['colors', 'brand', 'dark'], '#000').colors).toEqual({
      gray: ['#111', '#222'],
      'a.b': '#333',
      brand: { dark: '#000' },
    });
    expect(withValue(theme, ['space', '3'], 16).space).toEqual([0, 4, 8, 16]);
    expect(withoutValue(theme, ['space', '1']).space).toEqual([0, 8]);
    expect(Object.keys(withName(theme, ['colors', 'gray'], 'grays').colors!)).toEqual([
      'grays',
      'a.b',
    ]);
    expect(theme.space).toEqual([0, 4, 8]);
  });

  test('text with dots leads to keys that hold dots', () => {
    expect(findPath(theme, 'colors.a.b')).toEqual(['colors', 'a.b']);
    expect(findPath(theme, 'colors.gray.0')).toEqual(['colors', 'gray', '0']);
    expect(findPath(theme, 'colors.none')).toBeUndefined();
  });

  test.each(['__proto__', 'constructor', 'prototype'])('%s is refused', (key) => {
    expect(() => withValue({}, ['colors', key], '#000')).toThrow(key);
    expect(keyProblem({}, key)).toContain('refused');
  });
});

describe('modes', () => {
  const theme: PlainObject = {
    colors: { text: '#000', modes: { dark: { text: '#fff' } } },
    config: { initialColorModeName: 'light' },
  };

  test('are named, copied and taken out, and rows have what each has', () => {
    expect(modesIn(theme).map(({ name }) => name)).toEqual(['light', 'dark']);
    const more = withMode(theme, 'dim', modesIn(theme)[1]!);
    expect(colorRows(more)).toEqual([{ path: ['text'], values: ['#000', '#fff', '#fff'] }]);
    expect(valueAt(withModeName(more, modesIn(more)[2]!, 'dusk'), ['colors', 'modes'])).toEqual({
      dark: { text: '#fff' },
      dusk: { text: '#fff' },
    });
    expect(modesIn(withModeName(theme, modesIn(theme)[0], 'day'))[0].name).toBe('day');
    expect(withoutMode(theme, modesIn(theme)[1]!).colors).toEqual({ text: '#000' });
  });
});

describe('drafts', () => {
  test('keep only what differs from their base', () => {
    const whole = withValue(baseOf(draft(), presets), ['colors', 'primary'], '#123456');
    const changed = withWhole(draft(), whole, presets);
    expect(changed.changes).toEqual({ colors: { primary: '#123456' } });
    expect(wholeOf(changed, presets)).toEqual(whole);
  });

  test('come back from text with all their steps; long histories lose the oldest', () => {
    let history: History<Draft> = historyOf(draft());
    for (let count = 1; count <= 120; count += 1) {
      history = step(history, draft({ space: [count] }), '', count * 1000);
    }
    history = undo(undo(history));
    const kept = { history, revision: 'b', parent: 'a', edited: 5 };
    const read = readKeptText(toKeptText(kept));
    expect(read.history.past).toHaveLength(98);
    expect(read.history.present.changes).toEqual({ space: [118] });
    expect(redo(read.history).present.changes).toEqual({ space: [119] });
    const short = readKeptText(toKeptText(kept, 2000));
    expect(short.history.present).toEqual(read.history.present);
    expect(short.history.past.length).toBeGreaterThan(5);
    expect(short.history.past.at(-1)).toEqual(read.history.past.at(-1));
    expect(readKeptText(toKeptText(kept, 1)).history).toEqual({
      past: [],
      present: history.present,
      future: [],
    });
  });

  test('300 damaged texts are read or refused, and never anything else', () => {
    const text = toKeptText({
      history: historyOf(draft({ space: [1] })),
      revision: 'b',
      parent: '',
      edited: 1,
    });
    let refused = 0;
    for (let index = 0; index < 300; index += 1) {
      const at = (index * 37) % text.length;
      const damaged = [text.slice(0, at), text.slice(0, at) + '}' + text.slice(at + 1), text + '#'][
        index % 3
      ]!;
      try {
        expect(readKeptText(damaged).history.present).toMatchObject({ base: expect.any(String) });
      } catch (error) {
        expect((error as Error).message).not.toBe('');
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThan(200);
  });
});

describe('a kept draft of another version', () => {
  const text = (version: unknown) =>
    JSON.stringify({
      version,
      revision: 'b',
      parent: 'a',
      past: [],
      present: draft(),
      future: [],
    });
  const errorOf = (kept: string) => {
    try {
      return readKeptText(kept);
    } catch (error) {
      return error;
    }
  };
  test.each([2, 3, 1.5, 99, Number.MAX_SAFE_INTEGER])('%p is told as newer', (version) => {
    expect(errorOf(text(version))).toBeInstanceOf(NewerVersion);
    // A newer version may look like anything.
    expect(errorOf(JSON.stringify({ version }))).toBeInstanceOf(NewerVersion);
  });
  test.each([0, -1, '2', null, true, {}, undefined])('%p is told as damaged', (version) => {
    expect(errorOf(text(version))).toBeInstanceOf(Error);
    expect(errorOf(text(version))).not.toBeInstanceOf(NewerVersion);
  });
  test.each(['null', '2', '"2"', '[]', '{', '{"version":2'])('%s is told as damaged', (kept) => {
    expect(errorOf(kept)).toBeInstanceOf(Error);
    expect(errorOf(kept)).not.toBeInstanceOf(TypeError);
    expect(errorOf(kept)).not.toBeInstanceOf(NewerVersion);
  });
});

describe('steps', () => {
  test('edits of one thing within 500 ms are one; a new edit forgets what was taken back', () => {
    let history = historyOf(0);
    history = step(history, 1, 'colors.text', 1000);
    history = step(history, 2, 'colors.text', 1500);
    history = step(history, 3, 'colors.text', 2001);
    history = step(history, 4, 'colors.primary', 2100);
    history = step(history, 5, '', 2101);
    history = step(history, 6, '', 2102);
    expect(history.past).toEqual([0, 2, 3, 4, 5]);
    history = undo(history);
    expect(history.present).toBe(5);
    expect(redo(history).present).toBe(6);
    expect(redo(step(history, 7, '', 3000)).present).toBe(7);
    expect(undo(historyOf(0)).present).toBe(0);
  });

  test('a step after one that was taken back does not merge into what was before', () => {
    let history = step(historyOf(0), 1, 'a', 1000);
    history = step(undo(history), 2, 'a', 1100);
    expect(history.past).toEqual([0]);
    expect(undo(history).present).toBe(0);
  });
});
