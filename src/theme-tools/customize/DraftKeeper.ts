import { settingOfEvent } from '../../browser/storage';
import type { Draft, KeptDraft } from '../../themes/draft';
import { historyOf, redo, step, undo, type History } from '../../themes/edit-history';
import { longestName } from '../../themes/theme-link';
import {
  idOfKey,
  newId,
  readDraft,
  readText,
  rememberOpenId,
  removeDraft,
  writeDraft,
  type StoredDraft,
} from './draft-storage';

/** Time after an edit until it is stored, in ms. */
const saveDelay = 300;

/** Added to the name of a theme that goes on apart from the one that is stored. */
const ofThisTab = ' (of this tab)';

/** Why edits go on under another name: another tab wrote, or what is stored cannot be read. */
type Conflict = 'edited' | 'newer' | 'damaged';

/** Notices for edits that go on under another name. */
const forkNotices: Readonly<Record<Conflict, (name: string, own: string) => string>> = {
  edited: (name, own) =>
    `Another tab changed “${name}” at the same time. Your edits go on here as “${own}”, its edits are kept as “${name}”.`,
  newer: (name, own) =>
    `A newer version of this site saved “${name}”, so it is not overwritten. Your edits go on here as “${own}”. Reload the page to open both.`,
  damaged: (name, own) =>
    `What is stored as “${name}” cannot be read, so it is not overwritten. Your edits go on here as “${own}”. Reload the page to copy its text.`,
};

/** Notices for a stored theme that cannot be read here. */
const unreadableNotices: Readonly<Record<Exclude<Conflict, 'edited'>, string>> = {
  newer:
    'A newer version of this site saved this theme. Reload the page to see it. If you go on here, your edits are saved under another name.',
  damaged:
    'What is stored of this theme cannot be read. If you go on here, your edits are saved under another name.',
};

/** What the tool shows. */
export interface DraftState {
  id: string;
  history: History<Draft>;
  /** Something to tell the reader, the newest; `isAlert` when it is about work that may be lost. */
  notice: { text: string; isAlert: boolean } | undefined;
}

/**
 * One draft: its edits, its history, and its place in the storage, which other tabs share. What another tab writes
 * is taken over; where both wrote, both are kept, and the reader is told.
 */
export class DraftKeeper {
  private state: DraftState;
  private listeners = new Set<() => void>();
  /** The version that the storage had when this tab last looked; empty for none. */
  private revision = '';
  private isUnsaved = false;
  private timer: number | undefined;

  constructor(draft: Draft) {
    this.state = { id: newId(), history: historyOf(draft), notice: undefined };
  }

