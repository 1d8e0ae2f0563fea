import { isPlainObject, type Plain } from '../../../../base/theme-data/changes';
import { themeKeys } from '../../../../base/theme-data/theme-keys';
import type { RunModule } from '../../../../sandbox/live-code/modules';
import type { FormatResult, SourceFile } from '../../import-source';
import { leftOutKinds, type LeftOut } from '../../left-out';
import { UnreadableTheme, type TextProblem } from '../../text-problems';
import type { Literals, Places } from './literals';

/** An export of a file. */
interface ReadExport {
  name: string;
  value: Plain;
  leftOut: LeftOut[];
  places: Places;
  /** Paths of functions that became what they returned. */
  called: string[];
}

/** What was read from a file. */
export interface ReadModule {
  file: SourceFile;
  exports: ReadExport[];
  /** Names of the files that it imports. */
  imports: string[];
  /** Of all of the file. */
  leftOut: LeftOut[];
  problem?: TextProblem;
}

/** A module whose values are literals. */
export const fromLiterals = (file: SourceFile, { exports, leftOut }: Literals): ReadModule => ({
  file,
  exports: exports.map((each) => ({ ...each, called: [] })),
  imports: [],
  leftOut,
});

/** A module that ran. */
export function fromRun(file: SourceFile, run: RunModule): ReadModule {
  const { exports, imports, missing, error } = run;
  const reported = exports.flatMap(({ notData }) => notData.map(({ detail }) => detail));
  return {
    file,
    imports,
    exports: exports.map(({ notData, ...rest }) => ({
      ...rest,
      places: new Map(),
      leftOut: notData.map(({ path, ...part }) => ({ ...part, name: path })),
    })),
    leftOut: missing
      .filter((source) => !reported.includes(source))
      .map((source) => ({ kind: 'import', name: '', detail: source })),
    ...(error && { problem: { line: 1, ...error } }),
  };
}

/** Number of keys that Theme UI reads. */
const countThemeKeys = (value: Plain) =>
  isPlainObject(value)
    ? Object.keys(value).filter((key) => Object.hasOwn(themeKeys, key)).length
    : 0;

/** Names of exports that are most likely a theme. */
const likelyNames = ['default', 'theme'];

/** The theme that was found, its file, and the other exports. */
interface ThemeExport {
  chosen: ReadExport;
  module: ReadModule;
  exports?: FormatResult['exports'];
}

/**
 * Finds the theme in files that may import each other: an export of the file with the most keys of a theme, which
 * imports the others, and isn't imported itself. Of its exports, that's the chosen one, the default, `theme`, or the one with the most keys.
 * @throws UnreadableTheme if there is none
 */
export function chooseExport(modules: readonly ReadModule[], exportName?: string): ThemeExport {
  const likely = [exportName ?? '', ...likelyNames];
  const candidates = modules.flatMap((module): Required<ThemeExport>[] => {
    const objects = module.exports.filter(({ value }) => isPlainObject(value));
    const names = objects.map(({ name }) => name);
    const [largest] = objects.toSorted((a, b) => countThemeKeys(b.value) - countThemeKeys(a.value));
    const name = likely.find((each) => names.includes(each)) ?? largest?.name;
    const chosen = objects.find((each) => each.name === name);
    return chosen ? [{ module, chosen, exports: { names, chosen: chosen.name } }] : [];
  });
  const imported = new Set(modules.flatMap(({ imports }) => imports));
  const isImported = ({ module }: ThemeExport) => Number(imported.has(module.file.name));
  const [best] = candidates.toSorted(
    (a, b) =>
      countThemeKeys(b.chosen.value) - countThemeKeys(a.chosen.value) ||
      isImported(a) - isImported(b),
  );
  if (best) {
    const { exports, ...rest } = best;
    return { ...rest, ...(exports.names.length > 1 && { exports }) };
  }
  const problem = modules.find((module) => module.problem)?.problem;
  if (problem) throw new UnreadableTheme(problem);
  const [first] = modules.flatMap(({ exports, leftOut }) => [
    ...exports.flatMap((each) => each.leftOut),
    ...leftOut,
  ]);
  const message = first
    ? `Can’t read “${first.detail ?? first.name}”. ${leftOutKinds[first.kind][2]}`
    : 'This text doesn’t contain a theme. Paste an object, or a file that exports one.';
  throw new UnreadableTheme({ line: first?.line ?? 1, column: first?.column ?? 1, message });
}

/** The module and those that it imports, directly or indirectly. */
export function withImports(module: ReadModule, modules: readonly ReadModule[]): Set<ReadModule> {
  const all = new Set([module]);
  for (const { imports } of all) {
    for (const each of modules) if (imports.includes(each.file.name)) all.add(each);
  }
  return all;
}
