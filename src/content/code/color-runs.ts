/** Text in one color. */
export interface ColorRun {
  /** Class with a color in src/base/design/styles; empty for the text color. */
  className: string;
  text: string;
  /** Number of the value's picture (./value-hints). */
  picture?: number;
}

/** Unlike src/base/facts/escape-html, keeps quotes: code has many, and escaping them would make pages larger. */
function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** Renders a line of code as HTML. */
export function lineToHtml(line: ColorRun[]): string {
  return line
    .map(({ className, text, picture }) => {
      const style = picture === undefined ? '' : ` style="--v:${picture}"`;
      return className
        ? `<span class="${className}"${style}>${escapeHtml(text)}</span>`
        : escapeHtml(text);
    })
    .join('');
}

/**
 * Renders colored lines as HTML, joined by line breaks.
 * @param marked numbers of the lines to highlight, from 1
 */
export function colorsToHtml(lines: ColorRun[][], marked: number[] = []): string {
  return lines
    .map(lineToHtml)
    .map((line, index) => (marked.includes(index + 1) ? `<mark>${line}</mark>` : line))
    .join('\n');
}

/** Returns the runs from one character index up to another (exclusive). */
function sliceRuns(runs: ColorRun[], from: number, to: number): ColorRun[] {
  let offset = 0;
  return runs.flatMap(({ className, text }) => {
    const part = text.slice(Math.max(from - offset, 0), Math.max(to - offset, 0));
    offset += text.length;
    return part ? [{ className, text: part }] : [];
  });
}

function countMatching(maxLength: number, isSame: (index: number) => boolean): number {
  let length = 0;
  while (length < maxLength && isSame(length)) length += 1;
  return length;
}

/**
 * Returns provisional colors for edited code, until it's highlighted again. Unchanged text keeps its color; inserted
 * text gets the color of the text before it.
 * @param lines colored lines of the previous code; if empty, all of the code gets the text color
 * @param code the edited code
 */
export function carryColors(lines: ColorRun[][], code: string): ColorRun[][] {
  const runs = lines.flatMap((line, index) =>
    (index ? [{ className: '', text: '\n' }] : []).concat(line),
  );
  const before = runs.map(({ text }) => text).join('');
  const shorter = Math.min(before.length, code.length);
  const start = countMatching(shorter, (index) => before[index] === code[index]);
  const end = countMatching(
    shorter - start,
    (index) => before.at(-1 - index) === code.at(-1 - index),
  );
  const head = sliceRuns(runs, 0, start);
  const inserted = code.slice(start, code.length - end);
  const parts = [
    ...head,
    { className: head.at(-1)?.className ?? '', text: inserted },
    ...sliceRuns(runs, before.length - end, before.length),
  ];
  const carried: ColorRun[][] = [[]];
  for (const { className, text } of parts) {
    text.split('\n').forEach((piece, index) => {
      if (index > 0) carried.push([]);
      if (piece) carried.at(-1)!.push({ className, text: piece });
    });
  }
  return carried;
}
