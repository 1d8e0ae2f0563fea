import * as presets from '@theme-ui/presets';
import { merge, type Theme } from 'theme-ui';
import ts from 'typescript';
import { changesBetween, toPlain, type PlainObject } from '../../../src/base/theme-data/changes';
import { toTypeScriptDifference } from '../../../src/studio/themes/formats/typescript/write-difference';
import { differences } from '../../support/exported-themes';
import { presetThemes, randomThemes } from '../../support/themes';

/** Runs the module of a difference with the installed packages. */
function run(text: string): unknown {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 },
  });
  const packages: Record<string, unknown> = { 'theme-ui': { merge }, '@theme-ui/presets': presets };
  const exports: { theme?: Theme } = {};
  const start = new Function('require', 'exports', outputText) as (
    require: (name: string) => unknown,
    exports: object,
  ) => void;
  start((name) => packages[name], exports);
  return exports.theme;
}

test.each(differences)(
  'the difference from $base produces the whole theme when it runs',
  ({ text, theme }) => {
    expect(text).toContain('merge');
    expect(toPlain(run(text))).toEqual(theme);
  },
);

test('additions are only merged', () => {
  expect(differences.at(-1)!.text).toBe(`import { merge, type Theme } from 'theme-ui';
import { base } from '@theme-ui/presets';

/** Changes to the preset base. */
const changes = {
  colors: {
    primary: '#123456',
  },
  brand: {
    owner: 'us',
  },
} satisfies Theme & Record<string, unknown>;

export const theme: Theme = merge(base, changes);
`);
});

test('reproduces a random theme that differs from the preset in everything', () => {
  const [[, theme]] = randomThemes(['everything']) as [[string, PlainObject]];
  const changes = changesBetween(presetThemes[0]![1], theme);
  const text = toTypeScriptDifference({ base: 'base', preset: presets.base, changes, theme });
  expect(toPlain(run(text))).toEqual(theme);
});
