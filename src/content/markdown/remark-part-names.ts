import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { headingText } from './headings';
import { attributeText, type JsxElement } from './jsx';
import { createUniqueNames } from './unique-names';

interface Part {
  element: JsxElement;
  title: string | undefined;
  /** Text of the nearest heading above, or the page's title. */
  section: string;
}

const codeComponents = ['CodeBlock', 'LiveExample'];

/** Components whose controls have a name only if a page has several of them. */
const tabComponents = ['Install', 'Tabs'];

/** Collects the elements of components. */
function readParts(tree: Root, components: readonly string[], pageTitle: string): Part[] {
  const parts: Part[] = [];
  let section = pageTitle;
  visit(tree, (node) => {
    if (node.type === 'heading') section = headingText(node as Heading);
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    const element = node as JsxElement;
    if (components.includes(element.name ?? ''))
      parts.push({ element, title: attributeText(element, 'title'), section });
  });
  return parts;
}

function namePart({ element }: Part, name: string): void {
  // In the page's title, if the file is a partial.
  if (name) element.attributes.push({ type: 'mdxJsxAttribute', name: 'partName', value: name });
}

/**
 * Sets `partName` of code blocks, examples, and tabs, so that the accessible names of their controls say which is which:
 * the title of the code, or the section. Where that isn't enough, adds the section or a number.
 */
export function remarkPartNames() {
  return (tree: Root, file: VFile) => {
    const { title: pageTitle = '' } = (file.data.frontMatter ?? {}) as { title?: string };
    const blocks = readParts(tree, codeComponents, pageTitle);
    const titles = blocks.map(({ title }) => title);
    const toUniqueBlock = createUniqueNames();
    for (const part of blocks) {
      const { title, section } = part;
      const isRepeated = titles.indexOf(title) !== titles.lastIndexOf(title);
      const name = title && isRepeated ? `${title}, ${section}` : (title ?? section);
      namePart(part, name && toUniqueBlock(name));
    }
    for (const component of tabComponents) {
      const parts = readParts(tree, [component], pageTitle);
      const toUniqueTabs = createUniqueNames();
      if (parts.length > 1)
        for (const part of parts) namePart(part, part.section && toUniqueTabs(part.section));
    }
  };
}
