import * as presets from '@theme-ui/presets';
import {
  withColorMoved,
  withColor,
  withMode,
  modeNameProblem,
  withModeName,
  withRootColor,
  colorNameProblem,
  colorRows,
  modesIn,
} from '../../src/studio/tools/customize/colors/color-modes';
import type { PlainObject } from '../../src/base/theme-data/changes';
import { colorUses, withColorUses } from '../../src/studio/tools/customize/colors/color-uses';
import { changesOf, presetOf, toDraft, toShared } from '../../src/studio/themes/draft';
import {
  historyOf,
  mapSteps,
  redo,
  step,
  undo,
} from '../../src/studio/tools/customize/drafts/edit-history';
import { palettesOf } from '../../src/base/theme-data/palette';
import type { SharedTheme } from '../../src/studio/themes/theme-link';
import {
  findPath,
  keyProblem,
  formatPath,
  valueAt,
  withName,
  withoutEntry,
  withoutValue,
  withValue,
} from '../../src/base/theme-data/theme-path';

const shared = (changes: PlainObject = {}): SharedTheme => ({
  name: 'Pier',
  base: 'deep',
  changes,
});

describe('paths', () => {
  const theme: PlainObject = {
    colors: { gray: ['#111', '#222'], 'a.b': '#333' },
    space: [0, 4, 8],
  };

  test('values are found, set, renamed and removed by path', () => {
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

  test('a name with dots is a path if the theme has it', () => {
    expect(findPath(theme, 'colors.gray.0')).toEqual(['colors', 'gray', '0']);
    expect(findPath(theme, 'colors.none')).toBeUndefined();
  });

  test.each(['__proto__', 'constructor', 'prototype'])('%s is rejected', (key) => {
    expect(() => withValue({}, ['colors', key], '#000')).toThrow(key);
    expect(keyProblem({}, key)).toContain('reserved');
  });
});

describe('modes', () => {
  const theme: PlainObject = {
    colors: { text: '#000', modes: { dark: { text: '#fff' } } },
    config: { initialColorModeName: 'light' },
  };

  test('are renamed, copied and removed, and rows have the color of each mode', () => {
    expect(modesIn(theme).map(({ name }) => name)).toEqual(['light', 'dark']);
    const more = withMode(theme, 'dim', modesIn(theme)[1]!);
    expect(colorRows(more)).toMatchObject([{ path: ['text'], values: ['#000', '#fff', '#fff'] }]);
    expect(valueAt(withModeName(more, modesIn(more)[2]!, 'dusk'), ['colors', 'modes'])).toEqual({
      dark: { text: '#fff' },
      dusk: { text: '#fff' },
    });
    expect(modesIn(withModeName(theme, modesIn(theme)[0], 'day'))[0].name).toBe('day');
    expect(withoutEntry(theme, modesIn(theme)[1]!.path, 1).colors).toEqual({ text: '#000' });
  });
});

describe('colors of a group in a mode', () => {
  const theme: PlainObject = {
    colors: {
      text: '#000',
      gray: { 1: '#eee', 2: '#ccc' },
      modes: { dark: { gray: { 1: '#111' } }, dim: {} },
    },
  };
  const [, dark, dim] = modesIn(theme);

  test("replace the root's colors, as in Theme UI", () => {
    const row = colorRows(theme).find(({ path }) => path.join('.') === 'gray.2')!;
    expect(row.shown).toEqual(['#ccc', undefined, '#ccc']);
    expect(palettesOf(theme as object)[1]!.palette).toEqual({ text: '#000', 'gray.1': '#111' });
  });

  test('start as a copy of the root’s colors and can be reset to them', () => {
    const own = withColor(theme, dim!, ['gray', '1'], '#999');
    expect(valueAt(own, ['colors', 'modes', 'dim'])).toEqual({ gray: { 1: '#999', 2: '#ccc' } });
    expect(withRootColor(own, dim!, ['gray', '1'])).toEqual(theme);
    expect(
      valueAt(withRootColor(theme, dark!, ['gray', '1']), ['colors', 'modes', 'dark']),
    ).toEqual({
      gray: { 1: '#eee' },
    });
  });

  test('leave no empty group, which would block its name', () => {
    const one = { colors: { text: '#000', gray: { 3: '#333' }, modes: { dark: {} } } };
    expect(withoutEntry(one, ['colors', 'gray', '3'], 1)).toEqual({
      colors: { text: '#000', modes: { dark: {} } },
    });
    expect(colorNameProblem(withoutEntry(one, ['colors', 'gray', '3'], 1), ['gray'])).toBe('');
  });
});

test('the name of a mode has to be valid in a class name', () => {
  for (const name of ['dark', 'high-contrast', 'dark_2', '2', 'été'])
    expect([name, modeNameProblem({}, name)]).toEqual([name, '']);
  for (const name of ['high contrast', 'a:b', 'a/b', 'a,b'])
    expect([name, modeNameProblem({}, name)]).toEqual([name, expect.stringContaining('hyphens')]);
});

test('the name of the root mode has to be unique', () => {
  const names = (initialColorModeName?: string) =>
    modesIn({
      ...(initialColorModeName && { config: { initialColorModeName } }),
      colors: { modes: { default: {}, dark: {} } },
    }).map(({ name }) => name);
  expect(names()).toEqual(['default (root)', 'default', 'dark']);
  expect(names('dark')).toEqual(['dark (root)', 'default', 'dark']);
  expect(names('light')).toEqual(['light', 'default', 'dark']);
});

test.each([
  ['modes', 'Add color modes below.'],
  ['a.b', 'A name can’t contain a dot.'],
  ['onlyDark', 'There’s already an entry named onlyDark.'],
  ['text', 'There’s already an entry named text.'],
  ['', 'Enter a name.'],
])('a color can’t be named %j', (name, problem) => {
  const theme = { colors: { text: '#000', modes: { dark: { onlyDark: '#111' } } } };
  expect(colorNameProblem(theme, [name])).toBe(problem);
});

test('a color can be added to an array of colors, in each mode, without a gap', () => {
  const theme: PlainObject = {
    colors: { gray: ['#fff', '#ccc'], modes: { dark: { gray: ['#000'] } } },
  };
  for (const path of [
    ['gray', '2'],
    ['gray', '7'],
    ['gray', 'deep'],
  ]) {
    expect(colorNameProblem(theme, path)).toBe('');
    const added = modesIn(theme).reduce((next, mode) => withColor(next, mode, path, '#333'), theme);
    const row = colorRows(added).find((each) => formatPath(each.path) === formatPath(path));
    expect(row?.values).toEqual(['#333', '#333']);
    // Without `null`, which an array with a gap has as JSON.
    expect(JSON.parse(JSON.stringify(added))).toEqual(added);
    expect(colorRows(added).slice(0, 2)).toEqual(colorRows(theme));
  }
  expect(colorNameProblem(theme, ['gray', '1'])).toContain('already');
});

test('styles that use a color by its name are found and follow its new name', () => {
  const theme: PlainObject = {
    colors: { accent: '#f00' },
    fonts: { accent: 'serif' },
    buttons: {
      primary: { bg: 'accent', fontFamily: 'accent', ':hover': { color: ['text', 'accent'] } },
    },
    styles: { blockquote: { borderLeftColor: 'accent', color: 'accents' } },
  };
  expect(colorUses(theme, 'accent').map(formatPath)).toEqual([
    'buttons.primary.bg',
    'buttons.primary.:hover.color.1',
    'styles.blockquote.borderLeftColor',
  ]);
  const renamed = withColorUses(theme, 'accent', 'signal');
  expect(colorUses(renamed, 'accent')).toEqual([]);
  expect(colorUses(renamed, 'signal')).toHaveLength(3);
  expect(renamed.fonts).toBe(theme.fonts);
});

describe('drafts', () => {
  test('are shared and stored as changes to their preset', () => {
    const draft = toDraft(shared(), presets);
    expect(draft.theme).toEqual(presetOf('deep', presets));
    const theme = withValue(draft.theme, ['colors', 'primary'], '#123456');
    const edited = { ...draft, theme };
    const changes = { colors: { primary: '#123456' } };
    expect(changesOf(edited, presets)).toEqual(changes);
    expect(toDraft(toShared(edited, presets), presets)).toEqual(edited);
    // Readers can reorder colors, so the order is stored.
    const moved = { ...draft, theme: withColorMoved(theme, ['primary'], -1) };
    expect(colorRows(toDraft(toShared(moved, presets), presets).theme)).toEqual(
      colorRows(moved.theme),
    );
    expect(colorRows(moved.theme)).not.toEqual(colorRows(theme));
    expect(changesOf(moved, presets)).toEqual(changes);
  });
});

describe('undo steps', () => {
  test('edits of one value within 500 ms are merged, and a new edit clears redo', () => {
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

  test("a step after an undo isn't merged into the previous one", () => {
    let history = step(historyOf(0), 1, 'a', 1000);
    history = step(undo(history), 2, 'a', 1100);
    expect(history.past).toEqual([0]);
    expect(undo(history).present).toBe(0);
  });

  test('lead back to the state before all edits, even if there are too many to undo', () => {
    let history = historyOf(0);
    for (let state = 1; state <= 3; state += 1) history = step(history, state, '', state);
    expect(history.first).toBe(0);
    for (let state = 4; state <= 150; state += 1) history = step(history, state, '', state);
    expect(history.first).toBe(0);
    expect(redo(undo(history)).first).toBe(0);
    expect(mapSteps(history, String).first).toBe('0');
    expect(history.past[0]).toBe(50);
  });

  test('can be converted for storage', () => {
    const history = undo(step(step(historyOf(0), 1, '', 0), 2, '', 0));
    expect(mapSteps(history, String)).toEqual({
      past: ['0'],
      first: '0',
      present: '1',
      future: ['2'],
    });
  });
});
