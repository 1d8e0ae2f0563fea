/** Language of a fence for changes to code in another one: `diff tsx`. */
const ofLanguage = /^diff (\S+)$/;

/** Returns the language of the code in a diff, such as `tsx` for `diff tsx`; undefined for other languages. */
export const languageInDiff = (language: string): string | undefined =>
  ofLanguage.exec(language)?.[1];

/** Length of the sign of each line, with the space after it if all lines have one. */
export const signLength = (lines: readonly string[]) =>
  lines.every((line) => /^([-+ ] |[-+ ]?$)/.test(line)) ? 2 : 1;

/** Returns the text after the changes of a diff, without signs. */
export function newText(diff: string): string {
  const lines = diff.split('\n');
  const length = signLength(lines);
  return lines
    .filter((line) => !line.startsWith('-'))
    .map((line) => line.slice(length))
    .join('\n');
}
