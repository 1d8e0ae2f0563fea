import { changesFeedPath } from '../site/facts';

/** What a change is about, by the word in `changes.ts`, with its label. */
export const changeKinds = {
  site: 'This site',
  library: 'Theme UI',
} as const;

/** An entry of `changes.ts`. */
export interface Change {
  /** The day on which readers got it, year-month-day. */
  date: string;
  /** Words for the address, in lower case with hyphens. With the date they are the entry's id, for good. */
  name: string;
  kind: keyof typeof changeKinds;
  /** The release that an entry about the library is about. */
  version?: string;
  /** Plain text. */
  title: string;
  /** One to three sentences, with `code` and [links](/address) as in a page. */
  text: string;
}

/** The entries of a month, newest first. */
export interface ChangeMonth {
  /** Year-month: the anchor of its heading. */
  id: string;
  /** Month and year in words. */
  title: string;
  changes: Change[];
}

/** Title and description of the page that lists the changes. */
export const changesPage = {
  title: 'Changes',
  description:
    'What is new in the Theme UI documentation and in the release it documents, newest first, with an Atom feed.',
};

/** What stands above the entries, with links as in a page. */
export const changesIntroduction =
  'What is new on this site, and in the release of Theme UI that it documents. ' +
  'The dates are those of this site, not of releases; ' +
  '[Migrating](/migrating) says what each version of the library changed. ' +
  `[Subscribe to the Atom feed](${changesFeedPath}) to get new entries in your feed reader.`;

/** An entry's id: the anchor of its heading, and what feed readers know it by. */
export function changeId({ date, name }: Pick<Change, 'date' | 'name'>): string {
  return `${date}-${name}`;
}

/** What an entry is about, with the release if it is about one. */
export function changeLabel({ kind, version }: Change): string {
  return version ? `${changeKinds[kind]} ${version}` : changeKinds[kind];
}

function inWords(date: string, parts: Intl.DateTimeFormatOptions): string {
  return new Date(date).toLocaleDateString('en-US', { ...parts, timeZone: 'UTC' });
}

/** A date in words, such as November 22, 2026. */
export function dayInWords(date: string): string {
  return inWords(date, { dateStyle: 'long' });
}

/** The entries by month, in their order. */
export function changesByMonth(changes: Change[]): ChangeMonth[] {
  const months: ChangeMonth[] = [];
  for (const change of changes) {
    const id = change.date.slice(0, 7);
    if (months.at(-1)?.id !== id) {
      const title = inWords(change.date, { month: 'long', year: 'numeric' });
      months.push({ id, title, changes: [] });
    }
    months.at(-1)!.changes.push(change);
  }
  return months;
}
