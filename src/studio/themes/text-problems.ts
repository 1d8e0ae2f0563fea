/** Problem in a text, and its place. */
export interface TextProblem {
  /** From 1. */
  line: number;
  /** From 1; undefined if it isn't known, as of an error that code threw. */
  column?: number;
  message: string;
  /** Set if several files were read. */
  file?: string;
}

/** Maximum length of a text, in characters. The style sheets of large frameworks have 300,000. */
export const MAX_TEXT_LENGTH = 1_000_000;

/** Thrown if nothing of a text can be read. */
export class UnreadableTheme extends Error {
  constructor(readonly problem: TextProblem) {
    super(`Line ${problem.line}: ${problem.message}`);
    this.name = 'UnreadableTheme';
  }
}

/** Converts an error of the parser to a problem with its place. */
export function toProblem(error: unknown): TextProblem {
  // The parser reaches the browser's limit before ours is checked.
  if (error instanceof RangeError) {
    return { line: 1, message: 'This text is nested too deeply.' };
  }
  const { message, loc } = error as Error & { loc?: { line: number; column: number } };
  return {
    line: loc?.line ?? 1,
    column: (loc?.column ?? 0) + 1,
    // The parser's messages end with the place.
    message: message.replace(/\s*\(\d+:\d+\)$/, ''),
  };
}

/** @throws UnreadableTheme if a text is too long */
export function checkLength(text: string): void {
  if (text.length <= MAX_TEXT_LENGTH) return;
  const message = `This text has ${text.length.toLocaleString('en-US')} characters. The limit is ${MAX_TEXT_LENGTH.toLocaleString('en-US')}.`;
  throw new UnreadableTheme({ line: 1, column: 1, message });
}
