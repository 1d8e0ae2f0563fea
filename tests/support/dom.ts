import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** An element of a parsed page. */
export interface PageElement {
  tag: string;
  attributes: Record<string, string>;
  /** Its text and that of all in it. */
  text: string;
  /** Its ancestors' tags, nearest first. */
  ancestors: string[];
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** All elements of an HTML page in document order. */
export function elementsOf(html: string): PageElement[] {
  const found: PageElement[] = [];
  const walk = (node: Node, ancestors: string[]): void => {
    if ('tagName' in node) {
      found.push({
        tag: node.tagName,
        attributes: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
        text: textOf(node),
        ancestors,
      });
      ancestors = [node.tagName, ...ancestors];
    }
    if ('childNodes' in node) for (const child of node.childNodes) walk(child, ancestors);
  };
  walk(parse(html), []);
  return found;
}
