import type { Node } from '@babel/types';

/** What is wrong in a text, and where. */
export interface TextProblem {
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  message: string;
}

/** Longest text that is read, in characters. */
export const longestText = 200_000;

/** Most objects, arrays and constants inside each other. */
export const deepest = 60;

/** Says why a text is no theme that can be read; `problems` has at least one. */
export class UnreadableTheme extends Error {
  constructor(readonly problems: readonly [TextProblem, ...TextProblem[]]) {
    super(problems.map(({ line, message }) => `Line ${line}: ${message}`).join('\n'));
    this.name = 'UnreadableTheme';
  }
}

/** A value that a text cannot have here, at its place. */
export class Refusal extends Error {
  constructor(
    readonly node: Node,
    message: string,
  ) {
    super(message);
  }
}

/** Why reading stopped, as a problem with its place; the errors of Babel's parser have theirs. */
export function toProblem(error: unknown): TextProblem {
  // A browser's own limit, which the parser runs into before ours is looked at.
  if (error instanceof RangeError) {
    return { line: 1, column: 1, message: 'This text is nested too deep.' };
  }
  const { message, loc, node } = error as Partial<Refusal> & {
    message: string;
    loc?: { line: number; column: number };
  };
  const place = node?.loc?.start ?? loc ?? { line: 1, column: 0 };
  // The parser ends its messages with the place.
  const words = message.replace(/\s*\(\d+:\d+\)$/, '');
  return { line: place.line, column: place.column + 1, message: words };
}

/** @throws UnreadableTheme when a text is longer than any that is read */
export function checkLength(text: string): void {
  if (text.length <= longestText) return;
  const message = `This text has ${text.length} characters; ${longestText} are read at most.`;
  throw new UnreadableTheme([{ line: 1, column: 1, message }]);
}
