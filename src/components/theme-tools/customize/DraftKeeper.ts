import type { Draft, KeptDraft } from '../../../theme-tools/draft';
import { historyOf, redo, step, undo, type History } from '../../../theme-tools/edit-history';
import {
  idOfKey,
  newId,
  readDraft,
  readText,
  rememberOpenId,
  removeDraft,
  writeDraft,
} from './draft-storage';

/** Time after an edit until it is stored, in ms. */
const saveDelay = 300;

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
    const kept = readDraft(id);
    if (!kept) return this.tell('This theme is no longer stored in this browser.', true);
    this.take(id, kept);
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
    const stored = readDraft(this.state.id);
    if (stored && stored.revision !== this.revision) return this.part();
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

  /** Two tabs wrote from the same version: what is here goes on under another name. */
  private part(): void {
    const { history } = this.state;
    const { name } = history.present;
    this.revision = '';
    const own = `${name} (of this tab)`;
    this.update({
      id: newId(),
      history: { ...history, present: { ...history.present, name: own } },
    });
    this.saveNow();
    if (this.isUnsaved) return;
    this.tell(
      `Another tab changed “${name}” at the same time. Your edits go on here as “${own}”, its edits are kept as “${name}”.`,
      true,
    );
  }

  /** Another tab changed the storage. It tells of each version, one after the other. */
  private follow({ key, newValue }: StorageEvent): void {
    // The list of drafts may be another one.
    if (idOfKey(key) !== this.state.id) return this.update({});
    if (newValue === null) {
      this.revision = '';
      return this.tell(
        'Another tab removed this theme. It is stored again with your next edit.',
        true,
      );
    }
    const stored = readText(newValue);
    if (!stored || stored.revision === this.revision) return;
    if (this.isUnsaved || stored.parent !== this.revision) return this.part();
    this.take(this.state.id, stored);
    this.tell('Another tab changed this theme. You see its version.');
  }

  /** A page from the bfcache has missed what other tabs wrote. */
  private catchUp(): void {
    const stored = readDraft(this.state.id);
    if (stored && stored.revision !== this.revision) this.take(this.state.id, stored);
    else this.update({});
  }
}
