import {
  readSetting,
  readVisit,
  settingKeys,
  writeSetting,
  writeVisit,
} from '../../browser/storage';
import { NewerVersion, readKeptText, toKeptText, type KeptDraft } from '../../themes/draft';

const prefix = 'site:theme-draft:';

/** Key of the draft that this tab shows. */
const openKey = 'site:theme-draft';

/** A draft in the list of all. */
export interface ListedDraft {
  id: string;
  name: string;
  edited: number;
}

/** A draft that is stored and cannot be read. It is never overwritten. */
export interface UnreadableDraft {
  /** `newer` for one that a newer version of this site wrote. */
  status: 'newer' | 'damaged';
  text: string;
}

/** A draft as the browser has it stored. */
export type StoredDraft =
  { status: 'none' } | { status: 'read'; kept: KeptDraft } | UnreadableDraft;

const keyOf = (id: string) => prefix + id;

/** The draft that a key of the storage belongs to. */
export const idOfKey = (key: string | null | undefined) =>
  key?.startsWith(prefix) ? key.slice(prefix.length) : undefined;

/** A name for a draft that no other has, in any tab. */
export const newId = () => Math.random().toString(36).slice(2, 12);

/** Reads the text of a draft, as this tab or another one stored it. */
export function readText(text: string): Exclude<StoredDraft, { status: 'none' }> {
  try {
    return { status: 'read', kept: readKeptText(text) };
  } catch (error) {
    return { status: error instanceof NewerVersion ? 'newer' : 'damaged', text };
  }
}

/** Reads a stored draft. */
export function readDraft(id: string): StoredDraft {
  const text = readSetting(keyOf(id));
  return text === undefined ? { status: 'none' } : readText(text);
}

/**
 * Stores a draft. Where there is no room for its history, it goes without.
 * @returns whether it could
 */
export function writeDraft(id: string, kept: KeptDraft): boolean {
  return [undefined, 0].some((longest) => writeSetting(keyOf(id), toKeptText(kept, longest)));
}

/** Takes a draft out of the storage. */
export const removeDraft = (id: string) => writeSetting(keyOf(id), undefined);

/** All stored drafts, the one edited last first, and those that cannot be read. */
export function listDrafts(): {
  drafts: ListedDraft[];
  unreadable: (UnreadableDraft & { id: string })[];
} {
  const all = settingKeys(prefix).map((key) => {
    const id = idOfKey(key)!;
    return { id, stored: readDraft(id) };
  });
  const drafts = all.flatMap(({ id, stored }): ListedDraft[] => {
    if (stored.status !== 'read') return [];
    const { history, edited } = stored.kept;
    return [{ id, name: history.present.name, edited }];
  });
  const unreadable = all.flatMap(({ id, stored }) =>
    stored.status === 'newer' || stored.status === 'damaged' ? [{ id, ...stored }] : [],
  );
  return { drafts: drafts.sort((a, b) => b.edited - a.edited), unreadable };
}

/** The draft that this tab showed last in this visit. */
export const readOpenId = () => readVisit(openKey);

/** Remembers the draft that this tab shows. */
export const rememberOpenId = (id: string) => writeVisit(openKey, id);
