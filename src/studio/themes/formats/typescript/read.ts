import type { Node } from '@babel/types';
import { isPlainObject, type Plain, type PlainObject } from '../../../../base/theme-data/changes';
import { joinPath } from '../../../../base/theme-data/theme-path';
import { themeKeys } from '../../theme-problems';
import { leftOutKinds, type LeftOut } from '../../left-out';
import type { FormatResult, SourceFile } from '../../import-source';
import type { Presets } from '../../presets';
import { toProblem, UnreadableTheme, type TextProblem } from '../../text-problems';
import { Evaluator } from './evaluate';
import { parseThemeModule, type ThemeModule } from './module';
import { isObject, objectOf, themeUi, type Value, type ValueObject } from './values';

/** Maximum number of values in a theme, counted where constants are used. */
const MAX_PLAIN_VALUES = 100_000;

/** Packages' modules by name, with their exports. `default` is what `require` returns. */
export type Packages = Readonly<Record<string, ValueObject>>;

const presetPackage = /^(?:@theme-ui\/(?:preset-)?|theme-ui-preset-)(\w+)$/;
const themeUiPackage = /^(theme-ui|@theme-ui\/(core|css)(\/utils)?)$/;

/** Path without the extension of a module, the number of a copy, and `index`. */
const stemOf = (path: string) =>
  path
    .replace(/\.(?:[cm]?[jt]sx?|json[c5]?)$/i, '')
    .replace(/ \(\d+\)$/, '')
    .replace(/\/index$/, '');

/** Path of `./source` in a file. */
const resolvePath = (source: string, from: string) =>
  decodeURI(new URL(encodeURI(source), `file:///${encodeURI(from)}`).pathname).slice(1);

const problemAtStart = (message: string) => new UnreadableTheme({ line: 1, column: 1, message });

/** Names of exports that are most likely a theme. */
const likelyNames = ['default', 'theme'];

interface OpenModule {
  module: ThemeModule;
  evaluator: Evaluator;
  /** Values of the exports that can be read. Those of modules that import each other are missing. */
  exports: ValueObject;
}

/** Modules of the texts, which import each other. */
export class ModuleReader {
  /** Why files can't be read. */
  readonly problems = new Map<SourceFile, TextProblem>();
  private readonly openModules = new Map<SourceFile, OpenModule>();
  /** Files that each file imports. */
  private readonly imports = new Map<SourceFile, Set<SourceFile>>();

  /** @param isAlone true if there's no other file, so that reports don't need a name */
  constructor(
    private readonly files: readonly SourceFile[],
    private readonly presets: Presets,
    private readonly packages: Packages = {},
    private readonly isAlone = files.length < 2,
  ) {}

  /** Reads a file like `open`, but returns undefined if it can't be read. */
  tryOpen(file: SourceFile): OpenModule | undefined {
    if (this.problems.has(file)) return undefined;
    try {
      return this.open(file);
    } catch (error) {
      if (!(error instanceof UnreadableTheme)) throw error;
      this.problems.set(file, error.problem);
      return undefined;
    }
  }

  /** The file and those that it imports, directly or indirectly. */
  withImports(file: SourceFile): Set<SourceFile> {
    const all = new Set([file]);
    for (const each of all) for (const imported of this.imports.get(each) ?? []) all.add(imported);
    return all;
  }

  /**
   * Reads a file.
   * @throws UnreadableTheme with the place of a syntax error, or at a limit
   */
  open(file: SourceFile): OpenModule {
    const known = this.openModules.get(file);
    if (known) return known;
    try {
      const module = parseThemeModule(file.text);
      const evaluator = new Evaluator(module, file.text, (source, name) =>
        this.resolve(file, source, name),
      );
      const openModule = { module, evaluator, exports: objectOf([]) };
      this.openModules.set(file, openModule);
      // The theme first, so that what can't be read is reported by its place in it.
      for (const name of new Set([...likelyNames, ...module.exports.keys()])) {
        const binding = module.exports.get(name);
        const value = binding && evaluator.readExport(binding);
        if (value !== undefined) openModule.exports[name] = value;
      }
      for (const node of module.reexports) {
        const opened = this.findModule(node.source.value, file);
        if (!opened) evaluator.report('import', node);
        else {
          Object.assign(openModule.exports, { ...opened.exports, ...openModule.exports });
        }
      }
      return openModule;
    } catch (error) {
      if (error instanceof UnreadableTheme) throw error;
      throw new UnreadableTheme({ ...toProblem(error), ...this.nameOf(file) });
    }
  }

