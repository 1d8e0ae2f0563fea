import { toString } from 'mdast-util-to-string';
import type { Heading, RootContent } from 'mdast';
import type { Mistake } from '../../content/markdown/mistake';
import { headingId } from '../../content/markdown/headings';
import type { ParsedPage } from '../../content/pages/page-content';

/** An entry of docs/changes.mdx. */
export interface Change {
  /** Id of its heading, date and name. Also identifies the entry in the feed. */
  id: string;
  /** YYYY-MM-DD. */
  date: string;
  title: string;
  /** Nodes below the date. */
  content: RootContent[];
}

const idPattern = /^(\d{4}-\d{2}-\d{2})-[a-z\d]+(-[a-z\d]+)*$/;

/** Formats a date as in November 22, 2026; undefined if it isn't a valid date. */
function formatDay(date: string): string | undefined {
  const time = Date.parse(date);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return undefined;
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/**
 * Reads the entries of docs/changes.mdx. Each is a level 3 heading with the date in words below it.
 * @param content parsed docs/changes.mdx
 * @returns entries in page order, and mistakes in them
 */
export function readChanges({ tree, file }: Pick<ParsedPage, 'tree' | 'file'>): {
  changes: Change[];
  mistakes: Mistake[];
} {
  const changes: Change[] = [];
  const mistakes: Mistake[] = [];
  const { children } = tree;
  const isHeading = (node: RootContent | undefined) => node?.type === 'heading';
  children.forEach((node, index) => {
    if (node.type !== 'heading' || node.depth !== 3) return;
    const report = (text: string) =>
      mistakes.push({ file, line: node.position?.start.line ?? 1, text });
    const id = headingId(node) ?? '';
    const date = idPattern.exec(id)?.[1] ?? '';
    const day = formatDay(date);
    const title = titleOf(node);
    if (day === undefined) {
      report(
        `The id of "${title}" doesn't contain a valid date. Use a date and a name: {/* #2026-11-22-header-recipes */}`,
      );
      return;
    }
    const previous = changes.at(-1);
    if (previous && previous.date < date) {
      report(
        `"${title}" is newer than the entry above it. Move it up, so that the newest entry is first.`,
      );
    }
    const below = children[index + 1];
    if (below?.type !== 'paragraph' || !toString(below).startsWith(day)) {
      report(`The date is missing below "${title}". Add this on a separate line: _${day}_`);
    }
    const rest = children.slice(index + 2);
    const end = rest.findIndex(isHeading);
    const content = rest.slice(0, end < 0 ? rest.length : end);
    if (content.length === 0) report(`"${title}" has no text. Describe what readers can do now.`);
    changes.push({ id, date, title, content });
  });
  if (changes.length + mistakes.length === 0)
    mistakes.push({ file, text: 'This page needs at least one entry. Add one.' });
  return { changes, mistakes };
}

/** Text of a heading, without the id comment. */
function titleOf({ children }: Heading): string {
  return toString(children.filter(({ type }) => type !== 'mdxTextExpression')).trim();
}
