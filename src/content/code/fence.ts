import type { Code } from 'mdast';

/** Flags of live examples, and the LiveExample props that they set; undefined if they set none. */
export const liveFlags: Record<string, string | undefined> = {
  live: undefined,
  noInline: undefined,
  preview: 'previewOnly',
  recipe: undefined,
  responsive: 'responsive',
  xray: 'xray',
};

/** Parsed meta string of a fence (the text after its language). */
interface FenceMeta {
  /** Title above the block: `title="theme.ts"`. */
  title?: string;
  /** Highlighted lines, from 1: `{2,4-6}`. */
  lines: number[];
  /** Malformed ranges, such as `3-1`. */
  invalidRanges: string[];
  /** Number of the first line: `showLineNumbers`, `showLineNumbers=5`. Undefined without line numbers. */
  firstLine?: number;
  /** Other words, such as `live`. */
  flags: string[];
}

/** Returns the line numbers in a range such as `2` or `4-6`; undefined if it's malformed. */
function parseRange(range: string): number[] | undefined {
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(range) ?? [];
  const length = Number(to) - Number(from) + 1;
  if (!Number(from) || !(length > 0)) return undefined;
  return Array.from({ length }, (_, index) => Number(from) + index);
}

/**
 * Parses the meta string of a fence.
 * @param meta such as `live title="theme.ts" {2,4-6}`
 */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  let remaining = meta ?? '';
  const extract = (pattern: RegExp, fallback?: string) => {
    const match = pattern.exec(remaining);
    remaining = remaining.replace(pattern, ' ');
    return match ? (match.groups?.value ?? fallback) : undefined;
  };
  const title = extract(/title=(?<quote>["'])(?<value>.*?)\k<quote>/);
  const firstLine = extract(/\bshowLineNumbers(?:=(?<value>\d+))?(?=\s|$)/, '1');
  const ranges =
    extract(/\{(?<value>[\d,\s-]*)\}/)
      ?.split(',')
      .map((range) => range.trim()) ?? [];
  return {
    ...(title ? { title } : {}),
    ...(firstLine ? { firstLine: Number(firstLine) } : {}),
    lines: ranges.flatMap((range) => parseRange(range) ?? []),
    invalidRanges: ranges.filter((range) => !parseRange(range)),
    flags: remaining.split(/\s+/).filter(Boolean),
  };
}

/** Parsed fenced code block. */
export interface Fence extends FenceMeta {
  /** Such as `tsx`, `text` for none, or `diff tsx` for changes to code. */
  language: string;
  /** Code without highlight comments. */
  code: string;
  /** `highlight-start` without a matching `highlight-end`, or the reverse. */
  unpaired?: 'highlight-start' | 'highlight-end';
}

/** Matches a highlight comment on a separate line, in the comment styles that Docusaurus supports. */
const highlightComment =
  /^\s*(?:\/\/|#|--|%|\{?\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * Parses a fence. Like Docusaurus, removes comments such as `// highlight-next-line` and `# highlight-start` from the
 * code and highlights the lines that they select.
 */
export function readFence({ lang, meta, value }: Pick<Code, 'lang' | 'meta' | 'value'>): Fence {
  const { flags, ...parsed } = parseFenceMeta(meta);
  const ofDiff = lang === 'diff' ? flags.shift() : undefined;
  const language = ofDiff === undefined ? (lang ?? 'text') : `diff ${ofDiff}`;
  const code: string[] = [];
  const lines: number[] = [...parsed.lines];
  let isInside = false;
  let unpaired: Fence['unpaired'];
  for (const line of value.split('\n')) {
    const command = highlightComment.exec(line)?.[1];
    if (command === 'next-line') lines.push(code.length + 1);
    else if (command) {
      if (isInside === (command === 'start')) unpaired = `highlight-${command}` as never;
      isInside = command === 'start';
    } else {
      code.push(line);
      if (isInside) lines.push(code.length);
    }
  }
  if (isInside) unpaired = 'highlight-start';
  return {
    ...parsed,
    flags,
    language,
    lines,
    code: code.join('\n'),
    ...(unpaired ? { unpaired } : {}),
  };
}
