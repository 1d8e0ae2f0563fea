import {
  applyChanges,
  isPlainObject,
  type Plain,
  type PlainObject,
} from '../../base/theme-data/changes';
import { presetOf } from './draft';
import { hasObject, isDeeperThan, unsafePaths, valuesOf } from '../../base/theme-data/theme-parts';
import { usableTheme } from './shared-theme';
import { formatPath } from '../../base/theme-data/theme-path';
import { movedSettings, themeKeys } from './theme-problems';
import { checkCount, countValues } from './theme-size';
import { readCss } from './formats/css/read';
import { foreignProblem, notThemeProblem, readForeign, unreadableProblem } from './formats/foreign';
import { renameShadcn } from './formats/shadcn';
import { unreadFile, type LeftOut } from './left-out';
import type { FormatResult, ReadChoices, ReadFormat, ReadTheme, SourceFile } from './import-source';
import type { Presets } from './presets';
import { isTailwindConfig, readTailwindConfig } from './formats/tailwind/read-config';
import {
  readTailwindCss,
  tailwindDefaults,
  type TailwindDefaults,
} from './formats/tailwind/read-css';
import { checkLength, MAX_DEPTH, UnreadableTheme } from './text-problems';
import { hasTokens, readTokens } from './formats/tokens/read';
import { beginning, isThemeModule } from './formats/typescript/module';
import { findTheme, ModuleReader, toTheme, type Packages } from './formats/typescript/read';

/** True for a style sheet: by its file name, or because it declares custom properties and isn't a module. */
function isCss({ text, name }: SourceFile): boolean {
  if (/\.(css|scss|less)$/i.test(name)) return true;
  if (/\.\w+$/.test(name) && !/\.txt$/i.test(name)) return false;
  return /--[\w-]+\s*:|@theme\b|^[$@][\w-]+\s*:/m.test(text) && !isThemeModule(text);
}

/** Value of a JSON text; undefined for other texts. */
function parseJson(text: string): Plain | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as Plain;
  } catch {
    return undefined;
  }
}

const problemAtStart = (message: string) => new UnreadableTheme({ line: 1, column: 1, message });

/** Documents of Tokens Studio that have no tokens, by the names of their files. */
const studioFile = /(?:^|\/)(\$themes|\$metadata)\.json$/;

/**
 * Document of a file that may have design tokens; undefined for other texts.
 * @param leftOut gets what isn't data
 */
function parseDocument(file: SourceFile, leftOut: LeftOut[]): PlainObject | undefined {
  const [, name] = studioFile.exec(file.name) ?? [];
  if (name) return { [name]: parseJson(file.text) ?? null };
  const document = parseJson(file.text);
  if (isPlainObject(document!)) return document;
  // JSON with comments, or JSON5.
  const isLoose = document === undefined && file.text.replace(beginning, '').startsWith('{');
  if (!isLoose || !/\bvalue\b/.test(file.text)) return undefined;
  const reader = new ModuleReader([file], {});
  const { value } = findTheme(reader, [file]);
  leftOut.push(...reader.allLeftOut());
  return toTheme(value, leftOut, new Map(), true);
}

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

/** Finds the theme, or says what the texts are. */
function findThemeIn(reader: ModuleReader, code: readonly SourceFile[], exportName?: string) {
  try {
    return findTheme(reader, code, exportName);
  } catch (error) {
    if (!(error instanceof UnreadableTheme)) throw error;
    const texts = code.map(({ text }) => text);
    const problem = foreignProblem(texts) ?? unreadableProblem(texts[0]!, error.problem);
    throw problem ? problemAtStart(problem) : error;
  }
}

