import type { Code, Heading, Nodes, Parent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { mdxFromMarkdown, type MdxJsxFlowElement, type MdxJsxTextElement } from 'mdast-util-mdx';
import { toMarkdown } from 'mdast-util-to-markdown';
import { gfmTable } from 'micromark-extension-gfm-table';
import { mdxjs } from 'micromark-extension-mdxjs';
import { VFile } from 'vfile';
import { componentGroups } from '../content/component-groups';
import { componentPage } from '../content/component-page';
import { currentVersion, type DocumentedVersion } from '../versions/list';
import { parseFenceMeta } from './fence';
import { factList, withAddresses } from './mdast';
import { placeReferenceTables } from './remark-reference-tables';
import { placeSinceMarks } from './remark-since';

/**
 * Parses MDX as the site does; front matter becomes empty lines, so lines stay where they are.
 * @throws an error with line and column for what is no MDX
 */
export function parseMdx(source: string): Root {
  const content = source.replace(/^---\n[\s\S]*?\n---$/m, (text, offset: number) =>
    offset === 0 ? text.replace(/[^\n]/g, '') : text,
  );
  return fromMarkdown(content, {
    extensions: [mdxjs(), gfmTable()],
    mdastExtensions: [mdxFromMarkdown(), gfmTableFromMarkdown()],
  });
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

function attributeOf({ attributes }: Element, name: string): string | undefined {
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

/** The index of components as lists of links. */
function plainComponentIndex(): RootContent[] {
  return componentGroups.flatMap(({ title, components }): RootContent[] => [
    { type: 'heading', depth: 3, children: [{ type: 'text', value: title }] },
    factList(components.map(({ name, summary }) => [`[${name}](${componentPage(name)})`, summary])),
  ]);
}

/** What stands for elements that have no text in the page, by their names. */
export type PlainParts = Record<string, RootContent[]>;

/** What an element becomes: what stands inside it, and for some what their attributes say. */
function plainElement(element: Element, parts: PlainParts): RootContent[] {
  const inner = plain(element.children as RootContent[], parts);
  if (element.name && parts[element.name]) return parts[element.name]!;
  if (element.name === 'Since') {
    const since = attributeOf(element, 'version')!;
    return [{ type: 'text', value: `(since ${since})`, data: { since } }];
  }
  if (element.name === 'Install') {
    const isDev = element.attributes.some((each) => 'name' in each && each.name === 'dev');
    const value = `npm install ${isDev ? '--save-dev ' : ''}${attributeOf(element, 'packages')}`;
    return [{ type: 'code', lang: 'bash', value }, ...inner];
  }
  return inner;
}

/** A live example is its code; one that shows no code on the page has none to read. */
function plainCode(code: Code): RootContent[] {
  const { title, flags } = parseFenceMeta(code.meta);
  if (flags.includes('preview')) return [];
  return [{ ...code, meta: title ? `title="${title}"` : null }];
}

/** The id that a comment at the end of a heading names. */
function headingId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(last.value)?.[1];
}

declare module 'mdast' {
  interface HeadingData {
    /** Of the element in the page. */
    id?: string | undefined;
  }
  interface TextData {
    /** The release that it names, if it is a mark. */
    since?: string;
  }
}

function plain(nodes: RootContent[], parts: PlainParts): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    switch (node.type) {
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return [];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return plainElement(node, parts);
      case 'code':
        return plainCode(node);
      default: {
        if (!('children' in node)) return [node];
        const children = plain((node as Parent).children, parts);
        if (node.type !== 'heading') return [{ ...node, children } as RootContent];
        // A comment leaves the space before it.
        const last = children.at(-1);
        if (last?.type === 'text') last.value = last.value.trimEnd();
        return [{ ...node, data: { id: headingId(node) }, children } as RootContent];
      }
    }
  });
}

/**
 * A page without what only scripts can show: reference tables as tables, live examples as fenced code,
 * install commands for npm, and plain text for links to pages that are still to be written. Its headings
 * keep their ids.
 * @param source text of the page
 * @param parts what stands for lists that the build makes of other pages
 * @param version that of the page
 */
export function plainTree(
  source: string,
  parts: PlainParts = {},
  version: DocumentedVersion = currentVersion,
): RootContent[] {
  const tree = parseMdx(source);
  const file = new VFile(source);
  placeReferenceTables(tree, file, version);
  placeSinceMarks(tree, file, version);
  return plain(tree.children, { ComponentIndex: plainComponentIndex(), ...parts });
}

/**
 * A page as plain Markdown, for tools and for readers without HTML.
 * @param page its heading, and what stands below that
 * @param tree the rest (`plainTree`)
 * @param addressFor makes the address of a link or a picture from what the page has
 */
export function plainMarkdown(
  { title, description }: { title: string; description: string },
  tree: RootContent[],
  addressFor: (url: string) => string,
): string {
  const heading: Nodes = { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] };
  const summary: Nodes = {
    type: 'blockquote',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: description }] }],
  };
  const root: Root = { type: 'root', children: [heading, summary, ...tree] };
  return toMarkdown(withAddresses(root, addressFor), {
    bullet: '-',
    rule: '-',
    extensions: [gfmTableToMarkdown()],
  });
}
