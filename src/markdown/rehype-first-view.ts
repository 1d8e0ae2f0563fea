import type { Root, RootContent } from 'hast';
// Its types extend those of hast.
import type {} from 'mdast-util-mdx';

type Component = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;

/** Lines of Markdown that more than fill the first view: some 1,200 pixels. */
const linesInFirstView = 45;

/** Lines of what other transforms wrote, such as tables and examples, when they do not say. */
const linesUnknown = 12;

const linesOf = ({ position }: RootContent) =>
  position ? position.end.line - position.start.line + 2 : linesUnknown;

/**
 * Puts what follows the first view of a page into `BelowFirstView`, which renders it a moment later when a
 * reader comes from another page. It is part of the HTML like the rest.
 */
export function rehypeFirstView() {
  return (tree: Root) => {
    let lines = 0;
    const isBelow = (node: RootContent) => {
      const below = lines > linesInFirstView;
      if (node.type !== 'text' && node.type !== 'mdxjsEsm') lines += linesOf(node);
      return below && node.type !== 'mdxjsEsm';
    };
    const below = tree.children.filter(isBelow);
    if (below.length === 0) return;
    const rest: Component = {
      type: 'mdxJsxFlowElement',
      name: 'BelowFirstView',
      attributes: [],
      children: below as Component['children'],
    };
    tree.children = [...tree.children.filter((node) => !below.includes(node)), rest];
  };
}
