import type { PlainObject } from '../../base/theme-data/changes';
import { chooseExport, fromLiterals } from './formats/typescript/choose-export';
import { readLiterals, type Places } from './formats/typescript/literals';
import { toTheme } from './formats/typescript/to-theme';
import { leftOutKinds } from './left-out';
import { checkLength, UnreadableTheme, type TextProblem } from './text-problems';
import { usableTheme } from './shared-theme';

/** Place of a key, or of the nearest one around it. */
function placeOf(path: string, places: Places): { line: number; column: number } {
  const place = places.get(path);
  if (place) return place;
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

/** Reads the text of the raw editor, which has to be data. */
export function readRawText(text: string): RawResult {
  try {
    checkLength(text);
    const { chosen, module } = chooseExport([fromLiterals({ name: '', text }, readLiterals(text))]);
    const { value, places } = chosen;
    const leftOut = [...chosen.leftOut, ...module.leftOut];
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
  problems.toSorted((a, b) => a.line - b.line || (a.column ?? 1) - (b.column ?? 1));