  /** Everything that was left out so far, each place once. */
  allLeftOut(files: Iterable<SourceFile> = this.files): LeftOut[] {
    const wanted = new Set(files);
    const parts = [...this.openModules].flatMap(([file, { module, evaluator }]) => {
      if (!wanted.has(file)) return [];
      for (const statement of module.others.splice(0)) evaluator.report('code', statement);
      return evaluator.leftOut.map((part) => ({ ...part, ...this.nameOf(file) }));
    });
    const firsts = new Map<string, LeftOut>();
    for (const part of parts) {
      const key = [part.file, part.line, part.column, part.kind].join(':');
      if (!firsts.has(key)) firsts.set(key, part);
    }
    return [...firsts.values()];
  }

  private nameOf = ({ name }: SourceFile) => (this.isAlone ? {} : { file: name });

  /** Value of an import. Without a name, it's the default export, which `require` returns, or all exports. */
  private resolve(from: SourceFile, source: string, name?: string): Value {
    const exports = source.startsWith('.')
      ? this.findModule(source, from, name)?.exports
      : this.packageOf(source);
    if (!exports || name === undefined) return exports && (exports.default ?? exports);
    return Object.hasOwn(exports, name) ? exports[name] : undefined;
  }

  /** Exports of a package; undefined if it isn't known. */
  private packageOf(source: string): ValueObject | undefined {
    if (Object.hasOwn(this.packages, source)) return this.packages[source];
    if (themeUiPackage.test(source)) return themeUi;
    const presets = this.presets as Record<string, Value>;
    if (source === '@theme-ui/presets') return presets;
    const [, preset] = presetPackage.exec(source) ?? [];
    if (preset === undefined || !Object.hasOwn(presets, preset)) return undefined;
    const theme = presets[preset];
    return { default: theme, preset: theme, [preset]: theme };
  }

  /** Module of an import; undefined if no file can be it, or several. */
  private findModule(source: string, from: SourceFile, name?: string): OpenModule | undefined {
    const files = this.filesFor(source, from);
    const has = (each: SourceFile) =>
      name !== undefined && Object.hasOwn(this.tryOpen(each)?.exports ?? {}, name);
    // A file may be the index of the folder. If several have the name of the import, one has the export.
    const isGuess =
      stemOf(files[0]?.name ?? '') === 'index' && !/(^|\/)index(\.\w+)?$/.test(source);
    const isSure = files.length === 1 && !isGuess;
    const wanted = isGuess && name === 'default' ? [] : files.filter(has);
    const [file, ...others] = isSure ? files : wanted;
    if (!file || others.length > 0) return undefined;
    this.imports.set(from, (this.imports.get(from) ?? new Set()).add(file));
    return this.tryOpen(file);
  }

  /** Files that a path may lead to. Files that were chosen or dropped have names without folders. */
  private filesFor(source: string, from: SourceFile): SourceFile[] {
    const path = resolvePath(source, from.name);
    const last = stemOf(path).split('/').at(-1)!;
    const others = this.files.filter((file) => file !== from && file.name !== '');
    const matches = [
      (name: string) => name === path,
      (name: string) => stemOf(name) === stemOf(path),
      (name: string) => stemOf(name) === last,
      (name: string) => stemOf(name) === 'index',
    ].map((isMatch) => others.filter(({ name }) => isMatch(name)));
    return matches.find((files) => files.length > 0) ?? [];
  }
}

