import { isTailwindConfig } from '../../../base/theme-data/tailwind-config';
import { MAX_REPORT_LENGTH } from '../messages';
import type { ModuleExport, ModuleFile, RunModule } from '../modules';
import { CodeError, compileTheme, type Script } from './compile';
import { evaluate, lineOf, type NodeModule } from './evaluate';
import { missingModule, missingSourceOf } from './missing-module';
import { findPackage } from './packages';
import { resolveTailwindTheme } from './tailwind-config';
import { toData } from './to-data';

type Exports = Record<string, unknown>;

/** A file that has run, or is running. */
interface LoadedFile extends NodeModule {
  /** The first `module.exports`. Code may replace it. */
  readonly ownExports: Exports;
  imports: Set<string>;
  /** Sources that weren't found, and that the code used. */
  missing: Set<string>;
  error?: RunModule['error'];
}

/** Path without the extension of a module, the number of a copy, and `index`. */
const stemOf = (path: string) =>
  path
    .replace(/\.(?:[cm]?[jt]sx?|json[c5]?)$/i, '')
    .replace(/ \(\d+\)$/, '')
    .replace(/\/index$/, '');

/** Path of `./source` in a file. */
const resolvePath = (source: string, from: string) =>
  decodeURI(new URL(encodeURI(source), `file:///${encodeURI(from)}`).pathname).slice(1);

/** Files that an import may be from, and whether that's only a guess. */
interface Candidates {
  files: ModuleFile[];
  /** True if the file is only called `index`, so that it may be the index of the imported folder. */
  isGuess: boolean;
}

/** Finds the files of an import. Files that were chosen or dropped have names without folders. */
function findFiles(source: string, from: ModuleFile, files: readonly ModuleFile[]): Candidates {
  const path = resolvePath(source, from.name);
  const last = stemOf(path).split('/').at(-1)!;
  const others = files.filter((file) => file !== from && file.name !== '');
  const matches = [
    (name: string) => name === path,
    (name: string) => stemOf(name) === stemOf(path),
    (name: string) => stemOf(name) === last,
    (name: string) => stemOf(name) === 'index',
  ].map((isMatch) => others.filter(({ name }) => isMatch(name)));
  const index = matches.findIndex((found) => found.length > 0);
  return { files: matches[index] ?? [], isGuess: index === 3 && last !== 'index' };
}

/** Runs files, which may import each other and packages. */
class ModuleRunner {
  private readonly loaded = new Map<ModuleFile, LoadedFile>();

  constructor(private readonly files: readonly ModuleFile[]) {}

  /** Runs a file once. One that's running, because files import each other, has what it has exported so far. */
  load(file: ModuleFile): LoadedFile {
    const known = this.loaded.get(file);
    if (known) return known;
    const exports: Exports = {};
    const module: LoadedFile = {
      exports,
      ownExports: exports,
      imports: new Set<string>(),
      missing: new Set<string>(),
    };
    this.loaded.set(file, module);
    let script: Script | undefined;
    try {
      script = compileTheme(file.text);
      evaluate(script, { module, require: (source) => this.require(source, file, module) });
    } catch (error) {
      module.error = describe(error, script);
    }
    return module;
  }

  private require(source: string, from: ModuleFile, module: LoadedFile): object {
    const missing = () => missingModule(source, (used) => module.missing.add(used));
    if (!source.startsWith('.')) return findPackage(source) ?? missing();
    const { files, isGuess } = findFiles(source, from, this.files);
    const modules = files.map((file) => this.load(file));
    for (const { name } of files) module.imports.add(name);
    if (modules.length === 0) return missing();
    const [only] = modules;
    if (modules.length === 1 && !isGuess && !only!.error) return only!.exports;
    // Of several files, one has the export. One that threw an error doesn't have all of its exports.
    const ownerOf = (key: PropertyKey) => {
      const owners = modules.filter(({ exports }) => Object.hasOwn(exports, key));
      return owners.length === 1 && !(isGuess && key === 'default') ? owners[0] : undefined;
    };
    return new Proxy(
      {},
      {
        has: () => true,
        get: (_, key) => ownerOf(key)?.exports[key as string] ?? Reflect.get(missing(), key),
      },
    );
  }
}

function describe(error: unknown, script: Script | undefined): RunModule['error'] {
  if (error instanceof CodeError) return error.detail;
  const line = script && lineOf(error, script.origin);
  return { message: String(error), ...(line ? { line } : {}) };
}

/** Data of an export. Functions of a configuration of Tailwind CSS get its values, those of others the theme. */
function readExport(name: string, exported: unknown): ModuleExport {
  if (!isTailwindConfig(exported)) return { name, ...toData(exported, exported) };
  const config = exported as Exports;
  const theme = resolveTailwindTheme(config, {
    colors: (findPackage('tailwindcss/colors') ?? {}) as Exports,
    defaultTheme: (findPackage('tailwindcss/defaultTheme') ?? {}) as Exports,
  });
  return { name, ...toData({ ...config, presets: undefined, theme }, undefined) };
}

const mayBeTheme = (value: unknown) =>
  (typeof value === 'object' && value !== null && !Array.isArray(value)) ||
  missingSourceOf(value) !== undefined;

/** Exports of a file that may be a theme. `module.exports` is the default if the code replaced it. */
function exportsOf({ exports, ownExports }: LoadedFile): [string, unknown][] {
  const all = exports === ownExports ? Object.entries(exports) : [['default', exports] as const];
  return all.filter(([, value]) => mayBeTheme(value)) as [string, unknown][];
}

function readFile(file: ModuleFile, loaded: LoadedFile): RunModule {
  const { imports, missing, error } = loaded;
  const rest = { file: file.name, imports: [...imports], missing: [...missing] };
  try {
    const exports = exportsOf(loaded).map(([name, value]) => readExport(name, value));
    return { ...rest, exports, ...(error && { error }) };
  } catch (cause) {
    return { ...rest, exports: [], error: { message: (cause as Error).message } };
  }
}

/** Runs files, and returns what they export, as data. */
export function readModules(files: readonly ModuleFile[]): RunModule[] {
  const runner = new ModuleRunner(files);
  const modules = files.map((file) => readFile(file, runner.load(file)));
  // The page wouldn't read it.
  if (JSON.stringify(modules).length < MAX_REPORT_LENGTH - 1000) return modules;
  const error = { message: 'This text has too many values.' };
  return modules.map(({ file }) => ({ file, exports: [], imports: [], missing: [], error }));
}
