import type { Program } from 'estree';
import type { Code, Nodes, Parent, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { phrasing as isPhrasing } from 'mdast-util-phrasing';
import { toMarkdown } from 'mdast-util-to-markdown';
import path from 'node:path';
import { componentGroups } from '../component-index/component-groups';
import { componentPage } from '../reference/component-page';
import { admonitionTitles } from '../mdx/admonition-titles';
import { readFence } from '../code/fence';
import { headingId } from '../markdown/headings';
import { attributeText, hasAttribute, literalText, type JsxElement } from '../markdown/jsx';
import { factList, withAddresses } from '../markdown/mdast';
import { isElsewhere, resolveFile } from '../markdown/links';
import type { PageContent } from './page-content';

/** The index of components as lists of links. */
function plainComponentIndex(): RootContent[] {
  return componentGroups.flatMap(({ title, components }): RootContent[] => [
    { type: 'heading', depth: 3, children: [{ type: 'text', value: title }] },
    factList(components.map(({ name, summary }) => [`[${name}](${componentPage(name)})`, summary])),
  ]);
}

/** Replacements for elements that have no text in the page, by their names. */
export type PlainParts = Record<string, RootContent[]>;

/** Nodes as a block can hold them: text and links between blocks become paragraphs. */
function asBlocks(nodes: RootContent[]): RootContent[] {
  const blocks: RootContent[] = [];
  let line: PhrasingContent[] = [];
  const endLine = () => {
    const isEmpty = line.every((node) => node.type === 'text' && node.value.trim() === '');
    if (!isEmpty) blocks.push({ type: 'paragraph', children: line });
    line = [];
  };
  for (const node of nodes) {
    if (isPhrasing(node)) line.push(node as PhrasingContent);
    else {
      endLine();
      blocks.push(node);
    }
  }
  endLine();
  return blocks;
}

/** Elements of HTML that Markdown has, too. */
function plainHtml(element: JsxElement, inner: RootContent[]): RootContent[] | undefined {
  const children = inner as PhrasingContent[];
  switch (element.name) {
    case 'a': {
      const url = attributeText(element, 'href');
      return url === undefined ? undefined : [{ type: 'link', url, children }];
    }
    case 'Link': {
      const url = attributeText(element, 'to') ?? attributeText(element, 'href');
      return url === undefined ? undefined : [{ type: 'link', url, children }];
    }
    case 'img': {
      const url = attributeText(element, 'src');
      return url ? [{ type: 'image', url, alt: attributeText(element, 'alt') ?? '' }] : undefined;
    }
    case 'br':
      return [{ type: 'break' }];
    case 'b':
    case 'strong':
    case 'summary':
      return children.length > 0 ? [{ type: 'strong', children }] : [];
    case 'i':
    case 'em':
      return children.length > 0 ? [{ type: 'emphasis', children }] : [];
    case 'Head':
    case 'head':
      return [];
    default:
      return undefined;
  }
}

/** An address relative to one file, relative to another. */
const rebase = (url: string, from: string, to: string) =>
  isElsewhere(url) || /^[/#]/.test(url)
    ? url
    : path.posix.relative(path.posix.dirname(to), resolveFile(url, from));

/** An element as Markdown: its content, and the attributes that readers see. */
function plainElement(element: JsxElement, context: PlainContext): RootContent[] {
  const { name, type } = element;
  const { parts, partials, file } = context;
  if (name && Object.hasOwn(parts, name)) return parts[name]!;
  const partial = partials.get(name ?? '');
  if (partial) {
    const inner = plain(partial.tree.children, {
      parts,
      partials: partial.partials,
      file: partial.file,
    });
    return inner.map((node) => withAddresses(node, (url) => rebase(url, partial.file, file)));
  }
  if (name === 'Since') {
    const since = attributeText(element, 'version')!;
    return [{ type: 'text', value: `(since ${since})`, data: { since } }];
  }
  const inner = plain(element.children as RootContent[], context);
  if (name === 'Install') {
    const dev = hasAttribute(element, 'dev') ? '--save-dev ' : '';
    const value = `npm install ${dev}${attributeText(element, 'packages')}`;
    return [{ type: 'code', lang: 'bash', value }, ...inner];
  }
  const nodes = plainHtml(element, inner) ?? inner;
  return type === 'mdxJsxFlowElement' ? asBlocks(nodes) : nodes;
}

/** A live example is its code; one that shows no code on the page has none to read. */
function plainCode(node: Code): RootContent[] {
  const { title, flags, code } = readFence(node);
  if (flags.includes('preview')) return [];
  return [{ ...node, value: code, meta: title ? `title="${title}"` : null }];
}

/** An admonition as a quote that starts with its title. */
function plainAdmonition(node: ContainerDirective, context: PlainContext): RootContent[] {
  const [first, ...others] = node.children;
  const isTitled = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title: PhrasingContent[] = isTitled
    ? (plain(first.children, context) as PhrasingContent[])
    : [
        {
          type: 'text',
          value: node.attributes?.title ?? admonitionTitles[node.name] ?? node.name,
        },
      ];
  const content = plain(isTitled ? others : node.children, context);
  const heading: RootContent = {
    type: 'paragraph',
    children: [{ type: 'strong', children: title }],
  };
  return [{ type: 'blockquote', children: [heading, ...content] as never }];
}

/** The text of an expression that is known without running it; empty for others. */
function plainExpression(node: {
  data?: { estree?: Program | null | undefined } | undefined;
}): string {
  return literalText(node.data?.estree) ?? '';
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

/** Content of a copy that isn't in the page itself. */
interface PlainContext {
  file: string;
  parts: PlainParts;
  partials: PageContent['partials'];
}

function plain(nodes: RootContent[], context: PlainContext): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    switch (node.type) {
      case 'mdxjsEsm':
        return [];
      case 'mdxFlowExpression': {
        const value = plainExpression(node).trim();
        return value ? [{ type: 'paragraph', children: [{ type: 'text', value }] }] : [];
      }
      case 'mdxTextExpression': {
        const value = plainExpression(node);
        return value ? [{ type: 'text', value }] : [];
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return plainElement(node, context);
      case 'code':
        return plainCode(node);
      case 'containerDirective':
        return plainAdmonition(node, context);
      default: {
        if (!('children' in node)) return [node];
        const children = plain((node as Parent).children, context);
        if (node.type !== 'heading' && node.type !== 'paragraph') {
          return [{ ...node, children } as RootContent];
        }
        // A comment at the end leaves the space before it.
        const last = children.at(-1);
        if (last?.type === 'text') {
          children[children.length - 1] = { ...last, value: last.value.trimEnd() };
        }
        if (node.type === 'paragraph') return [{ ...node, children } as RootContent];
        return [{ ...node, data: { id: headingId(node) }, children } as RootContent];
      }
    }
  });
}

/**
 * A page as a tree of plain Markdown: reference tables as tables, live examples as fenced code, install commands
 * for npm, admonitions as quotes. Its headings keep their ids.
 * @param content of the page; isn't changed
 * @param parts what replaces lists that the build makes of other pages
 */
export function plainTree(
  { file, tree, partials }: Pick<PageContent, 'file' | 'tree' | 'partials'>,
  parts: PlainParts = {},
): RootContent[] {
  const context = { file, parts: { ComponentIndex: plainComponentIndex(), ...parts }, partials };
  return plain(tree.children, context);
}

/**
 * A page as plain Markdown, for tools and for readers without HTML.
 * @param page its title and description, which become the heading and the first paragraph
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
    extensions: [gfmToMarkdown()],
  });
}
