import type { Nodes, Parent, Root, Text } from 'mdast';
import type { Directives } from 'mdast-util-directive';
import { directiveFromMarkdown } from 'mdast-util-directive';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { mdxFromMarkdown } from 'mdast-util-mdx';
import { directive } from 'micromark-extension-directive';
import { gfm } from 'micromark-extension-gfm';
import { mdxjs } from 'micromark-extension-mdxjs';
import { findFrontMatter } from './front-matter-block';

/** Matches a heading with an id in Docusaurus' older syntax, `## Title {#id}`, which isn't valid MDX. */
const headingWithId = /^(#{1,6}[ \t].*?)[ \t]*\{#([^\s{}]+)\}[ \t]*$/;

const fenceMarker = /^[ \t]*(`{3,}|~{3,})/;

/** Writes the ids of headings as comments, `{/* #id *\/}`, outside of fenced code. */
function convertHeadingIds(text: string): string {
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line) => {
      const marker = fenceMarker.exec(line)?.[1];
      if (fence === undefined) fence = marker;
      else if (marker?.startsWith(fence)) fence = undefined;
      return fence === undefined ? line.replace(headingWithId, '$1 {/* #$2 */}') : line;
    })
    .join('\n');
}

/**
 * Removes the byte order mark and carriage returns, which Git for Windows and some editors add, and converts heading
 * ids to comments. Call it with the text of each file that is read.
 */
export function normalizeText(text: string): string {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  return lines.includes('{#') ? convertHeadingIds(lines) : lines;
}

/** True for `:name` without label and attributes, which Docusaurus renders as text. */
const isPlainText = (node: Directives) =>
  node.type === 'textDirective' &&
  node.children.length === 0 &&
  Object.keys(node.attributes ?? {}).length === 0;

/** Turns directives such as the `:hover` in `a:hover` back into text, and joins the text around them. */
function restoreColons(parent: Parent): void {
  const children: Nodes[] = [];
  for (const child of parent.children as Nodes[]) {
    const isColon = child.type === 'textDirective' && isPlainText(child);
    const node = isColon ? ({ ...child, type: 'text', value: `:${child.name}` } as Text) : child;
    const last = children.at(-1);
    if (node.type === 'text' && last?.type === 'text') {
      last.value += node.value;
      if (last.position && node.position) last.position.end = node.position.end;
    } else children.push(node);
    if ('children' in node) restoreColons(node);
  }
  parent.children = children as typeof parent.children;
}

/**
 * Parses MDX with the same extensions as Docusaurus' loader. Blanks out the front matter, so that line numbers match
 * the file.
 * @param text normalized text of a page
 * @throws VFileMessage with line, column and reason for a syntax error
 */
export function parseMdx(text: string): Root {
  const lines = text.split('\n');
  const { start = 0, end = 0 } = findFrontMatter(lines) ?? {};
  const body = lines.fill('', start, end).join('\n');
  const tree = fromMarkdown(body, {
    extensions: [mdxjs(), gfm(), directive()],
    mdastExtensions: [mdxFromMarkdown(), gfmFromMarkdown(), directiveFromMarkdown()],
  });
  restoreColons(tree);
  return tree;
}
