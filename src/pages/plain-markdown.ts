import type { Program } from 'estree';
import type { Code, Nodes, Parent, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { phrasing as isPhrasing } from 'mdast-util-phrasing';
import { toMarkdown } from 'mdast-util-to-markdown';
import path from 'node:path';
import { admonitionTitles } from '../mdx/admonition-titles';
import { readFence } from '../code/fence';
import { headingId } from '../markdown/headings';
import {
  attributeText,
  hasAttribute,
  imageSource,
  literalText,
  readDefaultImports,
  type DefaultImport,
  type JsxElement,
} from '../markdown/jsx';
import { mapUrls } from '../markdown/mdast';
import { isExternalUrl, resolveFile } from '../markdown/links';
import type { PageContent } from './page-content';

/** Markdown to insert in place of components, by component name. */
export type Replacements = Record<string, RootContent[]>;

/** Wraps runs of phrasing content in paragraphs, so that all nodes are blocks. */
function toBlocks(nodes: RootContent[]): RootContent[] {
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

/** Converts HTML elements that have a Markdown equivalent; undefined for others. */
function plainHtml(
  element: JsxElement,
  inner: RootContent[],
  { imports }: PlainContext,
): RootContent[] | undefined {
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
      const url = imageSource(element, imports);
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

/** Rebases a URL that is relative to one file, to be relative to another. */
const rebase = (url: string, from: string, to: string) =>
  isExternalUrl(url) || /^[/#]/.test(url)
    ? url
    : path.posix.relative(path.posix.dirname(to), resolveFile(url, from));

function plainElement(element: JsxElement, context: PlainContext): RootContent[] {
  const { name, type } = element;
  const { replacements, partials, file } = context;
  if (name && Object.hasOwn(replacements, name)) return replacements[name]!;
  if (hasAttribute(element, 'data-no-copy')) return [];
  const partial = partials.get(name ?? '');
  if (partial) {
    const inner = plain(partial.tree.children, {
      replacements,
      partials: partial.partials,
      file: partial.file,
      imports: readDefaultImports(partial.tree),
      element,
    });
    return inner.map((node) => mapUrls(node, (url) => rebase(url, partial.file, file)));
  }
  const inner = plain(element.children as RootContent[], context);
  if (name === 'Install') {
    const dev = hasAttribute(element, 'dev') ? '--save-dev ' : '';
    const value = `npm install ${dev}${attributeText(element, 'packages')}`;
    return [{ type: 'code', lang: 'bash', value }, ...inner];
  }
  if (name === 'TabItem') {
    const label = attributeText(element, 'label') ?? attributeText(element, 'value') ?? '';
    const title: RootContent = {
      type: 'paragraph',
      children: [{ type: 'strong', children: [{ type: 'text', value: label }] }],
    };
    return [title, ...toBlocks(inner)];
  }
  const nodes = plainHtml(element, inner, context) ?? inner;
  return type === 'mdxJsxFlowElement' ? toBlocks(nodes) : nodes;
}

/** Converts live examples to plain fences. Drops those with the `preview` flag, which show no code. */
function plainCode(node: Code): RootContent[] {
  const { title, flags, code } = readFence(node);
  if (flags.includes('preview')) return [];
  return [{ ...node, value: code, meta: title ? `title="${title}"` : null }];
}

/** Converts an admonition to a blockquote that starts with its title. */
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

/** Text of a literal expression, or of `props.name` in a partial; empty for others, which would have to be evaluated. */
function plainExpression(
  node: { value: string; data?: { estree?: Program | null | undefined } | undefined },
  { element }: PlainContext,
): string {
  const prop = /^\s*props\.(\w+)\s*$/.exec(node.value)?.[1];
  const value = prop && element ? attributeText(element, prop) : literalText(node.data?.estree);
  return value ?? '';
}

declare module 'mdast' {
  interface HeadingData {
    /** Id of the HTML element. */
    id?: string | undefined;
  }
}

interface PlainContext {
  file: string;
  replacements: Replacements;
  partials: PageContent['partials'];
  /** Default imports of the file. */
  imports: DefaultImport[];
  /** Element that a partial is used as; its attributes are the partial's `props`. */
  element?: JsxElement;
}

function plain(nodes: RootContent[], context: PlainContext): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    switch (node.type) {
      case 'mdxjsEsm':
        return [];
      case 'mdxFlowExpression': {
        const value = plainExpression(node, context).trim();
        return value ? [{ type: 'paragraph', children: [{ type: 'text', value }] }] : [];
      }
      case 'mdxTextExpression': {
        const value = plainExpression(node, context);
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
        // Removes the space before a dropped comment, such as a heading's id.
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
 * Converts a page to plain Markdown: live examples become fenced code, `<Install>` an npm command, admonitions
 * blockquotes. Headings keep their ids as `data.id`.
 * @param content content of the page, with reference tables already expanded; not modified
 * @param replacements Markdown for components that list other pages
 */
export function plainTree(
  { file, tree, partials }: Pick<PageContent, 'file' | 'tree' | 'partials'>,
  replacements: Replacements = {},
): RootContent[] {
  const context = {
    file,
    replacements,
    partials,
    imports: readDefaultImports(tree),
  };
  return plain(tree.children, context);
}

/**
 * Serializes a page as plain Markdown.
 * @param page title and description; they become the heading and a blockquote below it
 * @param tree content of the page (`plainTree`)
 * @param mapUrl returns the new URL of a link or image
 */
export function plainMarkdown(
  { title, description }: { title: string; description: string },
  tree: RootContent[],
  mapUrl: (url: string) => string,
): string {
  const heading: Nodes = { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] };
  const summary: Nodes = {
    type: 'blockquote',
    children: [{ type: 'paragraph', children: [{ type: 'text', value: description }] }],
  };
  const root: Root = { type: 'root', children: [heading, summary, ...tree] };
  return toMarkdown(mapUrls(root, mapUrl), {
    bullet: '-',
    rule: '-',
    extensions: [gfmToMarkdown()],
  });
}
