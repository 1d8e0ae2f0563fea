import type { Nodes, Root } from 'hast';
// Augments the types of hast.
import type {} from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { createUniqueNames } from './unique-names';

function getText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map((child) => getText(child as Nodes)).join('') : '';
}

/**
 * Labels each table without an `aria-label` with the nearest heading above it, or with the page's title, and with a number if
 * the section has several. The scroll container around the table takes over its label (src/content/elements/elements).
 */
export function rehypeTableNames() {
  return (tree: Root, file: VFile) => {
    const { title } = (file.data.frontMatter ?? {}) as { title?: string };
    const toUnique = createUniqueNames();
    let name = title ?? '';
    visit(tree, 'element', (element) => {
      const { tagName, properties } = element;
      if (/^h[1-6]$/.test(tagName)) name = getText(element).trim();
      if (tagName === 'table') properties.ariaLabel ??= toUnique(name);
    });
  };
}
