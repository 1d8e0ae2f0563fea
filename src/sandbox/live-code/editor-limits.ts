/** Up to these limits, the text field and the highlighted layer below it lay out within 100 ms. */
const MAX_LINES = 3000;
const MAX_LINE_LENGTH = 5000;

/** Non-ASCII characters are slow: browsers look up the font and the direction of each. */
const MAX_NON_ASCII = 2000;

/**
 * Returns true if an editor can contain the code without blocking the page. Browsers take seconds to lay out a text
 * field with 50,000 lines, and minutes for a single long line in some scripts.
 */
export function fitsEditor(code: string): boolean {
  const lines = code.split(/\r\n?|\n/);
  return (
    lines.length <= MAX_LINES &&
    lines.every(({ length }) => length <= MAX_LINE_LENGTH) &&
    code.replace(/[\t\n\r -~]/g, '').length <= MAX_NON_ASCII
  );
}
