import { isPlainObject, type Plain, type PlainObject } from './changes';
import { readCss, type ReadValues } from './formats/read-css';
import { readTailwindCss } from './formats/read-tailwind';
import { isTailwindConfig, readTailwindConfig } from './formats/read-tailwind-config';
import { readTokens } from './formats/read-tokens';
import { checkLength, deepest, toProblem, UnreadableTheme } from './text-problems';
import { parseThemeModule } from './theme-module';
import { themeProblems, unsafePaths } from './theme-problems';
import { checkCount, countValues } from './theme-size';
import { readObjectOf } from './theme-text';

/** A theme that was read from a text. */
export interface ReadTheme {
  theme: PlainObject;
  format: 'TypeScript' | 'JSON' | 'design tokens' | 'CSS' | 'Tailwind 4' | 'Tailwind 3';
  /** What was kept although Theme UI does not know it or cannot use it, and what a theme has no place for. */
  notes: string[];
}

/** What stands before the first word of a program: space and comments. */
const beginning = /^(?:\s|\/\/[^\n]*\n|\/\*[^]*?\*\/)*/;

/** Whether a text is a style sheet: its file says so, or it declares custom properties and is no program. */
function isCss(text: string, fileName: string): boolean {
  if (/\.css$/i.test(fileName)) return true;
  const rest = text.replace(beginning, '');
  if (/^(?:[{(]|\[(?!data-)|(?:import|export|const|let|var|type|interface|module)\b)/.test(rest))
    return false;
  return /--[\w-]+\s*:|@theme\b/.test(rest);
}

function isShallow(value: Plain, depth = deepest): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.values(value).every((each) => isShallow(each as Plain, depth - 1));
}

/** Whether something in a document is a token. */
const hasToken = (value: Plain): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, '$value') || Object.values(value).some((each) => hasToken(each as Plain)));

/** The document of a JSON text; undefined when it is none. */
function parseJson(text: string): Plain | undefined {
  try {
    return JSON.parse(text) as Plain;
  } catch {
    return undefined;
  }
}

/** Design tokens of a text; undefined when it is something else. */
function readAsTokens(text: string): ReadValues | undefined {
  const document = /^\s*\{/.test(text) ? parseJson(text) : undefined;
  if (!isPlainObject(document)) return undefined;
  if (!isShallow(document)) {
    const message = 'This text is nested too deep.';
    throw new UnreadableTheme([{ line: 1, column: 1, message }]);
  }
  if (!Array.isArray(document.resolutionOrder) && !hasToken(document)) return undefined;
  const { theme, skipped } = readTokens(document);
  const [unsafe] = unsafePaths(theme);
  if (unsafe) throw new Error(`The key ${unsafe} is refused.`);
  return {
    theme,
    notes: skipped.map(
      (path) => `${path} is left out: a theme has no place for it, or it was not understood.`,
    ),
  };
}

type Format = ReadTheme['format'];

/** Tells the format of a text, and reads it. */
function readValues(text: string, fileName: string): ReadValues & { format: Format } {
  if (isCss(text, fileName)) {
    return /@theme\b/.test(text)
      ? { format: 'Tailwind 4', ...readTailwindCss(text) }
      : { format: 'CSS', ...readCss(text) };
  }
  const tokens = readAsTokens(text);
  if (tokens) return { format: 'design tokens', ...tokens };
  let module;
  try {
    module = parseThemeModule(text);
  } catch (error) {
    throw new UnreadableTheme([toProblem(error)]);
  }
  if (isTailwindConfig(module)) return { format: 'Tailwind 3', ...readTailwindConfig(module) };
  return {
    format: parseJson(text) === undefined ? 'TypeScript' : 'JSON',
    theme: readObjectOf(module.theme, module.constants).theme,
    notes: [],
  };
}

/**
 * Reads a theme from a text of any format that it can be exported in; nothing of it is run. What is odd about the
 * theme is kept and named; what a theme has no place for is named too.
 * @param fileName where the text is from a file
 * @throws UnreadableTheme with line and column, or an error in words for the reader when a text of its format has no
 *   theme in it, or one with too many values
 */
export function readTheme(text: string, fileName = ''): ReadTheme {
  checkLength(text);
  // A byte order mark, as some editors write it.
  const { theme, format, notes } = readValues(text.replace(/^\uFEFF/, ''), fileName);
  checkCount(countValues(theme));
  const odd = themeProblems(theme).map(
    ({ path, message, isWrong }) =>
      `${path}: ${message}${isWrong ? ' It is kept, and Theme UI cannot use it.' : ''}`,
  );
  return { theme, format, notes: [...odd, ...notes] };
}
