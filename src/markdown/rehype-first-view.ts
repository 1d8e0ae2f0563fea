import { attribute } from '../site/attribute';
import type { Element, Root, RootContent } from 'hast';
// Augments the types of hast.
import type {} from 'mdast-util-mdx';
import { belowView } from '../color-mode/attributes';

/** Lines of Markdown that are taller than the first viewport: about 1,200 px. */
const FIRST_VIEW_LINES = 45;

/** Estimated lines of nodes without a position, which other transforms create, such as tables and examples. */
const DEFAULT_LINES = 12;

/** Components that are a whole section, including its heading. */
const sectionComponents = new Set<unknown>(['HomeSection']);

const estimateLines = ({ position }: RootContent) =>
  position ? position.end.line - position.start.line + 2 : DEFAULT_LINES;

const startsSection = (node: RootContent) =>
  node.type === 'element'
    ? node.tagName === 'h2'
    : node.type === 'mdxJsxFlowElement' && sectionComponents.has(node.name);

/** Wraps each section in an element. Nodes before the first section aren't wrapped. */
function wrapSections(nodes: RootContent[]): RootContent[] {
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
 * Wraps each section below the first viewport in an element with `data-below`. After a change of the color mode, the
 * browser can skip these in the first frame (color-mode/view-first).
 */
export function rehypeFirstView() {
  return (tree: Root) => {
    let lines = 0;
    const isBelow = (node: RootContent) => {
      const isPastFirstView = lines > FIRST_VIEW_LINES;
      if (node.type !== 'text' && node.type !== 'mdxjsEsm') lines += estimateLines(node);
      return isPastFirstView && node.type !== 'mdxjsEsm';
    };
    const below = tree.children.filter(isBelow);
    tree.children = [
      ...tree.children.filter((node) => !below.includes(node)),
      ...wrapSections(below),
    ];
  };
}
