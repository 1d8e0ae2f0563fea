import {
  readSetting,
  readVisit,
  settingKeys,
  tryWriteSetting,
  writeSetting,
  writeVisit,
  type WriteResult,
} from '../../browser/storage';
import {
  NewerVersion,
  readHead,
  readSteps,
  toHeadText,
  toStepsText,
  type StoredHead,
  type StoredSteps,
} from '../../themes/stored-draft';

const headPrefix = 'site:theme-draft:';
const stepsPrefix = 'site:theme-steps:';

/** Key of the draft that this tab shows. */
const openKey = 'site:theme-draft';

/** Maximum length of a draft's steps, in characters. Browsers store some five million in all. */
const MAX_STEPS_LENGTH = 400_000;

/** Draft in the list of all. */
export interface ListedDraft {
  id: string;
  name: string;
  /** Time of the last edit, in ms since 1970. */
  edited: number;
}

/** Stored draft that can't be read. It's never overwritten. */
export interface UnreadableDraft {
  /** `newer` if a newer version of this site stored it. */
  status: 'newer' | 'damaged';
  text: string;
}

/** Stored draft. `steps` of version 1 are in its text. */
export type StoredDraft =
  { status: 'none' } | { status: 'read'; head: StoredHead; steps?: StoredSteps } | UnreadableDraft;

/** ID of the draft that a storage key belongs to; undefined for other keys. */
export const idOfKey = (key: string | null | undefined) =>
  key?.startsWith(headPrefix) ? key.slice(headPrefix.length) : undefined;

/** Creates an ID for a draft or a revision. */
export const newId = () => Math.random().toString(36).slice(2, 12);

/** Parses a stored draft. */
export function parseDraft(text: string): Exclude<StoredDraft, { status: 'none' }> {
  try {
    return { status: 'read', ...readHead(text) };
  } catch (error) {
    return { status: error instanceof NewerVersion ? 'newer' : 'damaged', text };
  }
}

/** Reads a stored draft, without its steps. */
export function readDraft(id: string): StoredDraft {
  const text = readSetting(headPrefix + id);
  return text === undefined ? { status: 'none' } : parseDraft(text);
}

/** Reads the steps of a draft's revision; none if there was no room for them. */
export function readDraftSteps(id: string, revision: string): StoredSteps {
  const text = readSetting(stepsPrefix + id);
  return (text && readSteps(text, revision)) || { past: [], future: [] };
}

/**
 * Stores a draft. Without room for its steps, it's stored without them.
 * @param past JSON of each earlier state
 * @param future JSON of each undone state
 * @returns whether that was possible
 */
export function writeDraft(
  id: string,
  head: StoredHead,
  past: readonly string[],
  future: readonly string[],
): WriteResult {
  const steps = toStepsText(head.revision, past, future, MAX_STEPS_LENGTH);
  // Other tabs follow the head, so the steps are stored before.
  writeSetting(stepsPrefix + id, steps);
  const result = tryWriteSetting(headPrefix + id, toHeadText(head));
  if (result !== 'full') return result;
  writeSetting(stepsPrefix + id, undefined);
  return tryWriteSetting(headPrefix + id, toHeadText(head));
}

/** Texts of a draft that was removed. */
export interface RemovedDraft {
  id: string;
  head: string;
  steps: string | undefined;
}

/**
 * Removes a stored draft.
 * @returns what brings it back; undefined if there's no such draft
 */
export function removeDraft(id: string): RemovedDraft | undefined {
  const head = readSetting(headPrefix + id);
  const steps = readSetting(stepsPrefix + id);
  writeSetting(headPrefix + id, undefined);
  writeSetting(stepsPrefix + id, undefined);
  return head === undefined ? undefined : { id, head, steps };
}

/**
 * Stores a draft again that was removed.
 * @returns whether that was possible
 */
export function restoreDraft({ id, head, steps }: RemovedDraft): WriteResult {
  writeSetting(stepsPrefix + id, steps);
  return tryWriteSetting(headPrefix + id, head);
}

/** All stored drafts, the one edited last first, and those that can't be read. */
export interface DraftList {
  drafts: ListedDraft[];
  unreadable: (UnreadableDraft & { id: string })[];
}

/** Lists all stored drafts. */
export function listDrafts(): DraftList {
  const all = settingKeys(headPrefix).map((key) => {
    const id = idOfKey(key)!;
    return { id, stored: readDraft(id) };
  });
  const drafts = all.flatMap(({ id, stored }): ListedDraft[] => {
    if (stored.status !== 'read') return [];
    const { present, edited } = stored.head;
    return [{ id, name: present.name, edited }];
  });
  const unreadable = all.flatMap(({ id, stored }) =>
    stored.status === 'newer' || stored.status === 'damaged' ? [{ id, ...stored }] : [],
  );
  return { drafts: drafts.sort((a, b) => b.edited - a.edited), unreadable };
}

/** Returns the ID of the draft that this tab showed last. */
export const readOpenId = () => readVisit(openKey);

/** Stores the ID of the draft that this tab shows. */
export const rememberOpenId = (id: string) => writeVisit(openKey, id);
