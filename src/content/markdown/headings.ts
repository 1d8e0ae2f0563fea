import { toString } from 'mdast-util-to-string';
import type { Heading, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { attributeText, type JsxElement } from './jsx';

export interface PageHeading {
  /** Line in the file, from 1. */
  line: number;
  /** 1 to 6. */
  level: number;
  /** Without formatting. */
  text: string;
  /** Id from the trailing comment: `## Text {/* #id *\/}`. */
  id?: string;
}

/** Reads the id from the comment at the end of a heading, with Docusaurus' syntax. */
export function headingId({ children }: Heading): string | undefined {
  const last = children.at(-1);
  if (last?.type !== 'mdxTextExpression') return undefined;
  return /^\/\*\s*#(\S+)(?:\s[^]*)?\*\/$/.exec(last.value.trim())?.[1];
}

/** Text of a heading, without formatting and without the comment with its id. */
export function headingText({ children }: Heading): string {
  return toString(children.filter(({ type }) => type !== 'mdxTextExpression')).trim();
}

/** Collects all headings of a page in order, including those inside admonitions and elements. */
export function readHeadings(tree: Root): PageHeading[] {
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (node: Heading) => {
    const id = headingId(node);
    headings.push({
      line: node.position!.start.line,
      level: node.depth,
      text: headingText(node),
      ...(id ? { id } : {}),
    });
  });
  return headings;
}

/** Collects all ids that links can target: those of headings, and `id="…"` of elements. */
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
