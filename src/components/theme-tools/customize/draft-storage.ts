import {
  readSetting,
  readVisit,
  settingKeys,
  writeSetting,
  writeVisit,
} from '../../../browser/storage';
import { readKeptText, toKeptText, type KeptDraft } from '../../../theme-tools/draft';

const prefix = 'site:theme-draft:';

/** Key of the draft that this tab shows. */
const openKey = 'site:theme-draft';

/** A draft in the list of all. */
export interface ListedDraft {
  id: string;
  name: string;
  edited: number;
}

/** A draft that is stored and cannot be read. */
export interface DamagedDraft {
  id: string;
  text: string;
}

const keyOf = (id: string) => prefix + id;

/** The draft that a key of the storage belongs to. */
export const idOfKey = (key: string | null) =>
  key?.startsWith(prefix) ? key.slice(prefix.length) : undefined;

/** A name for a draft that no other has, in any tab. */
export const newId = () => Math.random().toString(36).slice(2, 12);

/** A draft as another tab stored it; undefined when it is damaged: `listDrafts` hands out its text. */
export function readText(text: string): KeptDraft | undefined {
  try {
    return readKeptText(text);
  } catch {
    return undefined;
  }
}

/** A stored draft; undefined when there is none, or it is damaged. */
export function readDraft(id: string): KeptDraft | undefined {
  const text = readSetting(keyOf(id));
  return text === undefined ? undefined : readText(text);
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
export function listDrafts(): { drafts: ListedDraft[]; damaged: DamagedDraft[] } {
  const drafts: ListedDraft[] = [];
  const damaged: DamagedDraft[] = [];
  for (const key of settingKeys(prefix)) {
    const id = idOfKey(key)!;
    const kept = readDraft(id);
    if (kept) drafts.push({ id, name: kept.history.present.name, edited: kept.edited });
    else damaged.push({ id, text: readSetting(key) ?? '' });
  }
  return { drafts: drafts.sort((a, b) => b.edited - a.edited), damaged };
}

/** The draft that this tab showed last in this visit. */
export const readOpenId = () => readVisit(openKey);

/** Remembers the draft that this tab shows. */
export const rememberOpenId = (id: string) => writeVisit(openKey, id);
