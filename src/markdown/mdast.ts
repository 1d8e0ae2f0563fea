import type { List, Nodes, Paragraph, PhrasingContent, Table, TableCell } from 'mdast';

const code = /`([^`]+)`/;
const link = /\[([^\]]+)\]\(([^)]+)\)/;
const inline = new RegExp(`${code.source}|${link.source}`, 'g');

/**
 * Text with inline code and links as nodes of a Markdown tree.
 * @param markdown such as "See `sx` in [its page](/sx-prop)"
 */
export function phrasing(markdown: string): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) nodes.push({ type: 'text', value: markdown.slice(end, to) });
  };
  for (const match of markdown.matchAll(inline)) {
    const [whole, value, text, url] = match;
    addText(match.index);
    nodes.push(
      value === undefined
        ? { type: 'link', url: url!, children: phrasing(text!) }
        : { type: 'inlineCode', value },
    );
    end = match.index + whole.length;
  }
  addText(markdown.length);
  return nodes;
}

/** A paragraph of the text that `phrasing` understands. */
export function paragraph(markdown: string): Paragraph {
  return { type: 'paragraph', children: phrasing(markdown) };
}

/**
 * A list of facts, each after its name.
 * @param facts pairs of a name and what there is to say
 */
export function factList(facts: [string, string][]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: facts.map(([name, text]) => ({
      type: 'listItem',
      spread: false,
      children: [
        {
          type: 'paragraph',
          children: [
            { type: 'strong', children: phrasing(`${name}:`) },
            { type: 'text', value: ' ' },
            ...phrasing(text),
          ],
        },
      ],
    })),
  };
}

/** What stands in a cell: text that `phrasing` understands, or nodes. */
export type CellContent = string | PhrasingContent[];

/**
 * A table.
 * @param head names of the columns
 * @param rows the cells, row by row
 */
export function table(head: string[], rows: CellContent[][]): Table {
  const cell = (content: CellContent): TableCell => ({
    type: 'tableCell',
    children: typeof content === 'string' ? phrasing(content) : content,
  });
  return {
    type: 'table',
    children: [head, ...rows].map((cells) => ({ type: 'tableRow', children: cells.map(cell) })),
  };
}

/**
 * A copy of a tree with other addresses in its links and pictures.
 * @param addressFor makes the new address from the old
 */
export function withAddresses<Node extends Nodes>(
  node: Node,
  addressFor: (url: string) => string,
): Node {
  return {
    ...node,
    ...('url' in node ? { url: addressFor(node.url) } : {}),
    ...('children' in node
      ? { children: node.children.map((child) => withAddresses(child, addressFor)) }
      : {}),
  };
}
