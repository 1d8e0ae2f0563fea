/** @jsxImportSource theme-ui */

/** Lines and characters per piece. */
const MAX_PIECE_LINES = 40;
const MAX_PIECE_LENGTH = 1000;

/** Splits text into pieces that each lay out quickly. */
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
    for (let at = 0; at === 0 || at < line.length; at += MAX_PIECE_LENGTH) {
      const part = line.slice(at, at + MAX_PIECE_LENGTH);
      if (lines.length === MAX_PIECE_LINES || length + part.length > MAX_PIECE_LENGTH) end();
      lines.push(part);
      length += part.length;
    }
  }
  end();
  return pieces;
}

/** Approximate number of characters per line. */
const CHARACTERS_PER_LINE = 80;

/** Estimates a piece's lines, so that only visible pieces are laid out. */
function linesOf(piece: string): number {
  const lines = piece.split('\n').map(({ length }) => Math.ceil(length / CHARACTERS_PER_LINE));
  return lines.reduce((sum, count) => sum + Math.max(1, count), 0);
}

/** Read-only text of any length. Lays out each piece when it becomes visible. */
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
