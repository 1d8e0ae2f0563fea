import * as presets from '@theme-ui/presets';
import path from 'node:path';
import { merge, type Theme } from 'theme-ui';
import ts from 'typescript';
import {
  applyChanges,
  changesBetween,
  toPlain,
  type PlainObject,
} from '../../../../src/themes/changes';
import { toTypeScriptDifference } from '../../../../src/themes/formats/typescript/write-difference';
import { toTypeScript } from '../../../../src/themes/formats/typescript/write';
import { themeKeys } from '../../../../src/themes/theme-problems';
import { fixtures, presetThemes, randomThemes } from '../../../support/themes';

/** Each preset compared with the next one or with changes of all kinds: added, changed, removed, arrays and groups. */
const differences = presetThemes.map(([base, before], index) => {
  const target =
    index % 2 === 0
      ? presetThemes[(index + 1) % presetThemes.length]![1]
      : applyChanges(before, {
          colors: { primary: '#123456', brand: { dark: '#000' }, muted: null },
          space: [0, 1, 2],
          lineHeights: { loose: 2 },
          fonts: null,
          styles: { root: { lineHeight: 'loose' } },
          brand: { owner: 'us' },
        });
  const theme = target;
  const preset = presets[base as keyof typeof presets];
  const changes = changesBetween(before, theme);
  return { base, preset, theme, text: toTypeScriptDifference({ base, preset, changes, theme }) };
});

const onlyAdded = (() => {
  const changes = { colors: { primary: '#123456' }, brand: { owner: 'us' } };
  const theme = applyChanges(presetThemes[0]![1], changes);
  return toTypeScriptDifference({ base: 'base', preset: presets.base, changes, theme });
})();

/** Each scale and group of variants without a value, and with an empty group. */
const emptyGroups: PlainObject = {
  ...Object.fromEntries(
    Object.keys(themeKeys)
      .filter((key) => !['breakpoints', 'rawColors', 'mediaQueries'].includes(key))
      .map((key) => [key, {}]),
  ),
  colors: { gray: {}, text: '#000', modes: { dark: {} } },
  space: { wide: {} },
  fonts: { body: {} },
  buttons: { primary: {} },
};

const sources = new Map([
  ...fixtures.map(([name, theme]): [string, string] => [`${name}.ts`, toTypeScript(theme)]),
  ...differences.map(({ base, text }): [string, string] => [`differs from ${base}.ts`, text]),
  ['only added.ts', onlyAdded],
  ['empty groups.ts', toTypeScript(emptyGroups)],
]);

/** Only exists in memory. */
const folder = path.resolve('exported-themes');

test('tsc accepts 21 themes and 15 differences in strict mode', () => {
  const files = new Map([...sources].map(([name, text]) => [path.join(folder, name), text]));
  expect(files.size).toBe(36);
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    strict: true,
    noUnusedLocals: true,
    skipLibCheck: true,
    noEmit: true,
    types: [],
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile, directoryExists } = host;
  host.directoryExists = (name) => name === folder || directoryExists!(name);
  host.fileExists = (name) => files.has(name) || fileExists(name);
  host.readFile = (name) => files.get(name) ?? readFile(name);
  host.getSourceFile = (name, language, ...rest) => {
    const text = files.get(name);
    return text === undefined
      ? getSourceFile(name, language, ...rest)
      : ts.createSourceFile(name, text, language);
  };
  // Users pass an exported theme to the provider.
  const use = path.join(folder, 'use.ts');
  files.set(
    use,
    [
      "import type { Theme } from 'theme-ui';",
      ...[...sources.keys()].map((name, index) => {
        const from = JSON.stringify(`./${name.replace(/\.ts$/, '')}`);
        return `import { theme as theme${index} } from ${from};`;
      }),
      `export const all: Theme[] = [${[...sources.keys()].map((_, index) => `theme${index}`).join(', ')}];`,
    ].join('\n'),
  );
  const program = ts.createProgram([...files.keys()], options, host);
  const mistakes = ts
    .getPreEmitDiagnostics(program)
    .map(({ file, messageText }) => [
      path.basename(file?.fileName ?? ''),
      ts.flattenDiagnosticMessageText(messageText, '\n'),
    ]);
  expect(mistakes).toEqual([]);
});

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
  (each) => {
    expect(each.text).toContain('merge');
    const made = toPlain(run(each.text)) as PlainObject;
    expect(made).toEqual(each.theme);
  },
);

test('additions are only merged', () => {
  expect(onlyAdded).toBe(`import { merge, type Theme } from 'theme-ui';
import { base } from '@theme-ui/presets';

/** What differs from the preset base. */
const changes = {
  colors: {
    primary: "#123456",
  },
  brand: {
    owner: "us",
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
