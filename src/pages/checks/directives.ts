import type { Paragraph, Root } from 'mdast';
import type { ContainerDirective, Directives } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { admonitionTitles } from '../../mdx/admonition-titles';

const known = Object.keys(admonitionTitles).slice(0, 5).join(', ');

const closing = /^[\s>]*:{3,}\s*$/;

function containerMistake(
  { name, position }: ContainerDirective,
  lines: string[],
): string | undefined {
  if (!Object.hasOwn(admonitionTitles, name)) {
    return `:::${name} isn't an admonition. Use one of: ${known}.`;
  }
  const last = lines[position!.end.line - 1] ?? '';
  const isClosed = position!.end.line > position!.start.line && closing.test(last);
  return isClosed ? undefined : `:::${name} is never closed. End it with ::: on its own line.`;
}

/** Matches an admonition with its title after a space, as in Docusaurus 2. */
const unbracketedTitle = new RegExp(
  `^:{3,}(${Object.keys(admonitionTitles).join('|')})[ \\t]+(\\S.*)`,
);

/**
 * Finds admonitions that wouldn't be shown as their author meant, such as `:::note Title`.
 * @param file the page's text without carriage returns; gets the messages
 */
export function checkDirectives(tree: Root, file: VFile): void {
  const lines = String(file.value).split('\n');
  // An admonition with a wrong start has an end, too, which isn't another mistake.
  let expectedEnds = 0;
  visit(tree, (node) => {
    if (node.type === 'containerDirective') {
      const mistake = containerMistake(node, lines);
      if (mistake) file.message(mistake, node);
    } else if (node.type === 'leafDirective' || node.type === 'textDirective') {
      const { type, name } = node as Directives;
      const mark = type === 'leafDirective' ? '::' : ':';
      file.message(
        `"${mark}${name}" is read as a directive and wouldn't be shown. Write "\\${mark}${name}", or put it ` +
          'in backticks.',
        node,
      );
    } else if (node.type === 'paragraph') {
      const first = (node as Paragraph).children[0];
      if (first?.type !== 'text' || !/^:{3,}/.test(first.value)) return;
      const [, name, title] = unbracketedTitle.exec(first.value) ?? [];
      if (name) {
        if (!/\n\s*:{3,}\s*$/.test(first.value)) expectedEnds += 1;
        file.message(
          `The title of an admonition is in brackets. Write: :::${name}[${title!.trim()}]`,
          node,
        );
      } else if (expectedEnds > 0) expectedEnds -= 1;
      else {
        file.message(
          '":::" doesn\'t start or end an admonition here. Write :::note on its own line, and ::: after the text.',
          node,
        );
      }
    }
  });
}
