import type { VFileMessage } from 'vfile-message';

/** A frequent mistake: how to recognize it in the line or the parser's words, and what to write. */
const remedies: { line?: RegExp; reason?: RegExp; remedy: (found: RegExpMatchArray) => string }[] =
  [
    {
      line: /^(#{1,6}\s.*?)\s*\{#([^}]+)\}\s*$/,
      remedy: ([, heading, id]) => `Write the id as a comment: ${heading} {/* #${id} */}`,
    },
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
        'Braces hold JavaScript. Write "\\{" for a brace in text, or put the code in backticks.',
    },
    {
      reason: /closing tag|closing slash/i,
      remedy: () =>
        'Close each element, as in <br /> or <b>text</b>, on the same level as its opening tag.',
    },
    {
      reason: /import|export/,
      remedy: () => 'Correct the import, or start the line with another word.',
    },
  ];

/**
 * A syntax error of MDX in words that say what to do.
 * @param error of the parser
 * @param lines of the file
 */
export function syntaxMistake(
  { reason, line: at }: VFileMessage,
  lines: string[],
): { line: number; text: string } {
  const line = at ?? 1;
  const written = lines[line - 1] ?? '';
  for (const { line: linePattern, reason: reasonPattern, remedy } of remedies) {
    const found = (linePattern?.exec(written) ?? reasonPattern?.exec(reason)) as
      RegExpMatchArray | null | undefined;
    if (found) {
      const problem = reason.replace(/\s*\(.*\)$/s, '').replace(/[.,;]$/, '');
      return { line, text: `${problem}. ${remedy(found)}` };
    }
  }
  return { line, text: `${reason.replace(/\.$/, '')}.` };
}
