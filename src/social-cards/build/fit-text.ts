/** A font size in px, and how many lines a text may have in it. */
export interface FontStep {
  size: number;
  lines: number;
}

/** Where a text goes, and how. */
export interface TextBox {
  /** In px. */
  width: number;
  /** Largest first; the first that holds the text is taken. */
  steps: [FontStep, ...FontStep[]];
  /** Width of a text in em. */
  measure(text: string): number;
}

/** A text as it is drawn: its lines are not wrapped again. */
export interface FittedText {
  size: number;
  lines: string[];
}

/**
 * The parts between which lines may break: behind spaces other than no-break ones, but not before a dash, and
 * behind the slash of a package's name.
 */
const partsOf = (text: string) => text.split(/(?<= )(?![-–—] )|(?<=\w\/)/);

/** Fills line after line; a part that is wider than the line has one of its own. */
function wrap(text: string, width: number, measure: TextBox['measure']): string[] {
  const lines = [''];
  for (const part of partsOf(text)) {
    const longer = lines.at(-1)! + part;
    if (lines.at(-1) === '' || measure(longer.trimEnd()) <= width) lines.splice(-1, 1, longer);
    else lines.push(part);
  }
  return lines.map((line) => line.trimEnd());
}

/** Ends the text after some lines, between two words. */
function clamp(
  lines: string[],
  count: number,
  width: number,
  measure: TextBox['measure'],
): string[] {
  if (lines.length <= count) return lines;
  const words = lines[count - 1]!.split(' ');
  const shortened = () => `${words.join(' ').replace(/[.,;:–-]+$/, '')}…`;
  while (words.length > 1 && measure(shortened()) > width) words.pop();
  return [...lines.slice(0, count - 1), shortened()];
}

/** As many lines, of lengths as even as may be. */
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
 * Fits a text into a box: in the largest size that holds it, in lines of even lengths. What does not fit in
 * the smallest one either is cut between two words; a word that is wider than the box makes it smaller still.
 */
export function fitText(text: string, { width, steps, measure }: TextBox): FittedText {
  for (const { size, lines } of steps) {
    const fitted = balance(text, width / size, measure);
    const isWithin = fitted.every((line) => measure(line) <= width / size);
    if (isWithin && fitted.length <= lines) return { size, lines: fitted };
  }
  const { size: smallest, lines: count } = steps.at(-1)!;
  const widest = Math.max(...partsOf(text).map((part) => measure(`${part.trimEnd()}…`)));
  const size = Math.min(smallest, Math.floor(width / widest));
  const fitted = wrap(text, width / size, measure);
  return { size, lines: clamp(fitted, count, width / size, measure) };
}
