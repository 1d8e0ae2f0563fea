import { readEdit, rememberEdit } from './edit-memory';
import { toWork, type SharedWork } from './share-link';

/** Name of the playground's work among the edits; that of a link has a name of its own. */
const nameOfWork = (link: string) => `playground${link}`;

/** Name of work that could not be read. */
const nameOfUnreadable = 'playground unreadable';

/**
 * What the reader left in the playground in this visit. What cannot be read is put aside before something
 * else takes its place.
 * @param link hash of the link that the work came with; empty for the reader's own
 */
export function readWork(link: string): SharedWork | undefined {
  const text = readEdit(nameOfWork(link));
  if (text === undefined) return undefined;
  try {
    return toWork(JSON.parse(text));
  } catch (error) {
    console.warn('What was left in the playground cannot be read.', error);
    rememberEdit(nameOfUnreadable, [readUnreadable() ?? [], text].flat().join('\n'));
    rememberEdit(nameOfWork(link), undefined);
    return undefined;
  }
}

/** Text of work that could not be read, until it is discarded. */
export function readUnreadable(): string | undefined {
  return readEdit(nameOfUnreadable);
}

/** Forgets work that could not be read. */
export function discardUnreadable(): void {
  rememberEdit(nameOfUnreadable, undefined);
}

/** Keeps the playground's work for the visit; undefined forgets it. */
export function rememberWork(link: string, work: SharedWork | undefined): void {
  rememberEdit(nameOfWork(link), work && JSON.stringify(work));
}

const trusted = (link: string) => `trusted${link}`;

/** Whether the work of a link is the reader's own, so that it may run without being asked for. */
export function isOwnLink(link: string): boolean {
  return readEdit(trusted(link)) !== undefined;
}

/** Says that a link was made here, from what the reader sees. */
export function markOwnLink(link: string): void {
  rememberEdit(trusted(link), 'own');
}
