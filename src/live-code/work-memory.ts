import { toBase64Url } from '../browser/packed-text';
import type { WriteResult } from '../browser/storage';
import { readEdit, rememberEdit } from '../browser/edit-memory';
import { toWork, type SharedWork } from './share-link';

/**
 * Short name for a link in the storage, which nobody can make another link for. Browsers compute it on secure pages
 * only; elsewhere the link is its own name.
 * @param hash of the link; empty for the reader's own work, which has an empty name
 */
export async function nameOfLink(hash: string): Promise<string> {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  if (!hash || !subtle) return hash;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(hash));
  return `#${toBase64Url(new Uint8Array(digest))}`;
}

/** Name of the playground's work among the edits; that of a link has another name. */
const nameOfWork = (link: string) => `playground${link}`;

/** Name of work that could not be read. */
const nameOfUnreadable = 'playground unreadable';

/** Version of what is kept; work without one is of the first. */
const version = 1;

/**
 * What the reader left in the playground in this visit. What cannot be read, also because a newer version of this site
 * wrote it, is put aside before something else takes its place.
 * @param link name of the link that the work came with; empty for the reader's own
 */
export function readWork(link: string): SharedWork | undefined {
  const text = readEdit(nameOfWork(link));
  if (text === undefined) return undefined;
  try {
    const value = JSON.parse(text) as { version?: unknown };
    if ((value?.version ?? version) !== version) throw new Error('It has another version.');
    return toWork(value);
  } catch (error) {
    console.warn('What was left in the playground cannot be read.', error);
    const aside = [readUnreadable() ?? [], text].flat().join('\n');
    // Both would need twice the room.
    rememberEdit(nameOfWork(link), undefined);
    const result = rememberEdit(nameOfUnreadable, aside, { isPermanent: true });
    if (result === 'full') rememberEdit(nameOfWork(link), text);
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
export function rememberWork(link: string, work: SharedWork | undefined): WriteResult {
  return rememberEdit(nameOfWork(link), work && JSON.stringify(work));
}

const trusted = (link: string) => `trusted${link}`;

/** Whether the work of a link is the reader's own, so that it may run without being asked for. */
export function isOwnLink(link: string): boolean {
  return readEdit(trusted(link)) !== undefined;
}

/** Says that a link was made here, from what the reader sees. */
export function markOwnLink(link: string): void {
  rememberEdit(trusted(link), 'own', { isPermanent: true });
}

/** Moves what an earlier version of this site kept under the whole hash of a link to the link's name. */
export function takeOverLongNames(hash: string, link: string): void {
  if (hash === link) return;
  for (const [before, after] of [
    [nameOfWork(hash), nameOfWork(link)],
    [trusted(hash), trusted(link)],
  ] as const) {
    const text = readEdit(before);
    if (text === undefined) continue;
    rememberEdit(before, undefined);
    rememberEdit(after, text, { isPermanent: after === trusted(link) });
  }
}
