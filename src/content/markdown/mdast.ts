import type { List, Paragraph, PhrasingContent, Table, TableCell } from 'mdast';

const codePattern = /`([^`]+)`/;
const linkPattern = /\[([^\]]+)\]\(([^)]+)\)/;
const inlinePattern = new RegExp(`${codePattern.source}|${linkPattern.source}`, 'g');

/**
 * Parses text with inline code and links.
 * @param markdown text such as "See `sx` in [its page](/sx-prop)"
 */
export function phrasing(markdown: string): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let position = 0;
  const addText = (end: number) => {
    if (end > position) nodes.push({ type: 'text', value: markdown.slice(position, end) });
  };
  for (const match of markdown.matchAll(inlinePattern)) {
    const [whole, value, text, url] = match;
    addText(match.index);
    nodes.push(
      value === undefined
        ? { type: 'link', url: url!, children: phrasing(text!) }
        : { type: 'inlineCode', value },
    );
    position = match.index + whole.length;
  }
  addText(markdown.length);
  return nodes;
}

/** Creates a paragraph from text that `phrasing` can parse. */
export function paragraph(markdown: string): Paragraph {
  return { type: 'paragraph', children: phrasing(markdown) };
}

/**
 * Creates a bulleted list of `**Label:** text` items.
 * @param entries pairs of label and text
 */
export function labeledList(entries: [label: string, text: string][]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: entries.map(([label, text]) => ({
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'strong', children: phrasing(`${label}:`) },
            { type: 'text', value: ' ' },
            ...phrasing(text),
          ],
        },
      ],
    })),
  };
}

/**
 * Creates a table.
 * @param header column names
 * @param rows cells, row by row, as text that `phrasing` can parse
 */
export function table(header: string[], rows: string[][]): Table {
  const cell = (text: string): TableCell => ({ type: 'tableCell', children: phrasing(text) });
  return {
    type: 'table',
    children: [header, ...rows].map((cells) => ({ type: 'tableRow', children: cells.map(cell) })),
  };
}