/** Reads modules and objects: a configuration of Tailwind, or a theme. */
function readCode(
  code: readonly SourceFile[],
  css: readonly SourceFile[],
  presets: Presets,
  packages: Packages,
  { exportName, base = '' }: ReadChoices,
): FilesResult {
  const reader = new ModuleReader(code, presets, packages, code.length + css.length < 2);
  const texts = code.map(({ text }) => text);
  const { value, file, exports } = findThemeIn(reader, code, exportName);
  const { places } = reader.open(file).evaluator;
  const used = reader.withImports(file);
  const leftOut = reader.allLeftOut(used);
  const others = code.filter((each) => !used.has(each) && !reader.problems.has(each));
  const elsewhere = [...[...reader.problems.values()].map(unreadFile), ...unusedFiles(others)];
  if (isTailwindConfig(value)) {
    const { screens } = packages['tailwindcss/defaultTheme'] ?? {};
    const read = readTailwindConfig(value, css, screens as PlainObject | undefined);
    // Of other settings, only the name is reported.
    const leftOutOfTheme = leftOut.filter(({ name }) => /^(theme\b|$)/.test(name));
    const all = [...leftOutOfTheme, ...read.leftOut, ...elsewhere];
    return { format: 'Tailwind 3', ...read, leftOut: all };
  }
  const isJson = isPlainObject(parseJson(file.text)!) || /\.json[c5]?$/i.test(file.name);
  const patch = toTheme(value, [], places, true);
  const isPatch = isJson && hasObject(patch, (object) => Object.values(object).includes(null));
  const own = isPatch ? patch : toTheme(value, leftOut, places);
  const foreign = foreignProblem(texts, Object.keys(own));
  if (!isUsable(own, isPatch, foreign !== undefined)) {
    if (!foreign && leftOut.length > 0) throw nothingRead(leftOut);
    const wrong = usableTheme(own).problems.filter(({ isWrong }) => isWrong);
    const hasKnownKeys = Object.keys(own).some(isThemeKey);
    throw problemAtStart(foreign ?? notThemeProblem(own, file.name, hasKnownKeys, wrong));
  }
  const isChange = isPatch || (isJson && base !== '');
  const theme = isChange ? applyChanges(presetOf(base, presets), patch) : own;
  const format = isJson ? 'JSON' : 'TypeScript';
  leftOut.push(...elsewhere, ...unusedFiles(css));
  return { format, theme, leftOut, isPatch, ...(exports && { exports }) };
}

/** A document in a file. */
interface ParsedFile {
  file: SourceFile;
  /** Undefined for modules, and for texts that can't be parsed. */
  document?: PlainObject;
  leftOut: LeftOut[];
}

function parseFile(file: SourceFile): ParsedFile {
  const leftOut: LeftOut[] = [];
  try {
    const document = parseDocument(file, leftOut);
    return { file, leftOut, ...(document && { document }) };
  } catch (error) {
    if (!(error instanceof UnreadableTheme)) throw error;
    return { file, leftOut: [] };
  }
}

/** Reports files that a theme isn't read from: those with mistakes, and all others. */
function reportOthers(parsed: readonly ParsedFile[], css: readonly SourceFile[]): LeftOut[] {
  const modules = parsed.flatMap(({ file, document }) => (document ? [] : [file]));
  const reader = new ModuleReader(modules, {}, {}, false);
  for (const file of modules) reader.tryOpen(file);
  const unused = parsed.flatMap(({ file }) => (reader.problems.has(file) ? [] : [file]));
  return [...[...reader.problems.values()].map(unreadFile), ...unusedFiles([...unused, ...css])];
}

function readFiles(
  files: readonly SourceFile[],
  presets: Presets,
  packages: Packages,
  choices: ReadChoices,
): FilesResult {
  const defaults = packages[tailwindDefaults] as unknown as TailwindDefaults | undefined;
  const css = files.filter(isCss);
  const others = files.filter((file) => !isCss(file));
  if (others.length === 0) {
    return css.some(({ text }) => /@theme\b/.test(text))
      ? { format: 'Tailwind 4', ...readTailwindCss(css, defaults) }
      : { format: 'CSS', ...readCss(css) };
  }
  const parsed = others.map(parseFile);
  if (parsed.some(({ document }) => document && isDeeperThan(document, MAX_DEPTH)))
    throw problemAtStart('This text is nested too deeply.');
  const withOthers = (read: FilesResult, used: readonly ParsedFile[]): FilesResult => {
    const rest = parsed.filter((each) => !used.includes(each));
    const before = used.flatMap((each) => each.leftOut);
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
  return readCode(others, css, presets, packages, choices);
}

/**
 * Reads a theme from texts in any format of `ReadFormat`. No code is run. `leftOut` lists what can't be read.
 * @param files pasted text or files; several may import or refer to each other
 * @param presets themes that modules may import
 * @param packages values of other packages that modules may import
 * @throws UnreadableTheme if nothing can be read, with line and column; Error if there are too many values
 */
export function readTheme(
  files: readonly SourceFile[],
  presets: Presets = {},
  packages: Packages = {},
  choices: ReadChoices = {},
): ReadTheme {
  for (const { text } of files) checkLength(text);
  // Some editors write a byte order mark. The parsers count lines by line feeds.
  const clean = files.map(({ name, text }) => ({
    name,
    text: text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n'),
  }));
  const result = readFiles(clean, presets, packages, choices);
  checkCount(countValues(result.theme));
  const [unsafe] = unsafePaths(result.theme);
  if (unsafe) throw problemAtStart(`The key ${unsafe} is reserved.`);
  if (result.leftOut.length > 0 && valuesOf(result.theme).next().done) {
    throw nothingRead(result.leftOut);
  }
  const isForeign = !['TypeScript', 'JSON', 'design tokens'].includes(result.format);
  const { theme, renamed } =
    isForeign && choices.renames !== false
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
