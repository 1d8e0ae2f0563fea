/** A line below a preview. */
export interface ConsoleLine {
  /** `note` is from this site, about something that doesn't work in a preview. The others are what the code printed. */
  level: 'log' | 'warn' | 'error' | 'note';
  text: string;
  /** How often it was printed in a row. */
  count: number;
}

/** Maximum number of lines. Earlier ones are dropped. */
export const MAX_LINES = 100;

const isSame = (a: ConsoleLine | undefined, b: ConsoleLine) =>
  a?.level === b.level && a.text === b.text;

/** Adds lines, and counts those that are the same as the line before. */
export function addLines(
  before: readonly ConsoleLine[],
  added: readonly ConsoleLine[],
): ConsoleLine[] {
  const lines = [...before];
  for (const line of added) {
    const last = lines.at(-1);
    if (isSame(last, line)) lines[lines.length - 1] = { ...line, count: last!.count + line.count };
    else lines.push(line);
  }
  return lines.slice(-MAX_LINES);
}
