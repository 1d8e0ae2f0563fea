import type { Mistake } from '../../markdown/mistake';
import { findLinkProblem, type LinkedFiles, type PageIndex } from '../../markdown/links';

/** Matches links in code: `href="/…"`, `to: '/…'`, `addressOf('/…')`. Those made from variables don't match. */
const literalLink = /(?:\b(?:href|to)(?:=\{?|:\s*)|\baddressOf\()(["'`])(\/(?!\/)[^"'`$]*)\1/g;

/** A source file with links. */
export interface SourceFile {
  /** Path relative to the site folder. */
  file: string;
  text: string;
}

/**
 * Checks the links that are written in components and in the configuration. Docusaurus checks all links of the rendered
 * pages, but its message doesn't name the file and line.
 */
export function findCodeLinkMistakes(
  sources: SourceFile[],
  { index, files }: { index: PageIndex; files: LinkedFiles },
): Mistake[] {
  return sources.flatMap(({ file, text }) =>
    text.split('\n').flatMap((line, number) =>
      [...line.matchAll(literalLink)].flatMap(([, , url]): Mistake[] => {
        const problem = findLinkProblem(url!, file, index, [], files);
        return problem ? [{ file, line: number + 1, text: problem }] : [];
      }),
    ),
  );
}
