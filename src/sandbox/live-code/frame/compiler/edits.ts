interface Edit {
  from: number;
  to: number;
  text: string;
  /** Order of edits at the same position. */
  rank: number;
}

const lineBreaksOf = (text: string) => text.replace(/[^\n]+/g, '');

/** Changes to a text, by position. They keep each line where it is. */
export class Edits {
  private edits: Edit[] = [];

  constructor(readonly text: string) {}

  /** Inserts text before a node. Call it for the outer node first. */
  open(at: number, text: string): void {
    this.edits.push({ from: at, to: at, text, rank: 1 });
  }

  /** Inserts text after a node. Call it for the inner node first. */
  close(at: number, text: string): void {
    this.edits.push({ from: at, to: at, text, rank: 0 });
  }

  /** Removes a range, except its line breaks. */
  remove(from: number, to: number): void {
    this.edits.push({ from, to, text: lineBreaksOf(this.text.slice(from, to)), rank: 2 });
  }

  /** Removes a range where no line break may be, and returns the line breaks to insert elsewhere. */
  removeLines(from: number, to: number): string {
    this.edits.push({ from, to, text: '', rank: 2 });
    return lineBreaksOf(this.text.slice(from, to));
  }

  /** Returns the changed text. */
  apply(): string {
    let end = 0;
    const parts: string[] = [];
    for (const { from, to, text } of this.edits.sort(
      (a, b) => a.from - b.from || a.rank - b.rank,
    )) {
      // Already removed, with a larger range.
      if (from < end) continue;
      parts.push(this.text.slice(end, from), text);
      end = to;
    }
    parts.push(this.text.slice(end));
    return parts.join('');
  }
}
