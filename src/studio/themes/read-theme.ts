import { applyChanges, isPlainObject, type PlainObject } from '../../base/theme-data/changes';
import { presetOf } from './draft';
import { hasObject, unsafePaths, valuesOf } from '../../base/theme-data/theme-parts';
import { usableTheme } from './shared-theme';
import { formatPath } from '../../base/theme-data/theme-path';
import { movedSettings, themeKeys, withoutSchema } from '../../base/theme-data/theme-keys';
import { checkCount, countValues } from './theme-size';
import { readCss } from './formats/css/read';
import {
  foreignProblem,
  notCodeProblem,
  notThemeProblem,
  otherFormatProblem,
  readForeign,
} from './formats/foreign';
import { renameShadcn } from './formats/shadcn';
import { unreadFile, type LeftOut } from './left-out';
import type { FormatResult, ReadChoices, ReadFormat, ReadTheme, SourceFile } from './import-source';
import type { Presets } from './presets';
import { isTailwindConfig } from '../../base/theme-data/tailwind-config';
import type { RunModule } from '../../sandbox/live-code/modules';
import { readTailwindConfig } from './formats/tailwind/read-config';
import { readTailwindCss, type TailwindDefaults } from './formats/tailwind/read-css';
import { checkLength, UnreadableTheme, type TextProblem } from './text-problems';
import { hasTokens, readTokens } from './formats/tokens/read';
import {
  chooseExport,
  fromLiterals,
  fromRun,
  withImports,
  type ReadModule,
} from './formats/typescript/choose-export';
import {
  beginning,
  hasCode,
  isModule,
  readLiterals,
  type Literals,
} from './formats/typescript/literals';
import { toTheme } from './formats/typescript/to-theme';

/** True for a style sheet: by its file name, or because it declares custom properties and isn't a module. */
function isCss({ text, name }: SourceFile): boolean {
  if (/\.(css|scss|less)$/i.test(name)) return true;
  if (/\.\w+$/.test(name) && !/\.txt$/i.test(name)) return false;
  return /--[\w-]+\s*:|@theme\b|^[$@][\w-]+\s*:/m.test(text) && !isModule(text);
}

