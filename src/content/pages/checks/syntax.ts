import type { VFileMessage } from 'vfile-message';
import { parseMdx } from '../../markdown/parse-mdx';
import { adviseOnElement, findRepairs, type Repair, type SyntaxMistake } from './syntax-repairs';

/** A syntax error with its position. */
interface LocatedMistake extends SyntaxMistake {
  /** Module of the parser that found it. */
  parser: string;
}

function offsetOf(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((offset, { length }) => offset + length + 1, column - 1);
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

/** Matches the positions in the parser's messages. */
const positions = / \((\d+):(\d+)(?:-(\d+):(\d+))?\)/g;

function locate({ reason, place, source = '', cause }: VFileMessage, text: string): LocatedMistake {
  const toOffset = (line = 1, column = 1) => offsetOf(text, line, column);
  // For a missing tag, the position is that of the other one.
  const [match] = reason.startsWith('Expected') ? reason.matchAll(positions) : [];
  const [line, column, ...end] = (match ?? []).slice(1).filter(Boolean).map(Number);
  const point = place && ('start' in place ? place.start : place);
  const endPoint = place && ('start' in place ? place.end : place);
  const start = match ? toOffset(line, column) : toOffset(point?.line, point?.column);
  return {
    reason: reason.replace(positions, '').replace(/\.$/, ''),
    cause: cause instanceof Error ? cause.message.replace(/\s*\(\d+:\d+\)$/, '') : undefined,
    start,
    end: match
      ? end.length > 0
        ? toOffset(end[0], end[1])
        : start
      : toOffset(endPoint?.line, endPoint?.column),
    parser: source,
  };
}

function findError(text: string): LocatedMistake | undefined {
  try {
    parseMdx(text);
    return undefined;
  } catch (error) {
    return locate(error as VFileMessage, text);
  }
}

/** True if the text with the change has no syntax error, or only one elsewhere: the parser reports one at a time. */
function isCorrect(
  text: string,
  { start, end, text: change }: Repair,
  mistake: LocatedMistake,
): boolean {
  const changed = text.slice(0, start) + change + text.slice(end);
  const next = findError(changed);
  if (!next) return true;
  const isSame =
    next.reason === mistake.reason && changed.length - next.start === text.length - mistake.start;
  const isInside = next.start >= start && next.start <= start + change.length;
  return !isSame && !isInside;
}

/** Says what the parser says, in the words of authors. */
function describe({ reason, cause, parser }: LocatedMistake): string {
  if (reason.includes('closing brace for')) {
    return 'Unexpected end of file: braces contain JavaScript, and this one is never closed';
  }
  if (cause === undefined)
    return reason.replace(/( \(U\+[\dA-F]+\)|, expected | \(note: |; ).*/, '');
  return parser.endsWith('esm')
    ? `A line that starts with "import" or "export" is JavaScript, and this isn't: ${cause}`
    : `Braces contain JavaScript, and this isn't: ${cause}`;
}

/**
 * Describes an MDX syntax error by what the parser says, and by what to write instead: of the changes that may have been
 * meant, the first that the parser accepts.
 * @param text of the file, normalized
 */
export function describeSyntaxError(error: VFileMessage, text: string) {
  const mistake = locate(error, text);
  const repairs = findRepairs(text, mistake, mistake.parser);
  let at = mistake.start;
  let advice = adviseOnElement(text, mistake);
  for (const repair of repairs) {
    if (!isCorrect(text, repair, mistake)) continue;
    at = repair.start;
    advice = repair.advice;
    break;
  }
  return { line: lineOf(text, at), text: `${describe(mistake)}.${advice ? ` ${advice}` : ''}` };
}
