/** A heading in a page's source. */
export interface SourceHeading {
  line: number;
  /** 1 to 6. */
  level: number;
  /** As written, without backticks. */
  text: string;
  /** From the comment behind it: `## Text {/* #id *\/}`. */
  id?: string;
}

/**
 * Reads the headings of a Markdown page, fenced code left out.
 * @param source text of the file
 */
export function readHeadings(source: string): SourceHeading[] {
  return outsideFences(source).flatMap(({ line, text }) => {
    const match = /^(#{1,6})\s+(.*?)\s*(?:\{\/\*\s*#([\w-]+)\s*\*\/\})?\s*$/.exec(text);
    if (!match) return [];
    const [, marks, heading, id] = match;
    return [
      { line, level: marks!.length, text: heading!.replaceAll('`', ''), ...(id ? { id } : {}) },
    ];
  });
}

/**
 * All ids that a link to the page can name: of headings, and `id="…"` in JSX.
 * @param source text of the file
 */
export function readAnchors(source: string): string[] {
  const headings = readHeadings(source).flatMap(({ id }) => id ?? []);
  const attributes = outsideFences(source).flatMap(({ text }) =>
    [...text.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]!),
  );
  return [...headings, ...attributes];
}

function outsideFences(source: string): { line: number; text: string }[] {
  let fence: string | undefined;
  return source.split('\n').flatMap((text, index) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1];
    if (fence) {
      if (mark?.startsWith(fence)) fence = undefined;
      return [];
    }
    fence = mark;
    return mark ? [] : [{ line: index + 1, text }];
  });
}
