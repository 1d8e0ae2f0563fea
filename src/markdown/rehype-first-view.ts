import { attribute } from '../site/attribute';
import type { Element, Root, RootContent } from 'hast';
// Its types extend those of hast.
import type {} from 'mdast-util-mdx';
import { belowView } from '../color-mode/attributes';

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
      section = { type: 'element', tagName: 'div', properties: attribute(belowView), children: [] };
      result.push(section);
    }
    (section?.children ?? result).push(node as Element);
  }
  return result;
}

/**
 * Puts each section that follows the first view of a page into an element marked with `data-below`, which a browser
 * may leave out of the first frame of another color mode (color-mode/view-first).
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
    tree.children = [
      ...tree.children.filter((node) => !below.includes(node)),
      ...inSections(below),
    ];
  };
}
