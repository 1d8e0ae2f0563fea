import type { Code } from 'mdast';

/** Words after `live`, and the props of LiveExample that they become; `live` and `noInline` become none. */
export const liveFlags: Record<string, string | undefined> = {
  live: undefined,
  noInline: undefined,
  preview: 'previewOnly',
  recipe: undefined,
  responsive: 'responsive',
  xray: 'xray',
};

/** The text after a fence's language, read. */
export interface FenceMeta {
  /** Shown above the block: `title="theme.ts"`. */
  title?: string;
  /** Highlighted lines, from 1: `{2,4-6}`. */
  lines: number[];
  /** Ranges that aren't lines, such as `3-1`. */
  wrongRanges: string[];
  /** Other words, such as `live`. */
  flags: string[];
}

/** Lines from one number to another; undefined for what isn't a range such as `2` or `4-6`. */
function linesIn(range: string): number[] | undefined {
  const [, from, to = from] = /^(\d+)(?:-(\d+))?$/.exec(range) ?? [];
  const length = Number(to) - Number(from) + 1;
  if (!Number(from) || !(length > 0)) return undefined;
  return Array.from({ length }, (_, index) => Number(from) + index);
}

/**
 * Reads the text after a fence's language.
 * @param meta such as `live title="theme.ts" {2,4-6}`
 */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  let rest = meta ?? '';
  const take = (pattern: RegExp) => {
    const match = pattern.exec(rest);
    rest = rest.replace(pattern, ' ');
    return match?.groups?.value;
  };
  const title = take(/title=(?<quote>["'])(?<value>.*?)\k<quote>/);
  const ranges =
    take(/\{(?<value>[\d,\s-]*)\}/)
      ?.split(',')
      .map((range) => range.trim()) ?? [];
  return {
    ...(title ? { title } : {}),
    lines: ranges.flatMap((range) => linesIn(range) ?? []),
    wrongRanges: ranges.filter((range) => !linesIn(range)),
    flags: rest.split(/\s+/).filter(Boolean),
  };
}

/** A fenced block of code. */
export interface Fence extends FenceMeta {
  /** Without the comments that highlight lines. */
  code: string;
  /** A `highlight-start` without its `highlight-end`, or the other way around. */
  unpaired?: 'highlight-start' | 'highlight-end';
}

/** A comment alone on its line, in the styles that Docusaurus knows. */
const highlightComment =
  /^\s*(?:\/\/|#|--|%|\{?\/\*|<!--)\s*highlight-(next-line|start|end)\s*(?:\*\/\}?|-->)?\s*$/;

/**
 * Reads a fence. Comments such as `// highlight-next-line` and `# highlight-start` are removed from the code,
 * and the lines that they name are highlighted, as Docusaurus documents it.
 */
export function readFence({ meta, value }: Pick<Code, 'meta' | 'value'>): Fence {
  const parsed = parseFenceMeta(meta);
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
  return { ...parsed, lines, code: code.join('\n'), ...(unpaired ? { unpaired } : {}) };
}
