import type { VFileMessage } from 'vfile-message';

/** Frequent mistakes, recognized by the source line or the parser's message. The first match applies. */
const remedies: { line?: RegExp; reason?: RegExp; remedy: (match: RegExpMatchArray) => string }[] =
  [
    {
      line: /<!--/,
      remedy: () => 'Write comments as {/* … */}; MDX has no HTML comments.',
    },
    {
      line: /<(https?:\/\/[^>\s]+|[\w.+-]+@[\w.-]+)>/,
      remedy: ([, address]) => `Write the address as a link: [${address}](${address})`,
    },
    {
      reason: /before name|in name/,
      remedy: () => 'Write "\\<" for a less-than sign in text, or put the code in backticks.',
    },
    {
      reason: /acorn|expression/i,
      remedy: () =>
        'Braces contain JavaScript. Write "\\{" for a brace in text, or put the code in backticks.',
    },
    {
      reason: /closing tag|closing slash/i,
      remedy: () =>
        'Close each element, as in <br /> or <b>text</b>, at the same nesting level as its opening tag.',
    },
    {
      reason: /import|export/,
      remedy: () => 'Correct the import, or start the line with another word.',
    },
  ];

/**
 * Describes an MDX syntax error, with a remedy for frequent mistakes.
 * @param lines lines of the file
 */
export function describeSyntaxError(
  { reason, line: errorLine }: VFileMessage,
  lines: string[],
): { line: number; text: string } {
  const line = errorLine ?? 1;
  const sourceLine = lines[line - 1] ?? '';
  for (const { line: linePattern, reason: reasonPattern, remedy } of remedies) {
    const match = (linePattern?.exec(sourceLine) ?? reasonPattern?.exec(reason)) as
      RegExpMatchArray | null | undefined;
    if (match) {
      const problem = reason.replace(/\s*\(.*\)$/s, '').replace(/[.,;]$/, '');
      return { line, text: `${problem}. ${remedy(match)}` };
    }
  }
  return { line, text: `${reason.replace(/\.$/, '')}.` };
}
