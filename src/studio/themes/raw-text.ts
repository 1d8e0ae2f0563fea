import type { Node } from '@babel/types';
import type { PlainObject } from '../../base/theme-data/changes';
import { findTheme, ModuleReader, toTheme } from './formats/typescript/read';
import { leftOutKinds } from './left-out';
import { checkLength, UnreadableTheme, type TextProblem } from './text-problems';
import { usableTheme } from './shared-theme';

/** Place of a key, or of the nearest one around it. */
function placeOf(
  path: string,
  places: ReadonlyMap<string, Node>,
): { line: number; column: number } {
  const start = places.get(path)?.loc?.start;
  if (start) return { line: start.line, column: start.column + 1 };
  const parent = path.replace(/(?:^|\.)[^.[\]"]*$|\["(?:[^"\\]|\\.)*"\]$/, '');
  return parent === path || parent === '' ? { line: 1, column: 1 } : placeOf(parent, places);
}

/** Problem of a text that can be read, or the reason why it can't. */
export interface RawProblem extends TextProblem {
  /** True if Theme UI can't use it; false if it's only reported. */
  isWrong: boolean;
}

/** Result of reading a text of the raw editor: everything has to be data. */
export interface RawResult {
  /** Undefined if the text can't be read whole. */
  theme?: PlainObject;
  /** In the order of the text. */
  problems: RawProblem[];
}

/** Reads the text of the raw editor. Presets aren't known there. */
export function readRawText(text: string): RawResult {
  try {
    checkLength(text);
    const file = { name: '', text };
    const reader = new ModuleReader([file], {});
    const { value } = findTheme(reader, [file]);
    const { places } = reader.open(file).evaluator;
    const leftOut = reader.allLeftOut();
    const theme = toTheme(value, leftOut, places);
    if (leftOut.length > 0) {
      const problems = leftOut.map(({ kind, name, detail, line = 1, column = 1 }) => {
        const [one, , reason] = leftOutKinds[kind];
        const what = [name, detail].filter(Boolean).join(': ');
        const title = one.charAt(0).toUpperCase() + one.slice(1);
        return { line, column, message: `${title}: ${what}. ${reason}`, isWrong: true };
      });
      return { problems: sortByPlace(problems) };
    }
    const problems = usableTheme(theme).problems.map(({ path, message, isWrong }) => ({
      ...placeOf(path, places),
      message: `${path}: ${message}`,
      isWrong,
    }));
    return { theme, problems: sortByPlace(problems) };
  } catch (error) {
    if (!(error instanceof UnreadableTheme)) throw error;
    return { problems: [{ ...error.problem, isWrong: true }] };
  }
}

const sortByPlace = (problems: RawProblem[]) =>
  problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
