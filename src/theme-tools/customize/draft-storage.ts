import {
  readSetting,
  readVisit,
  settingKeys,
  tryWriteSetting,
  tryWriteVisit,
  writeSetting,
  writeVisit,
  type WriteResult,
} from '../../browser/storage';
import { mapSteps, type Steps } from '../../themes/edit-history';
import { toSharedTheme, type SharedTheme } from '../../themes/theme-link';

const draftPrefix = 'site:theme-draft:';

/** Key of the draft that this tab shows. */
const openKey = 'site:theme-draft';

/** Key of the steps of that draft. Before, local storage had those of each draft, with an ID after the key. */
const stepsKey = 'site:theme-steps';

/** Draft as it's stored. */
export interface StoredDraft extends SharedTheme {
  name: string;
  /** Time of the last edit, in ms since 1970. */
  edited: number;
}

/** Draft in the list of all. */
export interface ListedDraft {
  id: string;
  name: string;
  edited: number;
  /** Undefined if it can't be read. */
  draft: StoredDraft | undefined;
}

/** ID of the draft that a storage key belongs to; undefined for other keys. */
export const idOfKey = (key: string | null | undefined) =>
  key?.startsWith(draftPrefix) ? key.slice(draftPrefix.length) : undefined;

/** Creates an ID for a draft. */
export const newId = () => Math.random().toString(36).slice(2, 12);

/** The text of a stored draft; undefined for none. */
export const readDraftText = (id: string) => readSetting(draftPrefix + id);

function parseDraft(text: string): StoredDraft {
  const value = (JSON.parse(text) ?? {}) as Record<string, unknown>;
  // Until November 2026, name, base, and changes were in `present`.
  const { present = value, edited } = value;
  const isTime = typeof edited === 'number' && Number.isFinite(edited);
  return { name: '', ...toSharedTheme(present), edited: isTime ? edited : 0 };
}

/**
 * Reads a stored draft.
 * @throws an error in words for the reader if there's none, or if it can't be read
 */
export function readDraft(id: string): StoredDraft {
  const text = readDraftText(id);
  if (text === undefined) throw new Error('This theme isn’t stored in this browser anymore.');
  try {
    return parseDraft(text);
  } catch (error) {
    const place = `“${draftPrefix}${id}”`;
    throw new Error(
      `This theme can’t be read. Its text is in this browser’s local storage, under ${place}.`,
      { cause: error },
    );
  }
}

/** Stores a draft. Returns whether that was possible. */
export const writeDraft = (id: string, draft: StoredDraft): WriteResult =>
  writeDraftText(id, JSON.stringify(draft));

/** Stores the text of a draft, also one that can't be read. */
export const writeDraftText = (id: string, text: string): WriteResult =>
  tryWriteSetting(draftPrefix + id, text);

/** Removes a stored draft. */
export const removeDraft = (id: string) => writeSetting(draftPrefix + id, undefined);

/** Lists all stored drafts, the one edited last first, and those that can't be read last. */
export function listDrafts(): ListedDraft[] {
  const drafts = settingKeys(draftPrefix).map((key): ListedDraft => {
    const id = idOfKey(key)!;
    try {
      const draft = readDraft(id);
      return { id, name: draft.name, edited: draft.edited, draft };
    } catch {
      // Opening it says why.
      return { id, name: 'Theme that can’t be read', edited: 0, draft: undefined };
    }
  });
  return drafts.sort((a, b) => b.edited - a.edited);
}

/** Returns the ID of the draft that this tab showed last. */
export const readOpenId = () => readVisit(openKey);

/** Stores the ID of the draft that this tab shows. */
export const rememberOpenId = (id: string) => writeVisit(openKey, id);

/** Keeps the steps of the open draft over a reload of this tab, if there's room. */
export function writeSteps(id: string, steps: Steps<SharedTheme>): void {
  tryWriteVisit(stepsKey, JSON.stringify({ id, steps }));
}

/** Reads the steps of the open draft; undefined for none, those of another draft, and damaged ones. */
export function readSteps(id: string): Steps<SharedTheme> | undefined {
  try {
    const stored = JSON.parse(readVisit(stepsKey) ?? 'null') as Record<string, unknown>;
    const steps = stored.steps as Steps<unknown>;
    return stored.id === id ? mapSteps(steps, toSharedTheme) : undefined;
  } catch {
    return undefined; // The draft is what counts.
  }
}

/** Frees the room of steps that are in local storage. */
export function removeOldSteps(): void {
  for (const key of settingKeys(`${stepsKey}:`)) writeSetting(key, undefined);
}
