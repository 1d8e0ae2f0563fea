import type { Nodes, Root } from 'hast';
// Its types extend those of hast.
import type {} from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** The plain text of a node. */
function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child as Nodes)).join('') : '';
}

/**
 * Names each table after the heading that it is below, or after the page, unless it has a name or a caption. What
 * scrolls takes the name over (src/mdx/elements).
 */
export function rehypeTableNames() {
  return (tree: Root, file: VFile) => {
    const { title } = (file.data.frontMatter ?? {}) as { title?: string };
    let name = title ?? '';
    visit(tree, 'element', (element) => {
      const { tagName, properties } = element;
      if (/^h[1-6]$/.test(tagName)) name = textOf(element).trim();
      if (tagName === 'table') properties.ariaLabel ??= name;
    });
  };
}