  /** For React's `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): DraftState => this.state;

  /**
   * Follows the storage, and stores what is unsaved when the page goes away.
   * @returns a function that ends it
   */
  readonly start = (): (() => void) => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    window.addEventListener('storage', (event) => this.follow(event), options);
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.catchUp(), options);
    window.addEventListener('pagehide', () => this.save(), options);
    window.addEventListener(
      'beforeunload',
      (event) => {
        this.save();
        if (this.isUnsaved) event.preventDefault();
      },
      options,
    );
    return () => {
      this.save();
      listeners.abort();
    };
  };

  /**
   * Changes the draft.
   * @param what names what is changed, so that fast edits of it become one step
   */
  edit(draft: Draft, what: string): void {
    this.change(step(this.state.history, draft, what, Date.now()));
  }

  undo(): void {
    this.change(undo(this.state.history));
  }

  redo(): void {
    this.change(redo(this.state.history));
  }

  /** Shows a stored draft. */
  open(id: string): void {
    this.save();
    const stored = readDraft(id);
    if (stored.status === 'none') {
      return this.tell('This theme is no longer stored in this browser.', true);
    }
    if (stored.status !== 'read') {
      return this.tell('This theme cannot be opened. Reload the page to see why.', true);
    }
    this.take(id, stored.kept);
    this.update({ notice: undefined });
  }

  /**
   * Shows a draft that is not stored yet.
   * @param isKept whether to store it at once; else with its first edit
   */
  create(draft: Draft, isKept: boolean): void {
    this.save();
    this.revision = '';
    this.update({ id: newId(), history: historyOf(draft), notice: undefined });
    if (isKept) this.saveNow();
  }

  /** Takes the draft out of the storage; another one has to be shown then. */
  remove(): void {
    window.clearTimeout(this.timer);
    this.isUnsaved = false;
    removeDraft(this.state.id);
  }

  /** Says something to the reader. */
  tell(text: string, isAlert = false): void {
    this.update({ notice: { text, isAlert } });
  }

  private update(change: Partial<DraftState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  private change(history: History<Draft>): void {
    if (history.present === this.state.history.present) return;
    this.isUnsaved = true;
    this.update({ history, notice: undefined });
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.save(), saveDelay);
  }

  private take(id: string, { history, revision }: KeptDraft): void {
    this.revision = revision;
    rememberOpenId(id);
    this.update({ id, history });
  }

  private save(): void {
    if (this.isUnsaved) this.saveNow();
  }

  private saveNow(): void {
    window.clearTimeout(this.timer);
    const conflict = this.conflictWith(readDraft(this.state.id));
    if (conflict) return this.fork(conflict);
    const revision = newId();
    const { id, history } = this.state;
    const kept = { history, revision, parent: this.revision, edited: Date.now() };
    this.isUnsaved = !writeDraft(id, kept);
    if (this.isUnsaved) {
      return this.tell(
        'This browser has no room for your edits, so they are lost when you close this page. Export the theme, or remove others.',
        true,
      );
    }
    this.revision = revision;
    rememberOpenId(id);
  }

  /** The reason why this tab must not overwrite the stored draft. */
  private conflictWith(stored: StoredDraft): Conflict | undefined {
    if (stored.status === 'none') return undefined;
    if (stored.status !== 'read') return stored.status;
    return stored.kept.revision === this.revision ? undefined : 'edited';
  }

  /** Leaves what is stored as it is, and goes on under another name with what is here. */
  private fork(conflict: Conflict): void {
    const { history } = this.state;
    const { name } = history.present;
    this.revision = '';
    const own = name.slice(0, longestName - ofThisTab.length) + ofThisTab;
    this.update({
      id: newId(),
      history: { ...history, present: { ...history.present, name: own } },
    });
    this.saveNow();
    if (this.isUnsaved) return;
    this.tell(forkNotices[conflict](name, own), true);
  }

  /** Another tab changed the storage. It tells of each version, one after the other. */
  private follow(event: StorageEvent): void {
    const { newValue } = event;
    // The list of drafts may be another one.
    if (idOfKey(settingOfEvent(event)) !== this.state.id) return this.update({});
    if (newValue === null) {
      this.revision = '';
      return this.tell(
        'Another tab removed this theme. It is stored again with your next edit.',
        true,
      );
    }
    const stored = readText(newValue);
    const conflict = this.conflictWith(stored);
    if (!conflict) return;
    if (stored.status !== 'read') {
      if (this.isUnsaved) return this.fork(stored.status);
      return this.tell(unreadableNotices[stored.status], true);
    }
    if (this.isUnsaved || stored.kept.parent !== this.revision) return this.fork(conflict);
    this.take(this.state.id, stored.kept);
    this.tell('Another tab changed this theme. You see its version.');
  }

  /** A page from the bfcache has missed what other tabs wrote. */
  private catchUp(): void {
    const stored = readDraft(this.state.id);
    if (stored.status === 'newer' || stored.status === 'damaged') {
      return this.tell(unreadableNotices[stored.status], true);
    }
    if (this.conflictWith(stored) && stored.status === 'read') {
      return this.take(this.state.id, stored.kept);
    }
    this.update({});
  }
}
