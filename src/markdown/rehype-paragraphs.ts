import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';

/** Elements that a browser does not allow inside a paragraph: it would end the paragraph there. */
const blocks = new Set(
  (
    'address article aside blockquote details div dl fieldset figure footer form h1 h2 h3 h4 h5 h6 ' +
    'header hr main nav ol p pre section table ul'
  ).split(' '),
);

interface NamedNode {
  type: string;
  name?: string | null;
  tagName?: string;
  position?: Element['position'];
}

const nameOf = (node: NamedNode) => node.tagName ?? node.name ?? '';

/**
 * Stops the build at a block element inside a paragraph: the browser would rearrange the page, and
 * React could not take it over.
 * @throws an error naming file, line and remedy
 */
export function rehypeParagraphs() {
  return (tree: Root, file: VFile) => {
    visit(tree, (node) => {
      const paragraph = node as NamedNode;
      if (nameOf(paragraph) !== 'p') return;
      visit(node as Root, (inner) => {
        const name = nameOf(inner as NamedNode);
        if (inner === (node as unknown) || !blocks.has(name)) return;
        file.fail(
          `<${name}> stands inside a paragraph, where HTML does not allow it. ` +
            `Put it on lines of its own, with an empty line before and after, or use <span>.`,
          (inner as NamedNode).position,
        );
      });
    });
  };
}
