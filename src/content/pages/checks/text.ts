import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { admonitionTitles } from '../../elements/admonition-titles';

/** Matches lines that import or export. */
const moduleLine =
  /^\s*(import\s[^'"\n]*\sfrom\s*['"]|import\s*['"]|export\s+(const|let|function|default)\s)/;

/** Finds what's wrong with a paragraph that would be shown as its author wrote it. */
function findTextMistake(text: string): { text: string; line?: number } | undefined {
  const [, hashes, title] = /^(#{2,6})([^\s#].*)/.exec(text) ?? [];
  if (hashes) return { text: `A heading needs a space after its "#". Write: ${hashes} ${title}` };
  const [, alert] = /^\[!(\w+)\]/.exec(text) ?? [];
  if (alert) {
    const name = alert.toLowerCase();
    const type = Object.hasOwn(admonitionTitles, name) ? name : 'note';
    return {
      text: `"[!${alert}]" would be shown as text. Write :::${type} on its own line, and ::: after the text.`,
    };
  }
  const line = text.split('\n').findIndex((each) => moduleLine.test(each));
  if (line < 0) return undefined;
  return {
    line,
    text:
      'This import or export would be shown as text. Write it without spaces before it, and with an empty line above ' +
      'it. If it is text, put it in backticks.',
  };
}

/**
 * Finds Markdown that isn't read as its author means it, and so would be shown as text, or would hide the rest.
 * @param file has the page's text without carriage returns; receives the messages
 */
export function checkText(tree: Root, file: VFile): void {
  const lines = String(file.value).split('\n');
  visit(tree, 'paragraph', (node) => {
    const [first] = node.children;
    const mistake = first?.type === 'text' ? findTextMistake(first.value) : undefined;
    if (!mistake) return;
    const { line, column } = node.position!.start;
    file.message(mistake.text, { line: line + (mistake.line ?? 0), column });
  });
  visit(tree, 'code', ({ position }: Code) => {
    const { start, end } = position!;
    const [fence] = /^(`{3,}|~{3,})/.exec(lines[start.line - 1]!.slice(start.column - 1)) ?? [];
    if (!fence) return;
    const closing = new RegExp(`^[\\s>]*\\${fence[0]}{${fence.length},}\\s*$`);
    if (end.line > start.line && closing.test(lines[end.line - 1] ?? '')) return;
    file.message(`The code block is never closed. End it with ${fence} on its own line.`, position);
  });
}