/** Number of keys that Theme UI reads. */
const countThemeKeys = (value: Value) =>
  isObject(value) ? Object.keys(value).filter((key) => Object.hasOwn(themeKeys, key)).length : 0;

/** The theme that was found, its file, and the other exports. */
interface ThemeExport {
  value: Value;
  file: SourceFile;
  exports?: FormatResult['exports'];
}

/**
 * Finds the theme in files that may import each other: an export of the file with the most keys of a theme, which
 * imports the others. Of its exports, that's the chosen one, the default, `theme`, or the one with the most keys.
 * @throws UnreadableTheme if there is none
 */
export function findTheme(
  reader: ModuleReader,
  files: readonly SourceFile[],
  exportName?: string,
): ThemeExport {
  const likely = [exportName ?? '', ...likelyNames];
  const candidates = files.flatMap((file) => {
    const values = Object.entries(reader.tryOpen(file)?.exports ?? {}).filter(([, value]) =>
      isObject(value),
    );
    const names = values.map(([name]) => name);
    const [largest] = values.toSorted(([, a], [, b]) => countThemeKeys(b) - countThemeKeys(a));
    const chosen = likely.find((name) => names.includes(name)) ?? largest?.[0];
    const value = values.find(([name]) => name === chosen)?.[1];
    return chosen === undefined ? [] : [{ file, value, exports: { names, chosen } }];
  });
  const [best] = candidates.toSorted((a, b) => countThemeKeys(b.value) - countThemeKeys(a.value));
  if (!best) {
    const [problem] = reader.problems.values();
    if (problem) throw new UnreadableTheme(problem);
    const [first] = reader.allLeftOut();
    const message = first
      ? `Can’t read “${first.detail ?? first.name}”. ${leftOutKinds[first.kind][2]}`
      : 'This text doesn’t contain a theme. Paste an object, or a file that exports one.';
    throw new UnreadableTheme({ line: first?.line ?? 1, column: first?.column ?? 1, message });
  }
  const { value, file, exports } = best;
  return { value, file, ...(exports.names.length > 1 ? { exports } : {}) };
}

/**
 * Converts a value to a theme. Reports empty values, and functions of packages.
 * @param keepsNull for merge patches and tokens
 * @throws UnreadableTheme if it isn't an object, or has too many values
 */
export function toTheme(
  value: Value,
  leftOut: LeftOut[],
  places: ReadonlyMap<string, Node>,
  keepsNull = false,
): PlainObject {
  let budget = MAX_PLAIN_VALUES;
  const leaveOut = (kind: 'code' | 'empty' | 'place', name: string) => {
    const start = places.get(name)?.loc?.start;
    const place = start && { line: start.line, column: start.column + 1 };
    leftOut.push({ kind, name, ...place });
    return undefined;
  };
  const convert = (part: Value, path: string): Plain | undefined => {
    budget -= 1;
    if (budget < 0) throw problemAtStart('This theme has too many values.');
    if (typeof part === 'function') return leaveOut('code', path);
    if (typeof part !== 'object' || part === null) return part;
    const names = Array.isArray(part) ? Object.keys(part).slice(part.length) : [];
    // Theme UI calls methods of this list, so it can't become an object with the names.
    if (path === 'breakpoints') {
      for (const name of names.splice(0)) leaveOut('place', joinPath(path, name));
    }
    if (Array.isArray(part) && names.length === 0) {
      return part.map((item, index) => convert(item, joinPath(path, index)) ?? null);
    }
    const entries = Object.entries(part).flatMap(([key, inner]): [string, Plain][] => {
      const innerPath = joinPath(path, key);
      const isEmpty = inner === null && !keepsNull;
      const plain = isEmpty ? leaveOut('empty', innerPath) : convert(inner, innerPath);
      return plain === undefined ? [] : [[key, plain]];
    });
    return Object.fromEntries(entries);
  };
  const plain = convert(value, '');
  if (isPlainObject(plain)) return plain;
  throw problemAtStart('A theme must be an object.');
}
