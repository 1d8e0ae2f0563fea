import {
  applyChanges,
  isPlainObject,
  type Plain,
  type PlainObject,
} from '../../base/theme-data/changes';
import { presetOf } from './draft';
import { hasObject, isDeeperThan, unsafePaths, valuesOf } from '../../base/theme-data/theme-parts';
import { movedSettings, themeKeys, themeProblems } from './theme-problems';
import { checkCount, countValues } from './theme-size';
import { readCss } from './formats/css/read';
import { foreignProblem, readForeign } from './formats/foreign';
import { renameShadcn } from './formats/shadcn';
import type { LeftOut } from './left-out';
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
  return /--[\w-]+\s*:|@theme\b/.test(text) && !isThemeModule(text);
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

/** Reads modules and objects: a configuration of Tailwind, or a theme. */
function readCode(
  code: readonly SourceFile[],
  css: readonly SourceFile[],
  presets: Presets,
  packages: Packages,
  { exportName, base }: ReadChoices,
): FilesResult {
  const reader = new ModuleReader(code, presets, packages);
  const { value, file, exports } = findTheme(reader, code, exportName);
  const { places } = reader.open(file).evaluator;
  const leftOut = reader.allLeftOut();
  if (isTailwindConfig(value)) {
    const { screens } = packages['tailwindcss/defaultTheme'] ?? {};
    const read = readTailwindConfig(value, css, screens as PlainObject | undefined);
    // Of other settings, only the name is reported.
    const leftOutOfTheme = leftOut.filter(({ name }) => /^(theme\b|$)/.test(name));
    return { format: 'Tailwind 3', ...read, leftOut: [...leftOutOfTheme, ...read.leftOut] };
  }
  const isJson = isPlainObject(parseJson(file.text)!) || /\.json[c5]?$/i.test(file.name);
  const patch = toTheme(value, [], places, true);
  const isPatch = isJson && hasObject(patch, (object) => Object.values(object).includes(null));
  const theme = isPatch
    ? applyChanges(presetOf(base ?? '', presets), patch)
    : toTheme(value, leftOut, places);
  for (const { name } of css) leftOut.push({ kind: 'place', name, detail: 'style sheet' });
  const format = isJson ? 'JSON' : 'TypeScript';
  return { format, theme, leftOut, isPatch, ...(exports && { exports }) };
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
  const leftOut: LeftOut[] = [];
  const documents = others.flatMap((file) => {
    const document = parseDocument(file, leftOut);
    return document ? [{ name: file.name, document }] : [];
  });
  if (documents.some(({ document }) => isDeeperThan(document, MAX_DEPTH)))
    throw problemAtStart('This text is nested too deeply.');
  if (documents.some(({ document }) => hasTokens(document))) {
    const read = readTokens(documents);
    return { format: 'design tokens', ...read, leftOut: [...leftOut, ...read.leftOut] };
  }
  const [first] = documents;
  const foreign = first && others.length === 1 && readForeign(first.document, defaults);
  if (foreign) return foreign;
  const texts = others.map(({ text }) => text);
  let problem = foreignProblem(texts);
  try {
    const result = readCode(others, css, presets, packages, choices);
    const keys = Object.keys(result.theme);
    const isKnown = (key: string) => Object.hasOwn(themeKeys, key) || movedSettings.includes(key);
    problem = foreignProblem(texts, keys);
    // Other libraries have shadows and breakpoints, too.
    const isTheme = keys.includes('colors') || (!problem && keys.some(isKnown));
    if (result.isPatch || keys.length === 0 || isTheme) return result;
    throw problemAtStart(
      `This isn’t a theme: it doesn’t contain any of Theme UI’s keys, such as colors, fonts, and space. It contains ${keys.slice(0, 3).join(', ')}.`,
    );
  } catch (error) {
    throw problem && error instanceof UnreadableTheme ? problemAtStart(problem) : error;
  }
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
    const isElsewhere = ({ kind }: LeftOut) => kind === 'variable' || kind === 'import';
    const first = result.leftOut.find(isElsewhere) ?? result.leftOut[0]!;
    const { line = 1, column = 1, name, detail } = first;
    const message = isElsewhere(first)
      ? `All values are in other files, such as ${detail ?? name}. Add those files too.`
      : `No part of this theme could be read. The first problem is ${name ? `at ${name}` : 'a statement that isn’t supported'}.`;
    throw new UnreadableTheme({ line, column, message });
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
    problems: themeProblems(theme),
  };
}
