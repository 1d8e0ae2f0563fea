import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import type { PageHeading } from '../../markdown/headings';
import type { JsxElement } from '../../markdown/jsx';

/**
 * Checks that each heading has an id, that no id is used twice, and that the title is the only `<h1>`.
 * @param anchors all ids of the page, repeated ones included
 * @param hasOwnTitle true if the page writes its own `<h1>`
 * @param file receives the messages
 */
export function checkHeadings(
  tree: Root,
  headings: PageHeading[],
  anchors: string[],
  hasOwnTitle: boolean,
  file: VFile,
): void {
  for (const { id, line, level, text } of headings) {
    if (level === 1 && !hasOwnTitle) {
      file.message(
        `"${text}" would be a second <h1>: the page's title is the first. Write "## ${text}", or remove it.`,
        { line, column: 1 },
      );
    } else if (!id) {
      file.message(
        `The heading "${text}" has no id, so links to it would break when it's reworded. ` +
          `Write: ${'#'.repeat(level)} ${text} {/* #a-short-id */}`,
        { line, column: 1 },
      );
    }
  }
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if ((node as JsxElement).name !== 'h1' || hasOwnTitle) return;
    file.message(`This would be a second <h1>: the page's title is the first. Use <h2>.`, node);
  });
  const repeated = new Set(anchors.filter((id, index) => anchors.indexOf(id) !== index));
  for (const id of repeated) {
    const line = headings.findLast((heading) => heading.id === id)?.line;
    file.message(
      `The id "${id}" is used twice. Use a different id for each heading.`,
      line ? { line, column: 1 } : undefined,
    );
  }
}
