import { toString } from 'mdast-util-to-string';
import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributeText, type JsxElement } from './jsx';

/** A heading of a page. */
export interface PageHeading {
  /** Line of the file. */
  line: number;
  /** 1 to 6. */
  level: number;
  /** Without formatting. */
  text: string;
  /** From the comment at its end: `## Text {/* #id *\/}`. */
  id?: string;
}

/** The id in the comment at the end of a heading, as Docusaurus reads it. */
export function headingId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\/\*\s*#(\S+)(?:\s[^]*)?\*\/$/.exec(last.value.trim())?.[1];
}

/** All headings of a page, in order, those inside admonitions and elements too. */
export function readHeadings(tree: Root): PageHeading[] {
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (node: Heading) => {
    const id = headingId(node);
    const text = node.children.filter(({ type }) => type !== 'mdxTextExpression');
    headings.push({
      line: node.position!.start.line,
      level: node.depth,
      text: toString(text).trim(),
      ...(id ? { id } : {}),
    });
  });
  return headings;
}

/** All ids that a link to the page can name: of headings, and `id="…"` of elements. */
export function readAnchors(tree: Root): string[] {
  const anchors: string[] = [];
  visit(tree, (node) => {
    const id =
      node.type === 'heading'
        ? headingId(node as Heading)
        : /^mdxJsx(Flow|Text)Element$/.test(node.type)
          ? attributeText(node as JsxElement, 'id')
          : undefined;
    if (id) anchors.push(id);
  });
  return anchors;
}
