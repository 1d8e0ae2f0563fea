import type { Nodes, RootContent, Table } from 'mdast';
import type { SearchPart } from './data';

/** Returns the text of a node, with spaces between cells and lines. */
function textOf(node: Nodes): string {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (!('children' in node)) return '';
  const isBlock = node.type !== 'paragraph' && node.type !== 'heading';
  const separator = isBlock && !isPhrasing(node) ? ' ' : '';
  return node.children.map(textOf).join(separator);
}

const phrasingParents = ['emphasis', 'strong', 'delete', 'link', 'tableCell'];
const isPhrasing = ({ type }: Nodes) => phrasingParents.includes(type);

/** Returns the text of the first column. */
const namesOf = ({ children }: Table) =>
  children.slice(1).flatMap(({ children: [first] }) => (first ? textOf(first) : []));

/** True for a block that starts with a link: it describes where the link leads. */
function startsWithLink(node: Nodes): boolean {
  const first = 'children' in node ? node.children[0] : undefined;
  return first?.type === 'link' || (first?.type === 'paragraph' && startsWithLink(first));
}

/** True for a list of links, or a paragraph of several. */
const isLinks = (node: Nodes): boolean =>
  node.type === 'list'
    ? node.children.every(startsWithLink)
    : node.type === 'paragraph' &&
      startsWithLink(node) &&
      node.children.filter(({ type }) => type === 'link').length > 2;

const collapseSpaces = (texts: string[]) => texts.join(' ').replace(/\s+/g, ' ').trim();

/**
 * Splits a page into search parts: one for each heading with an id.
 * @param description description of the page; becomes part of the text before the first heading
 * @param tree content of the page (`plainContent`)
 */
export function searchParts(description: string, tree: RootContent[]): SearchPart[] {
  const parts: SearchPart[] = [];
  let headings: string[] = [];
  let id: string | undefined;
  let text = [description];
  let code: string[] = [];
  let names: string[] = [];
  let links: string[] = [];
  const endPart = () => {
    parts.push({
      ...(id === undefined ? {} : { id, headings }),
      ...(text.length > 0 ? { text: collapseSpaces(text) } : {}),
      ...(code.length > 0 ? { code: collapseSpaces(code) } : {}),
      ...(names.length > 0 ? { names: collapseSpaces(names) } : {}),
      ...(links.length > 0 ? { links: collapseSpaces(links) } : {}),
    });
    [text, code, names, links] = [[], [], [], []];
  };
  for (const node of tree) {
    if (node.type === 'heading' && node.data?.id) {
      endPart();
      id = node.data.id;
      headings = [...headings.slice(0, node.depth - 2), textOf(node)];
    } else if (node.type === 'code') code.push(node.value);
    else if (isLinks(node)) links.push(textOf(node));
    else {
      text.push(textOf(node));
      if (node.type === 'table') names.push(...namesOf(node));
    }
  }
  endPart();
  return parts;
}
