import { readEdit, rememberEdit } from './edit-memory';
import { toWork, type SharedWork } from './share-link';

/** Name of the playground's work among the edits; that of a link has a name of its own. */
const nameOfWork = (link: string) => `playground${link}`;

/**
 * What the reader left in the playground in this visit.
 * @param link hash of the link that the work came with; empty for the reader's own
 */
export function readWork(link: string): SharedWork | undefined {
  try {
    return toWork(JSON.parse(readEdit(nameOfWork(link)) ?? ''));
  } catch {
    return undefined;
  }
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
