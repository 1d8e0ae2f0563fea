import type { Element, Nodes as HtmlNodes, Parents as HtmlParents } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { toMdast, type Handle } from 'hast-util-to-mdast';
import type { BlockContent, PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parseFragment } from 'parse5';
import { EXIT, visit } from 'unist-util-visit';

/** Finds the first element that matches, in the order of the document. */
function find(tree: HtmlNodes, matches: (element: Element) => boolean): Element | undefined {
  let match: Element | undefined;
  visit(tree, 'element', (element) => {
    if (!matches(element)) return undefined;
    match = element;
    return EXIT;
  });
  return match;
}

/** Elements without a Markdown equivalent, and the title, which the copy gets from the front matter. */
const omittedTags = 'button h1 label output select svg textarea wbr'.split(' ');

/** True for the link of a heading to itself. The id is that of another element in the heading. */
const isOwnLink = (href: unknown, parent: HtmlParents) =>
  parent.type === 'element' &&
  /^h[2-6]$/.test(parent.tagName) &&
  parent.children.some(
    (child) =>
      child.type === 'element' && child.properties.id && href === `#${child.properties.id}`,
  );

/**
 * True for what print leaves out too, hidden elements, specimens, messages of scripts, and a heading's link to itself.
 */
function isOmitted({ tagName, properties }: Element, parent: HtmlParents): boolean {
  return (
    omittedTags.includes(tagName) ||
    ['dataShell', 'dataWithScripts', 'dataSpecimens', 'dataNoCopy', 'hidden', 'inert'].some(
      (name) => name in properties,
    ) ||
    properties.ariaHidden === 'true' ||
    properties.role === 'status' ||
    isOwnLink(properties.href, parent)
  );
}

const isFigure = (node: HtmlNodes) => node.type === 'element' && node.tagName === 'figure';

/**
 * Removes what isn't content. Of an interactive part, such as a live example, only the code stays. Of install commands,
 * only the first one stays.
 */
function removeControls(content: Element): void {
  visit(content, 'element', (element, index, parent) => {
    if (parent && isOmitted(element, parent)) {
      parent.children.splice(index!, 1);
      return index;
    }
    const { properties, children } = element;
    if ('dataStartOn' in properties) element.children = children.filter(isFigure);
    if ('dataInstall' in properties) element.children = [find(element, isFigure)!];
    return undefined;
  });
}

const handlers: Record<string, Handle> = {
  section(state, element) {
    const children = state.toFlow(state.all(element)) as BlockContent[];
    if (element.properties.role !== 'note') return children;
    // Admonition: its first paragraph is the title.
    const [title] = children;
    if (title?.type === 'paragraph')
      title.children = [{ type: 'strong', children: title.children }];
    return { type: 'blockquote', children };
  },
  figure(state, element) {
    const pre = find(element, ({ properties }) => 'dataLanguage' in properties);
    if (!pre) return state.toFlow(state.all(element));
    // Of `diff tsx`, only the first word is a language in Markdown.
    const [lang = '', ...meta] = String(pre.properties.dataLanguage).split(' ');
    const title = pre.properties.dataTitle;
    if (title) meta.push(`title="${String(title)}"`);
    return {
      type: 'code',
      lang,
      meta: meta.length > 0 ? meta.join(' ') : null,
      // Without line numbers, which are in another element.
      value: toString(find(pre, ({ tagName }) => tagName === 'code')),
    };
  },
  // Checkboxes of lists are part of their items.
  input: () => undefined,
  // Docusaurus inlines small images.
  img: (_state, { properties: { src, alt } }) =>
    /^data:/.test(String(src))
      ? { type: 'text', value: String(alt) }
      : { type: 'image', url: String(src), alt: String(alt ?? '') },
  summary: (state, element) => ({
    type: 'paragraph',
    children: [{ type: 'strong', children: state.all(element) as PhrasingContent[] }],
  }),
};

/**
 * Reads the content of a page as readers see it: without title, controls, and previews.
 * @param html the built page
 * @param source file of the page, for messages
 * @throws if the page doesn't mark its content
 */
export function readRenderedContent(html: string, source: string): Root {
  // Parses only the part with the content, which takes half of the time.
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const tree = fromParse5(parseFragment(main));
  const content = find(tree, ({ properties }) => 'dataContent' in properties);
  if (!content) {
    throw new Error(
      `${source} doesn't have a Markdown copy, because none of its elements has a data-content attribute.`,
    );
  }
  removeControls(content);
  return toMdast(content, {
    handlers,
    nodeHandlers: { comment: () => undefined },
    newlines: true,
  }) as Root;
}
