import type { VFileMessage } from 'vfile-message';

/** Remedies for characters that are text in Markdown but not in MDX, by the parser's message. */
const remedies: [reason: RegExp, remedy: string][] = [
  // The parser's own messages have notes about comments and addresses.
  [/\(note: /, ''],
  [/ name,/, ' Write "\\<" for a less-than sign in text, or put the code in backticks.'],
  [
    /expression/,
    ' Braces contain JavaScript. Write "\\{" for a brace in text, or put the code in backticks.',
  ],
];

/** Describes an MDX syntax error, with a remedy for frequent mistakes. */
export function describeSyntaxError({ reason, line = 1 }: VFileMessage) {
  const [, remedy = ''] = remedies.find(([pattern]) => pattern.test(reason)) ?? [];
  return { line, text: `${reason.replace(/\.$/, '')}.${remedy}` };
}
