import type { Nodes, Root } from 'mdast';
import { literalText, type JsxElement } from './jsx';

/** Between blocks, where every quote opens. */
const BLOCK_EDGE = '\n\0';

/** Stands for inline code and other inline elements without prose: a quote after it closes. */
const CODE = 'x';

const inlineTypes = 'delete emphasis link linkReference mdxJsxTextElement strong'.split(' ');

/** Elements whose text is meant literally. */
const literalElements = 'code kbd pre samp script style textarea var'.split(' ');

/** Curls quotes and apostrophes, and turns ` - ` into ` – `. The result has the same length. */
export function typeset(text: string): string {
  return text
    .replace(/(?<=(?:^|[\s\0([{/–—])["']?)["'](?!\s|$)/g, (quote) => (quote === '"' ? '“' : '‘'))
    .replace(/‘(?=\d\ds\b)|'/g, '’')
    .replaceAll('"', '”')
    .replace(/(?<=[^\s\0]\s)-(?=\s)/g, '–');
}

/** Reverts `typeset`, for text that's read or searched by tools. */
export function straighten(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/(?<=\s)–(?=\s)/g, '-');
}

function textOfExpression(node: Extract<Nodes, { type: 'mdxTextExpression' }>): string {
  const program = node.data?.estree;
  // A comment, such as the id of a heading, leaves no text.
  return program?.body.length === 0 ? '' : (literalText(program) ?? CODE);
}

/**
 * Typesets the prose of a page: all text but code, attributes, and expressions. Quotes open or close by what's before
 * them, even if that's in another element.
 */
export function typesetProse(tree: Root): void {
  const texts: { node: { value: string }; start: number }[] = [];
  let whole = '';
  function read(node: Nodes): void {
    if (node.type === 'text') {
      texts.push({ node, start: whole.length });
      whole += node.value;
    } else if (node.type === 'mdxTextExpression') whole += textOfExpression(node);
    else if ('children' in node && !literalElements.includes((node as JsxElement).name ?? '')) {
      const edge = inlineTypes.includes(node.type) ? '' : BLOCK_EDGE;
      whole += edge;
      node.children.forEach(read);
      whole += edge;
    } else whole += node.type === 'break' ? '\n' : CODE;
  }
  read(tree);
  const result = typeset(whole);
  for (const { node, start } of texts) node.value = result.slice(start, start + node.value.length);
}

/** Runs `typesetProse` on the page being built. */
export const remarkTypography = () => typesetProse;
