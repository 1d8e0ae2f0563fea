/** What a text field and the layer of colors below it lay out within 100 ms. */
const mostLines = 3000;
const longestLine = 5000;

/** Letters beyond ASCII: browsers look for fonts, and for the order of a line, one by one. */
const mostOtherLetters = 2000;

/**
 * Whether code can stand in an editor without holding the page up: browsers take seconds to lay out a
 * text field of 50,000 lines, and minutes for one line of some scripts.
 */
export function fitsEditor(code: string): boolean {
  const lines = code.split(/\r\n?|\n/);
  return (
    lines.length <= mostLines &&
    lines.every(({ length }) => length <= longestLine) &&
    code.replace(/[\t\n\r -~]/g, '').length <= mostOtherLetters
  );
}
