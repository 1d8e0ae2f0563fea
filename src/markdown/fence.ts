/** What the line behind the three backticks says. */
export interface FenceMeta {
  /** Shown above the block: `title="theme.ts"`. */
  title?: string;
  /** Lines to set off, from 1: `{2,4-6}`. */
  lines: number[];
  /** Words such as `live`. */
  flags: string[];
}

/**
 * Reads the text behind a fence's language.
 * @param meta such as `live title="theme.ts" {2,4-6}`
 */
export function parseFenceMeta(meta: string | null | undefined): FenceMeta {
  let rest = meta ?? '';
  const take = (pattern: RegExp) => {
    const match = pattern.exec(rest);
    rest = rest.replace(pattern, ' ');
    return match?.[1];
  };
  const title = take(/title="([^"]*)"/);
  const lines = (take(/\{([\d,\s-]+)\}/) ?? '').split(',').flatMap((range) => {
    const [from, to = from] = range.split('-').map(Number);
    return from && to ? Array.from({ length: to - from + 1 }, (_, index) => from + index) : [];
  });
  return { ...(title ? { title } : {}), lines, flags: rest.split(/\s+/).filter(Boolean) };
}
