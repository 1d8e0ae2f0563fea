import type { Element, Root, RootContent } from 'hast';
// Its types extend those of hast.
import type {} from 'mdast-util-mdx';

type Component = Extract<RootContent, { type: 'mdxJsxFlowElement' }>;

/** Lines of Markdown that more than fill the first view: some 1,200 pixels. */
const linesInFirstView = 45;

/** Lines of what other transforms wrote, such as tables and examples, when they do not say. */
const linesUnknown = 12;

/** Components that are a section of a page without a heading of their own beside them. */
const sectionComponents = new Set<unknown>(['HomeSection']);

const linesOf = ({ position }: RootContent) =>
  position ? position.end.line - position.start.line + 2 : linesUnknown;

const startsSection = (node: RootContent) =>
  node.type === 'element'
    ? node.tagName === 'h2'
    : node.type === 'mdxJsxFlowElement' && sectionComponents.has(node.name);

/** Puts each section into an element of its own; what stands before the first one stays as it is. */
function inSections(nodes: RootContent[]): RootContent[] {
  const result: RootContent[] = [];
  let section: Element | undefined;
  for (const node of nodes) {
    if (startsSection(node)) {
      section = { type: 'element', tagName: 'div', properties: { dataBelow: '' }, children: [] };
      result.push(section);
    }
    (section?.children ?? result).push(node as Element);
  }
  return result;
}

/**
 * Puts what follows the first view of a page into `BelowFirstView`, which renders it a moment later when a
 * reader comes from another page. It is part of the HTML like the rest; there its sections are elements
 * marked with `data-below`, which a browser may leave out of the first frame of another color mode
 * (page-loading/view-first).
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
      children: inSections(below) as Component['children'],
    };
    tree.children = [...tree.children.filter((node) => !below.includes(node)), rest];
  };
}
