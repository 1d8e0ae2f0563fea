import {
  readSetting,
  readSession,
  settingKeys,
  tryWriteSetting,
  tryWriteSession,
  writeSetting,
  writeSession,
} from '../../../../runtime/browser/storage';
import { toDraft, toShared, type Draft } from '../../../themes/draft';
import type { Presets } from '../../../themes/presets';
import { mapSteps, type History, type Steps } from './edit-history';
import { toSharedTheme, type SharedTheme } from '../../../themes/theme-link';

const draftPrefix = 'site:theme-draft:';

/** Key of the draft that this tab shows. */
const openKey = 'site:theme-draft';

/** Key of the steps of that draft. */
const stepsKey = 'site:theme-steps';

/** Draft as it's stored. */
export interface StoredDraft extends Required<SharedTheme> {
  /** Time of the last edit, in ms since 1970. */
  edited: number;
}

/** Draft in the list of all. */
export interface ListedDraft extends StoredDraft {
  id: string;
}

/** ID of the draft that a storage key belongs to; undefined for other keys. */
export const idOfKey = (key: string | null | undefined) =>
  key?.startsWith(draftPrefix) ? key.slice(draftPrefix.length) : undefined;

/** Creates an ID for a draft. */
export const newId = () => Math.random().toString(36).slice(2, 12);

/**
 * Reads a stored draft. Undefined if there's none, or if it's damaged: then its text stays, and a warning says where.
 */
export function readDraft(id: string): StoredDraft | undefined {
  const text = readSetting(draftPrefix + id);
  if (text === undefined) return undefined;
  try {
    const value = JSON.parse(text) as { edited?: unknown } | null;
    const edited = Number(value?.edited);
    return { name: '', ...toSharedTheme(value), edited: Number.isFinite(edited) ? edited : 0 };
  } catch (error) {
    console.warn(
      `The theme stored as “${draftPrefix}${id}” in local storage can’t be read.`,
      error,
    );
    return undefined;
  }
}

/** Stores a draft. Returns whether that was possible. */
export const writeDraft = (id: string, draft: StoredDraft) =>
  tryWriteSetting(draftPrefix + id, JSON.stringify(draft));

/** Removes a stored draft. */
export const removeDraft = (id: string) => writeSetting(draftPrefix + id, undefined);

/** The draft edited last comes first. */
const inOrder = (drafts: ListedDraft[]) => drafts.toSorted((a, b) => b.edited - a.edited);

/** Reads and lists all stored drafts, the one edited last first. */
export const listDrafts = (): ListedDraft[] =>
  inOrder(
    settingKeys(draftPrefix).flatMap((key) => {
      const id = idOfKey(key)!;
      const draft = readDraft(id);
      return draft ? [{ id, ...draft }] : [];
    }),
  );

/** Returns a list with a draft instead of the one with its ID. */
export const withDraft = (drafts: readonly ListedDraft[], draft: ListedDraft): ListedDraft[] =>
  inOrder([...drafts.filter(({ id }) => id !== draft.id), draft]);

/** Returns the ID of the draft that this tab showed last. */
export const readOpenId = () => readSession(openKey);

/** Stores the ID of the draft that this tab shows. */
export const rememberOpenId = (id: string) => writeSession(openKey, id);

/** Keeps the steps of the open draft over a reload of this tab, if there's room. */
export function writeSteps(id: string, history: Steps<Draft>, presets: Presets): void {
  const steps = mapSteps(history, (draft) => toShared(draft, presets));
  tryWriteSession(stepsKey, JSON.stringify({ id, steps }));
}

/** Reads the steps of the open draft; undefined for none, those of another draft, and damaged ones. */
export function readSteps(id: string, presets: Presets): History<Draft> | undefined {
  try {
    const stored = JSON.parse(readSession(stepsKey) ?? 'null') as {
      id: string;
      steps: Steps<object>;
    };
    if (stored.id !== id) return undefined;
    return mapSteps(stored.steps, (step) => toDraft(toSharedTheme(step), presets));
  } catch {
    return undefined; // The draft is what counts.
  }
}
