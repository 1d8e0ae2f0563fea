import { lineToHtml, type ColorRun } from './color-runs';
import { signLength } from './diff';
import { colorLines } from './highlight';

/** Highlights the code in a diff as HTML: before and after the changes, each as a whole. */
export function highlightDiff(diff: string, language: string): string {
  const lines = diff.split('\n');
  const length = signLength(lines);
  const colorsWithout = (sign: string): ColorRun[][] => {
    const kept = lines.filter((line) => !line.startsWith(sign)).map((line) => line.slice(length));
    return colorLines(kept.join('\n'), language);
  };
  const before = colorsWithout('+');
  const after = colorsWithout('-');
  return lines
    .map((line) => {
      const sign = line.slice(0, length);
      const isDeleted = line.startsWith('-');
      const isInserted = line.startsWith('+');
      // An unchanged line is in both.
      const old = isInserted ? undefined : before.shift();
      const colors = (isDeleted ? old : after.shift()) ?? [];
      const className = isDeleted ? 'deleted' : isInserted ? 'inserted' : '';
      const html = lineToHtml([{ className, text: sign }, ...colors]);
      return isDeleted ? `<del>${html}</del>` : isInserted ? `<ins>${html}</ins>` : html;
    })
    .join('\n');
}
