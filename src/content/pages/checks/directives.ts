import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective, Directives } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { admonitionTitles, documentedAdmonitions } from '../../elements/admonition-titles';

const supported = Object.keys(documentedAdmonitions).join(', ');

const closingFence = /^[\s>]*:{3,}\s*$/;

function findContainerMistake(
  { name, position }: ContainerDirective,
  lines: string[],
): string | undefined {
  if (!Object.hasOwn(admonitionTitles, name)) {
    return `:::${name} isn't an admonition. Use one of: ${supported}.`;
  }
  const last = lines[position!.end.line - 1] ?? '';
  const isClosed = position!.end.line > position!.start.line && closingFence.test(last);
  return isClosed ? undefined : `:::${name} is never closed. End it with ::: on its own line.`;
}

/** Matches the Docusaurus 2 syntax, with the title after a space. */
const unbracketedTitle = new RegExp(
  `^:{3,}(${Object.keys(admonitionTitles).join('|')})[ \\t]+(\\S.*)`,
);

/**
 * Finds directives that wouldn't render as their author meant, such as `:::note Title`.
 * @param file has the page's text without carriage returns; receives the messages
 */
export function checkDirectives(tree: Root, file: VFile): void {
  const lines = String(file.value).split('\n');
  // Closing fences of admonitions whose opening was already reported.
  let reportedOpenings = 0;
  visit(tree, (node) => {
    if (node.type === 'containerDirective') {
      const mistake = findContainerMistake(node, lines);
      if (mistake) file.message(mistake, node);
    } else if (node.type === 'leafDirective' || node.type === 'textDirective') {
      const { type, name } = node as Directives;
      const colons = type === 'leafDirective' ? '::' : ':';
      const isAdmonition = colons === '::' && Object.hasOwn(admonitionTitles, name);
      file.message(
        isAdmonition
          ? `An admonition starts and ends with three colons. Write :::${name}, the text, and :::.`
          : `"${colons}${name}" is read as a directive and wouldn't be shown. Write "\\${colons}${name}", or put it ` +
              'in backticks.',
        node,
      );
    } else if (node.type === 'paragraph') {
      const first = (node as Paragraph).children[0];
      if (first?.type !== 'text' || !/^:{3,}/.test(first.value)) return;
      const [, name, title] = unbracketedTitle.exec(first.value) ?? [];
      if (name) {
        if (!/\n\s*:{3,}\s*$/.test(first.value)) reportedOpenings += 1;
        file.message(
          `An admonition's title goes in brackets. Write: :::${name}[${title!.trim()}]`,
          node,
        );
      } else if (reportedOpenings > 0) reportedOpenings -= 1;
      else {
        file.message(
          '":::" doesn\'t start or end an admonition here. Write :::note on its own line, and ::: after the text.',
          node,
        );
      }
    }
  });
}
