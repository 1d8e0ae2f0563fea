import { parse, type DefaultTreeAdapterMap } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];

/** Element of a parsed page. */
export interface PageElement {
  tag: string;
  attributes: Record<string, string>;
  /** Text content. */
  text: string;
  /** Tag names of its ancestors, nearest first. */
  ancestors: string[];
  /** The element around it. */
  parent: PageElement | undefined;
  /** True if it's part of an example, such as a recipe's preview. */
  isExample: boolean;
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** True for the preview of an example, or another part that isn't the page's. */
export const isPreview = (attributes: Record<string, string>): boolean =>
  /^Preview(: |$)/.test(attributes['aria-label'] ?? '') || 'inert' in attributes;

const startsExample = (attributes: Record<string, string>) =>
  'data-live-example' in attributes || isPreview(attributes);

/** All elements of an HTML page in document order. */
export function elementsOf(html: string): PageElement[] {
  const found: PageElement[] = [];
  const walk = (node: Node, parent: PageElement | undefined): void => {
    let element = parent;
    if ('tagName' in node) {
      const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]));
      let text: string | undefined;
      element = {
        tag: node.tagName,
        attributes,
        // Computed lazily: most texts are never read.
        get text() {
          return (text ??= textOf(node));
        },
        ancestors: parent ? [parent.tag, ...parent.ancestors] : [],
        parent,
        isExample: (parent?.isExample ?? false) || startsExample(attributes),
      };
      found.push(element);
    }
    if ('childNodes' in node) for (const child of node.childNodes) walk(child, element);
  };
  walk(parse(html), undefined);
  return found;
}

/** True for a link of the version menu, which is in the header, and in the side navigation on phones. */
export const isInVersionMenu = ({ parent }: PageElement): boolean =>
  parent?.parent?.parent?.attributes['data-versions'] !== undefined;
