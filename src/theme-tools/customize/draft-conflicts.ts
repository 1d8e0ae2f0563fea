import type { StoredDraft } from './draft-storage';

/** What this tab knows of its draft. */
export interface OwnDraft {
  /** Revision that was stored when this tab last looked; empty for none. */
  revision: string;
  /** True if there are edits that aren't stored yet. */
  isUnsaved: boolean;
}

/** Why a stored draft must not be overwritten: another tab stored other edits, or it can't be read. */
export type Conflict = 'edited' | 'newer' | 'damaged';

/** What a tab does about a stored draft. */
export type Decision =
  /** Nothing: it's the tab's own. */
  | { action: 'none' }
  /** Show the stored draft. */
  | { action: 'take' }
  /** Go on with its own edits under another name. */
  | { action: 'fork'; conflict: Conflict }
  /** Tell that the stored draft can't be read. */
  | { action: 'warn'; conflict: Exclude<Conflict, 'edited'> }
  /** Tell that it was removed. */
  | { action: 'removed' };

const none: Decision = { action: 'none' };

/** Decides before a draft is stored: `none` means that it can be. */
export function decideBeforeSave(stored: StoredDraft, { revision }: OwnDraft): Decision {
  if (stored.status === 'none') return none;
  if (stored.status !== 'read') return { action: 'fork', conflict: stored.status };
  return stored.head.revision === revision ? none : { action: 'fork', conflict: 'edited' };
}

/** Decides after another tab stored or removed the draft. Browsers report each change in its order. */
export function decideOnChange(stored: StoredDraft, own: OwnDraft): Decision {
  if (stored.status === 'none') return { action: 'removed' };
  if (stored.status !== 'read') {
    return { action: own.isUnsaved ? 'fork' : 'warn', conflict: stored.status };
  }
  const { revision, parent } = stored.head;
  if (revision === own.revision) return none;
  // Both tabs edited the same revision.
  const isParallel = own.isUnsaved || parent !== own.revision;
  return isParallel ? { action: 'fork', conflict: 'edited' } : { action: 'take' };
}

/** Decides when a page comes back from the bfcache, where it missed all changes. */
export function decideOnReturn(stored: StoredDraft, { revision, isUnsaved }: OwnDraft): Decision {
  if (stored.status === 'none') return none;
  if (stored.status !== 'read') return { action: 'warn', conflict: stored.status };
  if (stored.head.revision === revision) return none;
  return isUnsaved ? { action: 'fork', conflict: 'edited' } : { action: 'take' };
}
