import * as presets from '@theme-ui/presets';
import path from 'node:path';
import ts from 'typescript';
import { toPlain, type PlainObject } from '../../../src/theme-tools/changes';
import {
  movedSettings,
  themeKeys,
  themeProblems,
  unsafePaths,
} from '../../../src/theme-tools/theme-problems';

test('the keys are those of the type Theme', () => {
  const file = path.resolve('node_modules/@theme-ui/css/dist/declarations/src/types.d.ts');
  const program = ts.createProgram([file], { skipLibCheck: true });
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
  const theme = checker.getExportsOfModule(module).find(({ name }) => name === 'Theme')!;
  const names = checker
    .getDeclaredTypeOfSymbol(theme)
    .getProperties()
    .map(({ name }) => name);
  expect(names.length).toBeGreaterThan(30);
  expect([...Object.keys(themeKeys), ...movedSettings].sort()).toEqual(names.sort());
});

test('presets have nothing that Theme UI cannot use; what it does not read is named', () => {
  const found = Object.entries(presets).flatMap(([name, preset]) =>
    themeProblems(toPlain(preset) as PlainObject).map(({ path: key, isWrong }) => [
      name,
      key,
      isWrong,
    ]),
  );
  expect(found).toEqual([
    ['dark', 'prism', false],
    ['deep', 'prism', false],
    ['swiss', 'prism', false],
    ['tailwind', 'inputs', false],
    ['tailwind', 'transforms', false],
  ]);
});

test.each<[PlainObject, string, boolean]>([
  [{ colors: { text: 'blau' } }, 'colors.text', true],
  [{ colors: { modes: { dark: { text: 4 } } } }, 'colors.modes.dark.text', true],
  [{ colors: '#fff' }, 'colors', true],
  [{ space: 4 }, 'space', true],
  [{ space: [0, true] }, 'space.1', true],
  [{ fonts: { body: 4 } }, 'fonts.body', true],
  [{ buttons: { primary: 'red' } }, 'buttons.primary', true],
  [{ breakpoints: [640] }, 'breakpoints.0', true],
  [{ config: true }, 'config', true],
  [{ colours: { text: '#000' } }, 'colours', false],
  [{ useLocalStorage: false }, 'useLocalStorage', false],
])('%j: %s', (theme, key, isWrong) => {
  expect(themeProblems(theme)).toEqual([
    { path: key, isWrong, message: expect.stringMatching(/\.$/) as string },
  ]);
});

test.each([
  'currentcolor',
  'var(--brand)',
  'color-mix(in oklch, red, blue)',
  'Canvas',
  '#abcd',
  'hwb(20 30% 40%)',
])('%s is a color', (color) => {
  expect(themeProblems({ colors: { text: color } })).toEqual([]);
});

test('keys that reach into JavaScript are found at any depth', () => {
  const theme = JSON.parse('{"a":[{"__proto__":{}}],"b":{"c":{"constructor":1}}}') as PlainObject;
  expect(unsafePaths(theme)).toEqual(['a.0.__proto__', 'b.c.constructor']);
});
