/** @jsxImportSource theme-ui */

/** Lines, and characters, that are laid out together. */
const linesOfPiece = 40;
const charactersOfPiece = 1000;

/** Cuts text into pieces that take little time each. */
function toPieces(text: string): string[] {
  const pieces: string[] = [];
  let lines: string[] = [];
  let length = 0;
  function end(): void {
    if (lines.length > 0) pieces.push(lines.join('\n'));
    lines = [];
    length = 0;
  }
  for (const line of text.split(/\r\n?|\n/)) {
    for (let at = 0; at === 0 || at < line.length; at += charactersOfPiece) {
      const part = line.slice(at, at + charactersOfPiece);
      if (lines.length === linesOfPiece || length + part.length > charactersOfPiece) end();
      lines.push(part);
      length += part.length;
    }
  }
  end();
  return pieces;
}

/** About as many characters as a line of the text has room for. */
const charactersOfLine = 80;

/** Lines that a piece takes, so that only those in view are laid out: what is guessed too low is in view. */
function linesOf(piece: string): number {
  const lines = piece.split('\n').map(({ length }) => Math.ceil(length / charactersOfLine));
  return lines.reduce((sum, count) => sum + Math.max(1, count), 0);
}

/** Text of any length and kind, to be read: a piece of it is laid out when it comes into view. */
export function LongText({ label, text }: { label: string; text: string }) {
  return (
    <pre
      tabIndex={0}
      role="group"
      aria-label={label}
      sx={{
        variant: 'styles.pre',
        maxHeight: '65vh',
        overflowY: 'auto',
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
        div: { contentVisibility: 'auto' },
      }}
    >
      {toPieces(text).map((piece, index) => (
        <div key={index} style={{ containIntrinsicBlockSize: `auto ${linesOf(piece)}lh` }}>
          {piece}
        </div>
      ))}
    </pre>
  );
}
