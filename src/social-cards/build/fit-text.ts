/** Font size that a text may have. */
export interface FontStep {
  /** In px. */
  size: number;
  maxLines: number;
}

/** Space for a text, and the font sizes it may have. */
export interface TextBox {
  /** In px. */
  width: number;
  /** Largest first; the first one in which the text fits is used. */
  steps: [FontStep, ...FontStep[]];
  /** Width of a text in em. */
  measure(text: string): number;
}

/** Text that is already wrapped into lines. */
export interface FittedText {
  size: number;
  lines: string[];
}

/**
 * Splits a text where lines may break: after a space, except before a dash, and after the slash of a package name.
 * No-break spaces don't count.
 */
const splitAtBreaks = (text: string) => text.split(/(?<= )(?![-–—] )|(?<=\w\/)/);

/** Wraps a text greedily. A part that is wider than a line gets a line to itself. */
function wrap(text: string, width: number, measure: TextBox['measure']): string[] {
  const lines = [''];
  for (const part of splitAtBreaks(text)) {
    const longer = lines.at(-1)! + part;
    if (lines.at(-1) === '' || measure(longer.trimEnd()) <= width) lines.splice(-1, 1, longer);
    else lines.push(part);
  }
  return lines.map((line) => line.trimEnd());
}

/** Truncates a text to some lines, after a whole word, with an ellipsis. */
function truncate(
  lines: string[],
  maxLines: number,
  width: number,
  measure: TextBox['measure'],
): string[] {
  if (lines.length <= maxLines) return lines;
  const words = lines[maxLines - 1]!.split(' ');
  const shortened = () => `${words.join(' ').replace(/[.,;:–-]+$/, '')}…`;
  while (words.length > 1 && measure(shortened()) > width) words.pop();
  return [...lines.slice(0, maxLines - 1), shortened()];
}

/** Wraps a text into the same number of lines as `wrap`, with lengths that are as even as possible. */
function balance(text: string, width: number, measure: TextBox['measure']): string[] {
  const lines = wrap(text, width, measure);
  const longest = (candidate: string[]) => Math.max(...candidate.map(measure));
  let best = lines;
  for (;;) {
    const narrower = wrap(text, longest(best) - 0.01, measure);
    if (narrower.length > lines.length || longest(narrower) >= longest(best)) return best;
    best = narrower;
  }
}

/**
 * Fits a text into a box, in the largest possible size and with lines of even lengths. A text that doesn't fit in the
 * smallest size is truncated after a whole word. If a single word is wider than the box, the size gets even smaller.
 */
export function fitText(text: string, { width, steps, measure }: TextBox): FittedText {
  for (const { size, maxLines } of steps) {
    const fitted = balance(text, width / size, measure);
    const isNarrowEnough = fitted.every((line) => measure(line) <= width / size);
    if (isNarrowEnough && fitted.length <= maxLines) return { size, lines: fitted };
  }
  const { size: smallest, maxLines } = steps.at(-1)!;
  const widest = Math.max(...splitAtBreaks(text).map((part) => measure(`${part.trimEnd()}…`)));
  const size = Math.min(smallest, Math.floor(width / widest));
  const fitted = wrap(text, width / size, measure);
  return { size, lines: truncate(fitted, maxLines, width / size, measure) };
}
