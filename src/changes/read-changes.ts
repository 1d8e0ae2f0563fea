import { toString } from 'mdast-util-to-string';
import type { Heading, RootContent } from 'mdast';
import type { Mistake } from '../markdown/mistake';
import { headingId } from '../markdown/headings';
import type { PageContent } from '../pages/page-content';

/** An entry of docs/changes.mdx. */
export interface Change {
  /** Anchor of its heading, and what feed readers know it by: date and name. */
  id: string;
  /** Year-month-day. */
  date: string;
  title: string;
  /** What stands below the date. */
  content: RootContent[];
}

const form = /^(\d{4}-\d{2}-\d{2})-[a-z\d]+(-[a-z\d]+)*$/;

/** A day in words, such as November 22, 2026; undefined for a text that is no day of the calendar. */
function dayInWords(date: string): string | undefined {
  const time = Date.parse(date);
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== date) return undefined;
  return new Date(time).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
}

/**
 * Reads the entries of the page that says what is new: a heading of level 3 each, with the day in words below it.
 * @param content of docs/changes.mdx
 * @returns entries in the order of the page, and what is wrong with them
 */
export function readChanges({ tree, file }: Pick<PageContent, 'tree' | 'file'>): {
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
    const date = form.exec(id)?.[1] ?? '';
    const day = dayInWords(date);
    const title = titleOf(node);
    if (day === undefined) {
      report(
        `The id of "${title}" has no date. Write day and name: {/* #2026-11-22-header-recipes */}`,
      );
      return;
    }
    const above = changes.at(-1);
    if (above && above.date < date) {
      report(`"${title}" is newer than the entry above it. Move it up: the newest comes first.`);
    }
    const below = children[index + 1];
    if (below?.type !== 'paragraph' || !toString(below).startsWith(day)) {
      report(`Below "${title}", its day is missing. Write on a line of its own: _${day}_`);
    }
    const rest = children.slice(index + 2);
    const end = rest.findIndex(isHeading);
    const content = rest.slice(0, end < 0 ? rest.length : end);
    if (content.length === 0) report(`"${title}" says nothing. Write what readers can do now.`);
    changes.push({ id, date, title, content });
  });
  if (changes.length + mistakes.length === 0)
    mistakes.push({ file, text: 'There is no entry. Add one.' });
  return { changes, mistakes };
}

/** Text of a heading, without the comment that holds its id. */
function titleOf({ children }: Heading): string {
  return toString(children.filter(({ type }) => type !== 'mdxTextExpression')).trim();
}