/** True for a JSON object. */
function isJsonObject(text: string): boolean {
  if (!/^\s*\{/.test(text)) return false;
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const problemAtStart = (message: string) => new UnreadableTheme({ line: 1, column: 1, message });

/** Documents of Tokens Studio that have no tokens, by the names of their files. */
const studioFile = /(?:^|\/)(\$themes|\$metadata)\.json$/;

type FilesResult = FormatResult & { format: ReadFormat; isPatch?: boolean };

/** Reports files that the theme isn't read from. */
const unusedFiles = (files: readonly SourceFile[]): LeftOut[] =>
  files.map(({ name }) => ({ kind: 'unused', name: name || 'Pasted text' }));

const isThemeKey = (key: string) => Object.hasOwn(themeKeys, key) || movedSettings.includes(key);

/**
 * Returns whether an object is a theme: Theme UI can use at least one of its values, and the object isn't the theme of
 * something else that has some of the same keys, such as styles.
 * @param isPatch true if it may only remove values
 * @param isForeign true if it has signs of another library
 */
function isUsable(theme: PlainObject, isPatch: boolean, isForeign: boolean): boolean {
  const { usable, problems } = usableTheme(theme);
  const lost = new Set(problems.map(({ path }) => path));
  const counts = { scales: 0, styles: 0, colors: 0, lostColors: 0 };
  for (const { path } of valuesOf(usable)) {
    const kind = Object.hasOwn(themeKeys, path[0]!) ? themeKeys[path[0]!] : 'flags';
    // Theme UI can't find names with dots.
    const isLost = lost.has(formatPath(path));
    if (kind === 'colors') counts[isLost ? 'lostColors' : 'colors'] += 1;
    if (kind === 'styles') counts.styles += 1;
    else if (kind !== 'flags' && !isLost) counts.scales += 1;
  }
  const keys = Object.keys(theme);
  const isMostlyKnown = keys.filter(isThemeKey).length > keys.length / 2;
  if (isForeign && counts.colors <= counts.lostColors) return false;
  return counts.scales > 0 || (isMostlyKnown && (counts.styles > 0 || isPatch));
}

/** Why nothing of a theme was read, from what was left out. */
function nothingRead(leftOut: readonly LeftOut[]): UnreadableTheme {
  const isElsewhere = ({ kind }: LeftOut) => kind === 'variable' || kind === 'import';
  const first = leftOut.find(isElsewhere) ?? leftOut[0]!;
  const { line = 1, column = 1, name, detail, file } = first;
  const message = isElsewhere(first)
    ? `All values are in other files, such as ${detail ?? name}. Add those files too.`
    : `No part of this theme could be read. The first problem is ${name ? `at ${name}` : 'a statement that isn’t supported'}.`;
  return new UnreadableTheme({ line, column, message, ...(file && { file }) });
}

/** What was read from a file without running it. */
interface ParsedFile {
  file: SourceFile;
  literals: Literals;
  /** The object, if that's all of the text. */
  document?: PlainObject;
  isCode: boolean;
  problem?: TextProblem;
}

/** Files whose names say that they're data. */
const dataFile = /\.(json[c5]?|tokens)$/i;

function parseFile(file: SourceFile): ParsedFile {
  const [, part] = studioFile.exec(file.name) ?? [];
  try {
    const other = part ? undefined : otherFormatProblem(file.text);
    if (other) throw problemAtStart(other);
    const literals = readLiterals(file.text);
    const isCode = hasCode(literals) && !dataFile.test(file.name);
    const isValue = file.text.replace(beginning, '').startsWith('{');
    const [first] = literals.exports;
    const value = part && first ? { [part]: first.value } : first?.value;
    const document = isValue || part ? value : undefined;
    const isDocument = isPlainObject(document!) && !isCode;
    return { file, literals, isCode, ...(isDocument && { document: withoutSchema(document) }) };
  } catch (error) {
    if (!(error instanceof UnreadableTheme)) throw error;
    const { problem } = error;
    const message =
      otherFormatProblem(file.text) ?? notCodeProblem(file.text, problem) ?? problem.message;
    const literals = { exports: [], leftOut: [] };
    return { file, literals, isCode: false, problem: { ...problem, message } };
  }
}

const leftOutOfLiterals = ({ literals: { exports, leftOut } }: ParsedFile) => [
  ...exports.flatMap((each) => each.leftOut),
  ...leftOut,
];

/** Reports files that a theme isn't read from: those with mistakes, and all others. */
function reportOthers(parsed: readonly ParsedFile[], css: readonly SourceFile[]): LeftOut[] {
  const problems = parsed.flatMap(({ file, problem }) =>
    problem ? [unreadFile({ ...problem, file: file.name })] : [],
  );
  const unused = parsed.flatMap(({ file, problem }) => (problem ? [] : [file]));
  return [...problems, ...unusedFiles([...unused, ...css])];
}

/** Finds the theme, or says what the texts are. */
function findTheme(modules: readonly ReadModule[], exportName?: string) {
  try {
    return chooseExport(modules, exportName);
  } catch (error) {
    if (!(error instanceof UnreadableTheme)) throw error;
    const texts = modules.map(({ file }) => file.text);
    const problem = foreignProblem(texts);
    throw problem ? problemAtStart(problem) : error;
  }
}

/** A sentence about functions that became values. */
function noteCalled([first, ...others]: readonly string[]): string[] {
  if (first === undefined) return [];
  const names = others.length > 0 ? `${first} and ${others.length} more` : first;
  return [
    `Functions became the values that they return for this theme, and don’t follow it any longer: ${names}.`,
  ];
}

/** Reads a configuration of Tailwind, or a theme. */
function readModules(
  modules: readonly ReadModule[],
  css: readonly SourceFile[],
  { presets = {}, configScreens, exportName, base = '' }: ReadOptions,
): FilesResult {
  const isAlone = modules.length + css.length < 2;
  const { chosen, module, exports } = findTheme(modules, exportName);
  const { file } = module;
  const { value, places } = chosen;
  const used = withImports(module, modules);
  const inFile = (part: LeftOut, { name }: SourceFile) =>
    isAlone ? part : { ...part, file: name };
  const leftOut = [
    ...chosen.leftOut.map((part) => inFile(part, file)),
    ...[...used].flatMap((each) => each.leftOut.map((part) => inFile(part, each.file))),
  ];
  const problems = modules.flatMap((each) =>
    each.problem ? [unreadFile({ ...each.problem, file: each.file.name })] : [],
  );
  const others = modules.filter((each) => !used.has(each) && !each.problem);
  const elsewhere = [...problems, ...unusedFiles(others.map((each) => each.file))];
  const notes = noteCalled(chosen.called);
  if (isTailwindConfig(value)) {
    const read = readTailwindConfig(value as PlainObject, css, configScreens);
    // Of other settings, only the name is reported.
    const leftOutOfTheme = leftOut.filter(({ name }) => /^(theme\b|$)/.test(name));
    const all = [...leftOutOfTheme, ...read.leftOut, ...elsewhere];
    return { format: 'Tailwind 3', ...read, leftOut: all };
  }
  const isJson = isJsonObject(file.text) || dataFile.test(file.name);
  const patch = toTheme(value, [], places, true);
  const isPatch = isJson && hasObject(patch, (object) => Object.values(object).includes(null));
  const own = isPatch ? patch : toTheme(value, leftOut, places);
  const foreign = foreignProblem(
    modules.map((each) => each.file.text),
    Object.keys(own),
  );
  if (!isUsable(own, isPatch, foreign !== undefined)) {
    if (!foreign && leftOut.length > 0) throw nothingRead(leftOut);
    const wrong = usableTheme(own).problems.filter(({ isWrong }) => isWrong);
    const hasKnownKeys = Object.keys(own).some(isThemeKey);
    throw problemAtStart(
      foreign ?? notThemeProblem(value as PlainObject, file.name, hasKnownKeys, wrong),
    );
  }
  const isChange = isPatch || (isJson && base !== '');
  const theme = isChange ? applyChanges(presetOf(base, presets), patch) : own;
  const format = isJson ? 'JSON' : 'TypeScript';
  leftOut.push(...elsewhere, ...unusedFiles(css));
  return { format, theme, leftOut, notes, isPatch, ...(exports && { exports }) };
}

/** Undefined if code has to run first. */
function readFiles(
  css: readonly SourceFile[],
  others: readonly SourceFile[],
  options: ReadOptions,
): FilesResult | undefined {
  const { defaults, runModules } = options;
  if (others.length === 0) {
    return css.some(({ text }) => /@theme\b/.test(text))
      ? { format: 'Tailwind 4', ...readTailwindCss(css, defaults) }
      : { format: 'CSS', ...readCss(css) };
  }
  const parsed = others.map(parseFile);
  const withOthers = (read: FilesResult, used: readonly ParsedFile[]): FilesResult => {
    const rest = parsed.filter((each) => !used.includes(each));
    const before = used.flatMap(leftOutOfLiterals);
    return { ...read, leftOut: [...before, ...read.leftOut, ...reportOthers(rest, css)] };
  };
  const tokens = parsed.filter(({ document }) => document && hasTokens(document));
  if (tokens.length > 0) {
    const documents = tokens.map(({ file, document }) => ({
      name: file.name,
      document: document!,
    }));
    return withOthers({ format: 'design tokens', ...readTokens(documents) }, tokens);
  }
  for (const each of parsed) {
    const foreign = each.document && readForeign(each.document, defaults);
    if (foreign) return withOthers(foreign, [each]);
  }
  if (!runModules && parsed.some(({ isCode }) => isCode)) return undefined;
  const modules = parsed.map(({ file, literals, isCode, problem }, index) => ({
    ...(isCode ? fromRun(file, runModules![index]!) : fromLiterals(file, literals)),
    ...(problem && { problem }),
  }));
  return readModules(modules, css, options);
}

/** What a theme is read with. */
interface ReadOptions extends ReadChoices {
  /** Presets that a JSON merge patch can change. */
  presets?: Presets;
  /** Values that themes for Tailwind CSS 4 extend. */
  defaults?: TailwindDefaults;
  /** Breakpoints that configurations of Tailwind CSS 3 extend. */
  configScreens?: PlainObject;
  /** What the files of `codeFiles` gave when they ran, in that order. */
  runModules?: readonly RunModule[] | undefined;
}

/** Some editors write a byte order mark. The parsers count lines by line feeds. */
const clean = ({ name, text }: SourceFile): SourceFile => ({
  name,
  text: text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'),
});

/** The files that may have code, or that code may import. */
export const codeFiles = (files: readonly SourceFile[]): SourceFile[] =>
  files.map(clean).filter((file) => !isCss(file));

/**
 * Reads a theme from texts in any format of `ReadFormat`. Nothing runs here. `leftOut` lists what can't be read.
 * @param files pasted text or files; several may import or refer to each other
 * @returns undefined if code has to run first: pass what it gave as `runModules`
 * @throws UnreadableTheme if nothing can be read, with line and column; Error if there are too many values
 */
export function readTheme(
  files: readonly SourceFile[],
  options: ReadOptions = {},
): ReadTheme | undefined {
  for (const { text } of files) checkLength(text);
  const css = files.map(clean).filter(isCss);
  const result = readFiles(css, codeFiles(files), options);
  if (!result) return undefined;
  checkCount(countValues(result.theme));
  const [unsafe] = unsafePaths(result.theme);
  if (unsafe) throw problemAtStart(`The key ${unsafe} is reserved.`);
  if (result.leftOut.length > 0 && valuesOf(result.theme).next().done) {
    throw nothingRead(result.leftOut);
  }
  const isForeign = !['TypeScript', 'JSON', 'design tokens'].includes(result.format);
  const { theme, renamed } =
    isForeign && options.renames !== false
      ? renameShadcn(result.theme)
      : { theme: result.theme, renamed: [] };
  return {
    notes: [],
    isPatch: false,
    ...result,
    theme,
    renamed,
    problems: usableTheme(theme).problems,
  };
}
