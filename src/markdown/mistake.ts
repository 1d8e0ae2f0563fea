/** Something that an author has to fix before the site can be built. */
export interface Mistake {
  /** Path from the site's folder, with forward slashes. */
  file: string;
  /** From 1; undefined when the mistake is about the whole file. */
  line?: number | undefined;
  /** The problem, and what to write instead. */
  text: string;
}

/** A mistake as editors and terminals link it: `docs/box.mdx:12: The heading …`. */
export function formatMistake({ file, line, text }: Mistake): string {
  return `${file}${line === undefined ? '' : `:${line}`}: ${text}`;
}
