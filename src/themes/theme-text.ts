import type { Expression } from '@babel/types';
import { isPlainObject, type PlainObject } from './changes';
import { newReading, readValue, type Reading } from './literals';
import {
  checkLength,
  Refusal,
  toProblem,
  UnreadableTheme,
  type TextProblem,
} from './text-problems';
import { parseThemeModule } from './theme-module';
import { themeProblems } from './theme-problems';

export { longestText, UnreadableTheme, type TextProblem } from './text-problems';

/**
 * Reads an object by its literals, and tells where each of its keys stands.
 * @throws UnreadableTheme with line and column of all that was refused
 */
export function readObjectOf(expression: Expression, constants: Reading['constants']) {
  const reading = newReading(constants);
  let value;
  try {
    value = readValue(expression, reading);
    if (!isPlainObject(value)) throw new Refusal(expression, 'A theme is an object.');
  } catch (error) {
    reading.refused.push(error as Refusal);
  }
  // A constant that is used twice is refused twice, at one place.
  const problems = new Map(
    reading.refused.map(toProblem).map((each) => [`${each.line}:${each.column}`, each]),
  );
  const [first, ...others] = problems.values();
  if (first) throw new UnreadableTheme([first, ...others]);
  return { theme: value as PlainObject, places: reading.places };
}

function readWithPlaces(text: string) {
  checkLength(text);
  let module;
  try {
    module = parseThemeModule(text);
  } catch (error) {
    throw new UnreadableTheme([toProblem(error)]);
  }
  return readObjectOf(module.theme, module.constants);
}

/**
 * Reads a theme from TypeScript, JavaScript or JSON by its literals; nothing of it is run. Types, constants of the
 * same text, spreads and parts of them, and the functions of Theme UI that return what they are given are
 * understood; other functions and calls, imports of values, computed and unsafe keys are refused.
 * @throws UnreadableTheme with line and column of all that was refused
 */
export const readThemeText = (text: string): PlainObject => readWithPlaces(text).theme;

/** The place of a key, or of the nearest one around it: what comes with a constant has none of its own. */
function placeOf(path: string, places: Reading['places']): { line: number; column: number } {
  const node = places.get(path);
  if (node?.loc) return node.loc.start;
  const end = path.lastIndexOf('.');
  return end < 0 ? { line: 1, column: 0 } : placeOf(path.slice(0, end), places);
}

/** A problem of a text that can be read, or why it cannot. */
export interface FoundProblem extends TextProblem {
  /** Whether Theme UI cannot use it; else it is kept, and only named. */
  isWrong: boolean;
}

/** All that is odd about a theme in a text, at line and column, in the order of the text. */
export function problemsInText(text: string): FoundProblem[] {
  let read;
  try {
    read = readWithPlaces(text);
  } catch (error) {
    if (!(error instanceof UnreadableTheme)) throw error;
    return error.problems.map((problem) => ({ ...problem, isWrong: true }));
  }
  const { theme, places } = read;
  return themeProblems(theme)
    .map(({ path, message, isWrong }) => {
      const { line, column } = placeOf(path, places);
      return { line, column: column + 1, message: `${path}: ${message}`, isWrong };
    })
    .sort((a, b) => a.line - b.line || a.column - b.column);
}
