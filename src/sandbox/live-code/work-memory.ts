import { toBase64Url } from '../../runtime/browser/packed-text';
import type { WriteResult } from '../../runtime/browser/storage';
import { readEdit, rememberEdit } from '../../runtime/browser/edit-memory';
import { toWork, type SharedWork } from './share-link';

/**
 * Returns a link's name in the storage: its hash as SHA-256, so that no other link can have the name. Browsers only
 * compute it on secure pages. Elsewhere, returns the link.
 * @param hash of the link; empty for the reader's work, whose name is empty
 */
export async function nameOfLink(hash: string): Promise<string> {
  const { subtle } = globalThis.crypto as Partial<Crypto>;
  if (!hash || !subtle) return hash;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(hash));
  return `#${toBase64Url(new Uint8Array(digest))}`;
}

/** Key of the playground's work in the storage of edits. Each link has another key. */
const nameOfWork = (link: string) => `playground${link}`;

/** Key of work that couldn't be read. */
const nameOfUnreadable = 'playground unreadable';

/** Version of the stored format. Work without a version has the first one. */
const formatVersion = 1;

/**
 * Returns the reader's work of this visit to the playground. Work that can't be read, for example because a newer
 * version of this site wrote it, is moved to another key, so that nothing overwrites it.
 * @param link name of the link that contained the work; empty for the reader's work
 */
export function readWork(link: string): SharedWork | undefined {
  const text = readEdit(nameOfWork(link));
  if (text === undefined) return undefined;
  try {
    const value = JSON.parse(text) as { version?: unknown };
    if ((value?.version ?? formatVersion) !== formatVersion)
      throw new Error('It was saved by a different version.');
    return toWork(value);
  } catch (error) {
    console.warn("Your earlier work in the playground can't be read.", error);
    const unreadable = [readUnreadable() ?? [], text].flat().join('\n');
    // First, because storing both at once would need twice the space.
    rememberEdit(nameOfWork(link), undefined);
    const result = rememberEdit(nameOfUnreadable, unreadable, { isPermanent: true });
    if (result === 'full') rememberEdit(nameOfWork(link), text);
    return undefined;
  }
}

/** Returns the text of work that couldn't be read, until it's discarded. */
export function readUnreadable(): string | undefined {
  return readEdit(nameOfUnreadable);
}

/** Returns true if the reader has work of this visit, or work that couldn't be read. */
export function hasStoredWork(): boolean {
  return readEdit(nameOfWork('')) !== undefined || readUnreadable() !== undefined;
}

/** Discards work that couldn't be read. */
export function discardUnreadable(): void {
  rememberEdit(nameOfUnreadable, undefined);
}

/** Stores the playground's work for this visit. `undefined` removes it. */
export function rememberWork(link: string, work: SharedWork | undefined): WriteResult {
  return rememberEdit(nameOfWork(link), work && JSON.stringify(work));
}

const nameOfTrust = (link: string) => `trusted${link}`;

/** Returns true if the reader created the link, so that its code can run without a click. */
export function isOwnLink(link: string): boolean {
  return readEdit(nameOfTrust(link)) !== undefined;
}

/** Marks a link as created by the reader. */
export function markOwnLink(link: string): void {
  rememberEdit(nameOfTrust(link), 'own', { isPermanent: true });
}
