/** Mistake in the lines around the front matter. */
interface MarkerMistake {
  /** Line in the file, from 1. */
  line: number;
  text: string;
}

interface FrontMatterBlock {
  /** Index of the first line that belongs to the front matter, usually the opening `---`. */
  start: number;
  /** Index of the first line between the markers. */
  firstLine: number;
  /** Lines between the markers. */
  lines: string[];
  /** Index of the first line after the front matter. */
  end: number;
  mistakes: MarkerMistake[];
}

const marker = /^---[ \t]*$/;

/** Matches what people type, and editors make, instead of `---`: `----`, `—`, `+++`, `---yaml`, or with spaces before it. */
const almostMarker = /^\s*([-–—+]{2,}|[–—]|\.{3})\w*\s*$/;

/** Matches keys that every page has. */
const requiredKey = /^\s*(title|description)\s*[:=]/;

const anyKey = /^[\w-]+[ \t]*[:=]/;

/** Matches lines of YAML after the first one: keys, list items, comments, and what's indented. */
const yamlLine = /^(\s|[-*#\]}]|[\w-]+[ \t]*[:=])/;

const fence = /^[ \t]*(`{3}|~{3})/;

const isBlank = (line: string) => line.trim() === '';

/** What to do about front matter that ends at this line without a marker. */
export const unclosed = 'its end is missing. Add a line with --- below this one.';

/** Finds front matter whose markers are missing, misspelled, or not in line 1. */
function findMisplaced(lines: string[]): FrontMatterBlock | undefined {
  // Code may show front matter.
  const firstFence = lines.findIndex((line) => fence.test(line));
  const top = firstFence < 0 ? lines : lines.slice(0, firstFence);
  const key = top.findIndex((line) => requiredKey.test(line));
  if (key < 0) return undefined;
  let firstLine = key;
  while (firstLine > 0 && !isBlank(top[firstLine - 1]!) && !almostMarker.test(top[firstLine - 1]!))
    firstLine -= 1;
  let opening = firstLine - 1;
  while (opening >= 0 && isBlank(top[opening]!)) opening -= 1;
  const hasOpening = opening >= 0 && almostMarker.test(top[opening]!);
  let closing = key;
  while (closing < top.length && !almostMarker.test(top[closing]!)) {
    const next = top.slice(closing).find((line) => !isBlank(line)) ?? '';
    const isInside = isBlank(top[closing]!)
      ? anyKey.test(next) || almostMarker.test(next)
      : yamlLine.test(next);
    if (!isInside) break;
    closing += 1;
  }
  const hasClosing = closing < top.length && almostMarker.test(top[closing]!);
  const block = top.slice(firstLine, closing);
  // Text may begin with one of the words.
  if (
    !hasOpening &&
    !hasClosing &&
    (firstLine > 0 || !/^description\s*[:=]/m.test(block.join('\n')))
  )
    return undefined;

  const start = hasOpening ? opening : firstLine;
  const mistakes: MarkerMistake[] = [];
  const report = (index: number, text: string) => mistakes.push({ line: index + 1, text });
  if (!hasOpening) report(start, 'its start is missing. Add a line with --- above this one.');
  else if (!marker.test(top[opening]!)) {
    report(start, `it starts with three hyphens. Write --- instead of "${top[opening]!}".`);
  }
  if (start > 0) {
    report(
      start,
      'it must start in line 1. Remove the lines above this one, even empty ones, or move them below the front matter.',
    );
  }
  const last = firstLine + block.findLastIndex((line) => !isBlank(line));
  if (!hasClosing) report(last, unclosed);
  else if (!marker.test(top[closing]!)) {
    report(closing, `it ends with three hyphens. Write --- instead of "${top[closing]!}".`);
  }
  return { start, firstLine, lines: block, end: hasClosing ? closing + 1 : last + 1, mistakes };
}

/**
 * Finds the front matter of a file. If its markers have mistakes, finds the lines that are meant, so that they aren't
 * reported as missing, or read as text.
 * @param lines of the normalized text
 * @returns undefined if there's none
 */
export function findFrontMatter(lines: string[]): FrontMatterBlock | undefined {
  const closing = marker.test(lines[0] ?? '')
    ? lines.findIndex((line, index) => index > 0 && marker.test(line))
    : -1;
  if (closing > 1) {
    return {
      start: 0,
      firstLine: 1,
      lines: lines.slice(1, closing),
      end: closing + 1,
      mistakes: [],
    };
  }
  const empty =
    closing === 1 ? { start: 0, firstLine: 1, lines: [], end: 2, mistakes: [] } : undefined;
  return findMisplaced(lines) ?? empty;
}
