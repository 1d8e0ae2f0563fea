import type { Node } from '@babel/types';
import { isPlainObject, type Plain, type PlainObject } from '../../changes';
import { joinPath } from '../../theme-path';
import { themeKeys } from '../../theme-problems';
import { leftOutKinds, type LeftOut } from '../../left-out';
import type { FormatResult, Presets, ReadChoices, SourceFile } from '../../import-source';
import { ReadingLimit, toProblem, UnreadableTheme } from '../../text-problems';
import { Evaluator } from './evaluate';
import { importedFunction } from './known-functions';
import { parseThemeModule, type Binding, type ThemeModule } from './module';
import { Callable, isObject, objectOf, unread, type Unread, type Value } from './values';

/** Maximum number of values in a theme, counted where constants are used. */
const MAX_PLAIN_VALUES = 100_000;

/** Packages' modules by name, with their exports. `default` is what `require` returns. */
export type Packages = Readonly<Record<string, Readonly<Record<string, Value>>>>;

const presetPackage = /^(?:@theme-ui\/(?:preset-)?|theme-ui-preset-)(\w+)$/;

/** Modules of the texts, which import each other. */
export class ModuleReader {
  readonly leftOut: LeftOut[] = [];
  private readonly evaluators = new Map<
    SourceFile,
    { module: ThemeModule; evaluator: Evaluator }
  >();

  constructor(
    private readonly files: readonly SourceFile[],
    private readonly presets: Presets,
    private readonly packages: Packages = {},
  ) {}

  /**
   * Parses a file.
   * @throws UnreadableTheme with the place of a syntax error
   */
  open(file: SourceFile): { module: ThemeModule; evaluator: Evaluator } {
    const opened = this.evaluators.get(file);
    if (opened) return opened;
    try {
      const module = parseThemeModule(file.text);
      const resolve = (binding: Extract<Binding, { type: 'import' }>) =>
        this.resolveImport(binding, file);
      const evaluator = new Evaluator(module, file.text, resolve);
      this.evaluators.set(file, { module, evaluator });
      return { module, evaluator };
    } catch (error) {
      throw new UnreadableTheme([{ ...toProblem(error), ...this.nameOf(file) }]);
    }
  }

  /** Value of an export. */
  exportOf(file: SourceFile, name: string): Value | Unread {
    const { module, evaluator } = this.open(file);
    const exported = module.exports.get(name);
    if (!exported) return unread;
    try {
      if (!('local' in exported)) return evaluator.evaluate(exported);
      const [first] = module.others;
      const node = first ?? ({ loc: { start: { line: 1, column: 0 } }, start: 0, end: 0 } as Node);
      return evaluator.readName(exported.local, node, { path: '', scope: new Map(), depth: 0 });
    } catch (error) {
      if (!(error instanceof ReadingLimit) && !(error instanceof RangeError)) throw error;
      throw new UnreadableTheme([{ ...toProblem(error), ...this.nameOf(file) }]);
    }
  }

  /** Everything that was left out so far, each place once. */
  allLeftOut(): LeftOut[] {
    const seen = new Set<string>();
    return [...this.evaluators].flatMap(([file, { module, evaluator }]) => {
      for (const statement of module.others.splice(0)) {
        evaluator.report('statement', statement, { path: '' });
      }
      return evaluator.leftOut
        .filter(({ kind, line, column }) => {
          const key = `${file.name}:${line}:${column}:${kind}`;
          if (seen.has(key)) return false;
          seen.add(key);
          return true;
        })
        .map((part) => ({ ...part, ...this.nameOf(file) }));
    });
  }

  private nameOf = ({ name }: SourceFile) => (this.files.length > 1 ? { file: name } : {});

  private resolveImport(
    { source, name, isNamespace }: Extract<Binding, { type: 'import' }>,
    from: SourceFile,
  ): Value | undefined {
    const known = importedFunction(source, name);
    if (known) return known;
    const whole = this.moduleOf(source, from);
    if (!whole) return undefined;
    const { default: main } = whole;
    // `require` returns the default export of a package that is CommonJS.
    if (isNamespace) return main === undefined ? whole : main;
    return Object.hasOwn(whole, name) ? whole[name] : undefined;
  }

  /** Exports of a module; undefined if it isn't known. */
  private moduleOf(source: string, from: SourceFile): Record<string, Value> | undefined {
    if (Object.hasOwn(this.packages, source)) return this.packages[source];
    if (source === '@theme-ui/presets') return objectOf(this.presetEntries());
    const [, preset] = presetPackage.exec(source) ?? [];
    if (preset && Object.hasOwn(this.presets, preset)) {
      const theme = this.presets[preset] as Value;
      return objectOf([
        ['default', theme],
        ['preset', theme],
        [preset, theme],
      ]);
    }
    const file = source.startsWith('.') ? this.findFile(source, from) : undefined;
    if (!file) return undefined;
    const { module } = this.open(file);
    const names = [...module.exports.keys()];
    return objectOf(
      names.flatMap((name) => {
        const value = this.exportOf(file, name);
        return value === unread ? [] : [[name, value] as const];
      }),
    );
  }

  private presetEntries(): [string, Value][] {
    return Object.entries(this.presets).map(([name, theme]) => [name, theme as Value]);
  }

  /** File with the name of an import, without regard to folders, which names of dropped files don't have. */
  private findFile(source: string, from: SourceFile): SourceFile | undefined {
    const base = (path: string) =>
      path
        .split('/')
        .at(-1)!
        .replace(/\.\w+$/, '');
    return this.files.find(
      (file) => file !== from && file.name !== '' && base(file.name) === base(source),
    );
  }
}

