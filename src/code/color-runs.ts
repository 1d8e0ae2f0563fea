/** Text in one color. */
export interface ColorRun {
  /** One of the classes that src/design/styles colors; empty in the color of text. */
  className: string;
  text: string;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** HTML of one line of code. */
export function lineToHtml(line: ColorRun[]): string {
  return line
    .map(({ className, text }) =>
      className ? `<span class="${className}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
}

/**
 * HTML of colored lines, one line each.
 * @param lines of code
 * @param marked numbers of the lines to set off, from 1
 */
export function colorsToHtml(lines: ColorRun[][], marked: number[] = []): string {
  return lines
    .map(lineToHtml)
    .map((line, index) => (marked.includes(index + 1) ? `<mark>${line}</mark>` : line))
    .join('\n');
}

/** The runs from one character up to another. */
function cut(runs: ColorRun[], from: number, to: number): ColorRun[] {
  let at = 0;
  return runs.flatMap(({ className, text }) => {
    const part = text.slice(Math.max(from - at, 0), Math.max(to - at, 0));
    at += text.length;
    return part ? [{ className, text: part }] : [];
  });
}

function commonLength(most: number, isSame: (index: number) => boolean): number {
  let length = 0;
  while (length < most && isSame(length)) length += 1;
  return length;
}

/**
 * Colors for changed code until its own are known: unchanged text keeps its color, and new text goes on
 * in that of the text before it.
 * @param lines the code before, with its colors; none gives all of the code the color of text
 * @param code the code now
 */
export function carryColors(lines: ColorRun[][], code: string): ColorRun[][] {
  const runs = lines.flatMap((line, index) =>
    (index ? [{ className: '', text: '\n' }] : []).concat(line),
  );
  const before = runs.map(({ text }) => text).join('');
  const shorter = Math.min(before.length, code.length);
  const start = commonLength(shorter, (index) => before[index] === code[index]);
  const end = commonLength(
    shorter - start,
    (index) => before.at(-1 - index) === code.at(-1 - index),
  );
  const head = cut(runs, 0, start);
  const inserted = code.slice(start, code.length - end);
  const parts = [
    ...head,
    { className: head.at(-1)?.className ?? '', text: inserted },
    ...cut(runs, before.length - end, before.length),
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
