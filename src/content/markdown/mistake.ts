/** A problem in the content that stops the build until it's fixed. */
export interface Mistake {
  /** Path relative to the site folder, with forward slashes. */
  file: string;
  /** Line from 1; undefined if the mistake concerns the whole file. */
  line?: number | undefined;
  /** Problem and remedy. */
  text: string;
}

/** Formats a mistake so that editors and terminals link to it: `docs/box.mdx:12: The heading …`. */
export function formatMistake({ file, line, text }: Mistake): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${text}`;
}