/** Converts a value to a plain one. Reports functions and empty values. */
function toPlainValue(
  value: Value,
  path: string,
  leaveOut: (kind: 'function' | 'empty', path: string) => void,
  budget: { left: number },
  keepsNull: boolean,
): Plain | undefined {
  budget.left -= 1;
  if (budget.left < 0) {
    const message = 'These are too many values to read.';
    throw new UnreadableTheme([{ line: 1, column: 1, message }]);
  }
  if (value === undefined) return undefined;
  if (value instanceof Callable || typeof value === 'function') {
    leaveOut('function', path);
    return undefined;
  }
  if (typeof value !== 'object' || value === null) return value;
  const inner = (each: Value, key: string | number) =>
    toPlainValue(each, joinPath(path, key), leaveOut, budget, keepsNull);
  if (Array.isArray(value) && Object.keys(value).length === value.length) {
    return value.map((each, index) => inner(each, index) ?? null);
  }
  const entries = Object.entries(value).flatMap(([key, each]): [string, Plain][] => {
    if (each === null && !keepsNull) {
      leaveOut('empty', joinPath(path, key));
      return [];
    }
    const plain = inner(each, key);
    return plain === undefined ? [] : [[key, plain]];
  });
  return Object.fromEntries(entries);
}

/** Number of keys that Theme UI reads. */
const countThemeKeys = (value: Value | Unread) =>
  isObject(value) ? Object.keys(value).filter((key) => Object.hasOwn(themeKeys, key)).length : 0;

/** Exports that are objects, and the one that's most likely the theme. */
function findExport(reader: ModuleReader, file: SourceFile, wanted: string | undefined) {
  const { module } = reader.open(file);
  const names = [...module.exports.keys()];
  // Without exports, the constants are read as if they were exported.
  if (names.length === 0) {
    for (const [name, binding] of module.bindings) {
      if (binding.type !== 'expression') continue;
      module.exports.set(name, { local: name });
      names.push(name);
    }
  }
  const objects = names.filter((name) => isObject(reader.exportOf(file, name)));
  const [first] = objects;
  if (first === undefined) return undefined;
  const named = [wanted, 'default', 'theme'].find((name) => name && objects.includes(name));
  const largest = objects.reduce((best, name) =>
    countThemeKeys(reader.exportOf(file, name)) > countThemeKeys(reader.exportOf(file, best))
      ? name
      : best,
  );
  return { names: objects, chosen: named ?? largest };
}

/** Result of reading a module, with the node of each key. */
export interface ModuleResult extends FormatResult {
  places: ReadonlyMap<string, Node>;
}

/** Value of a file's theme, and what's beside it. */
export interface FoundTheme {
  value: Value;
  file: SourceFile;
  exports?: FormatResult['exports'];
}

/**
 * Finds the theme in files that may import each other: the chosen export of the first file that isn't imported.
 * @throws UnreadableTheme if there is none
 */
export function findTheme(
  reader: ModuleReader,
  files: readonly SourceFile[],
  exportName?: string,
): FoundTheme {
  const found = files.flatMap((file) => {
    const exported = findExport(reader, file, exportName);
    if (!exported) return [];
    const value = reader.exportOf(file, exported.chosen) as Value;
    return [{ file, value, exported, size: countThemeKeys(value) }];
  });
  // The file with the most keys of a theme imports the others.
  const [best] = found.toSorted((a, b) => b.size - a.size);
  if (!best) {
    const [first] = reader.allLeftOut();
    const message = first
      ? `Can’t read “${first.detail ?? first.name}”. ${leftOutKinds[first.kind][2]}`
      : 'There is no theme in this text. Paste an object, or a file that exports one.';
    throw new UnreadableTheme([{ line: first?.line ?? 1, column: first?.column ?? 1, message }]);
  }
  const { value, file, exported } = best;
  return { value, file, ...(exported.names.length > 1 ? { exports: exported } : {}) };
}

/** Converts a value to a theme, and reports what isn't data. */
export function toTheme(
  value: Value,
  leftOut: LeftOut[],
  places: ReadonlyMap<string, Node>,
  keepsNull = false,
): PlainObject {
  const leaveOut = (kind: 'function' | 'empty', name: string) => {
    const start = places.get(name)?.loc?.start;
    const place = start && { line: start.line, column: start.column + 1 };
    leftOut.push({ kind, name, ...place });
  };
  const plain = toPlainValue(value, '', leaveOut, { left: MAX_PLAIN_VALUES }, keepsNull);
  if (isPlainObject(plain)) return plain;
  throw new UnreadableTheme([{ line: 1, column: 1, message: 'A theme is an object.' }]);
}

/**
 * Reads a theme from modules of TypeScript or JavaScript, or from an object. No code is run.
 * @throws UnreadableTheme if there is no theme in it, or at a syntax error
 */
export function readModules(
  files: readonly SourceFile[],
  presets: Presets,
  { exportName }: ReadChoices = {},
): ModuleResult {
  const reader = new ModuleReader(files, presets);
  const { value, file, exports } = findTheme(reader, files, exportName);
  const { places } = reader.open(file).evaluator;
  const leftOut = reader.allLeftOut();
  const theme = toTheme(value, leftOut, places);
  return { theme, leftOut, places, ...(exports ? { exports } : {}) };
}
