import { settingOfEvent } from '../../browser/storage';
import type { Changes, PlainObject } from '../../themes/changes';
import { modesIn } from '../../themes/color-modes';
import { changesOf, toDraft, toShared, type Bases, type Draft } from '../../themes/draft';
import { historyOf, redo, step, undo, type History } from '../../themes/edit-history';
import { usableTheme } from '../../themes/shared-theme';
import { longestName } from '../../themes/theme-link';
import type { ThemeProblem } from '../../themes/theme-problems';
import type { StoredSteps } from '../../themes/stored-draft';
import { forkNotices, ofThisTab, notSaved, unreadableNotices } from './draft-notices';
import {
  decideBeforeSave,
  decideOnChange,
  decideOnReturn,
  type Conflict,
  type Decision,
  type OwnDraft,
} from './draft-conflicts';
import {
  idOfKey,
  listDrafts,
  newId,
  parseDraft,
  readDraft,
  readDraftSteps,
  rememberOpenId,
  removeDraft,
  restoreDraft,
  writeDraft,
  type DraftList,
  type RemovedDraft,
  type StoredDraft,
} from './draft-storage';

/** Time in ms from an edit until it's stored. */
const SAVE_DELAY_MS = 300;

/** What's computed from a theme, once for each. */
export interface Derived {
  /** The theme without what Theme UI can't use. */
  usable: PlainObject;
  /** The same as JSON. */
  usableText: string;
  problems: readonly ThemeProblem[];
  /** Names of the color modes, the root's first. */
  modes: readonly string[];
  /** What differs from the preset. */
  changes: Changes;
}

const derivedByDraft = new WeakMap<Draft, Derived>();

function derive(draft: Draft, bases: Bases): Derived {
  const known = derivedByDraft.get(draft);
  if (known) return known;
  const { usable, problems } = usableTheme(draft.theme);
  const derived = {
    usable,
    usableText: JSON.stringify(usable),
    problems,
    modes: modesIn(usable).map(({ name }) => name),
    changes: changesOf(draft, bases),
  };
  derivedByDraft.set(draft, derived);
  return derived;
}

/** State of /customize. */
export interface ThemeState extends Derived {
  /** ID of the open draft. */
  id: string;
  draft: Draft;
  canUndo: boolean;
  canRedo: boolean;
  /** Stored drafts; empty until `start`. */
  stored: DraftList;
  /** Latest notice; an alert if work may be lost. */
  notice: { text: string; isAlert: boolean; isDeletion?: true } | undefined;
  /** Draft that was deleted last and can be restored. */
  deleted: (RemovedDraft & { name: string; wasOpen: boolean }) | undefined;
}

/**
 * The drafts of this browser, one of which is open: its edits, its steps, and its place in the storage, which other
 * tabs share. Takes over what another tab stores. If both tabs edit the same revision, keeps both and says so.
 */
export class ThemeStore {
  private state: ThemeState;
  private history: History<Draft>;
  private listeners = new Set<() => void>();
  private own: OwnDraft = { revision: '', isUnsaved: false };
  private timer: number | undefined;
  /** JSON of states that were stored, so that a save only converts new ones. */
  private texts = new WeakMap<Draft, string>();

  constructor(
    /** Shown at first, and when there's no other draft left. */
    private readonly first: Draft,
    private readonly bases: Bases,
  ) {
    this.history = historyOf(first);
    const stored = { drafts: [], unreadable: [] };
    this.state = { ...this.view(), id: newId(), stored, notice: undefined, deleted: undefined };
  }

  /** For React's `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): ThemeState => this.state;

  /**
   * Follows the storage, and stores unsaved edits when the page is left.
   * @returns function that stops it
   */
  readonly start = (): (() => void) => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    this.update({ stored: listDrafts() });
    window.addEventListener('storage', (event) => this.onStorage(event), options);
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.onReturn(), options);
    window.addEventListener('pagehide', () => this.save(), options);
    window.addEventListener(
      'beforeunload',
      (event) => {
        this.save();
        if (this.own.isUnsaved) event.preventDefault();
      },
      options,
    );
    return () => {
      this.save();
      listeners.abort();
    };
  };

  /**
   * Changes the theme.
   * @param change returns the new theme
   * @param what names what is changed, so that fast edits of it become one step
   */
  edit(change: (theme: PlainObject) => PlainObject, what = ''): void {
    const { present } = this.history;
    const theme = change(present.theme);
    if (theme !== present.theme) this.step({ ...present, theme }, what);
  }

  rename(name: string): void {
    this.step({ ...this.history.present, name }, '');
  }

  undo(): void {
    this.change(undo(this.history));
  }

  redo(): void {
    this.change(redo(this.history));
  }

  /** The theme before all steps that can be undone. */
  readonly getBefore = (): Derived => {
    const { past, present } = this.history;
    return derive(past[0] ?? present, this.bases);
  };

  /** Opens a stored draft. */
  open(id: string): void {
    this.save();
    const stored = readDraft(id);
    if (stored.status === 'none') {
      return this.tell('This theme isn’t stored in this browser anymore.', true);
    }
    if (stored.status !== 'read') {
      return this.tell('This theme can’t be opened. Reload the page to see why.', true);
    }
    this.take(id, stored);
    this.update({ notice: undefined });
  }

  /**
   * Opens a draft that isn't stored yet.
   * @param isKept true to store it at once, false to store it with its first edit
   */
  create(draft: Draft, isKept: boolean): void {
    this.save();
    this.own = { revision: '', isUnsaved: false };
    this.history = historyOf(draft);
    this.update({ id: newId(), notice: undefined });
    if (isKept) this.saveNow();
  }

  /** Opens a copy of a draft: of the open one, or of a stored one. */
  duplicate(id = this.state.id): void {
    if (id !== this.state.id) this.open(id);
    if (id !== this.state.id) return;
    const { present } = this.history;
    this.create({ ...present, name: `${present.name} copy`.slice(0, longestName) }, true);
  }

  /** Renames a stored draft. This isn't a step of it unless it's open. */
  renameStored(id: string, name: string): void {
    if (id === this.state.id) return this.rename(name);
    const stored = readDraft(id);
    if (stored.status !== 'read') return this.open(id); // says why not
    const { head, steps = readDraftSteps(id, head.revision) } = stored;
    const renamed = {
      present: { ...head.present, name },
      revision: newId(),
      parent: head.revision,
      edited: head.edited,
    };
    const toText = (each: unknown) => JSON.stringify(each);
    const result = writeDraft(id, renamed, steps.past.map(toText), steps.future.map(toText));
    if (result !== 'stored') return this.tell(notSaved[result], true);
    this.update({});
  }

  /** Deletes a stored draft. If it's open, opens the one that was edited before it, or the first one. */
  remove(id: string): void {
    const wasOpen = id === this.state.id;
    if (wasOpen) this.save();
    const stored = readDraft(id);
    if (stored.status !== 'read') return this.open(id); // says why not
    const { name } = stored.head.present;
    const deleted = { ...removeDraft(id)!, name, wasOpen };
    if (wasOpen) {
      const [next] = listDrafts().drafts;
      if (next) this.open(next.id);
      else this.create(this.first, false);
    }
    const text = `“${name}” was deleted.`;
    this.update({ deleted, notice: { text, isAlert: false, isDeletion: true } });
  }

  /** Brings back the draft that was deleted last. */
  restore(): void {
    const { deleted } = this.state;
    if (!deleted) return;
    const result = restoreDraft(deleted);
    if (result !== 'stored') return this.tell(notSaved[result], true);
    if (deleted.wasOpen) this.open(deleted.id);
    this.update({ deleted: undefined });
    this.tell(`“${deleted.name}” is back.`);
  }

  /** Removes a stored draft that can't be read. */
  discard(id: string): void {
    removeDraft(id);
    this.update({});
  }

  /** Shows a notice. */
  tell(text: string, isAlert = false): void {
    this.update({ notice: { text, isAlert } });
  }

  private view() {
    const { past, present, future } = this.history;
    return {
      draft: present,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      ...derive(present, this.bases),
    };
  }

  /** @param change of the rest of the state; the list of drafts is read again unless it's in it or only edits changed */
  private update(
    change: Partial<Pick<ThemeState, 'id' | 'stored' | 'notice' | 'deleted'>>,
    isEdit = false,
  ): void {
    const stored = change.stored ?? (isEdit ? this.state.stored : listDrafts());
    this.state = { ...this.state, ...this.view(), ...change, stored };
    for (const listener of this.listeners) listener();
  }

  private step(draft: Draft, what: string): void {
    this.change(step(this.history, draft, what, Date.now()));
  }

  private change(history: History<Draft>): void {
    if (history.present === this.history.present) return;
    this.history = history;
    this.own.isUnsaved = true;
    this.update({ notice: undefined }, true);
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.save(), SAVE_DELAY_MS);
  }

  /** Shows a stored draft with its steps. */
  private take(id: string, stored: Extract<StoredDraft, { status: 'read' }>): void {
    const { present, revision } = stored.head;
    const steps: StoredSteps = stored.steps ?? readDraftSteps(id, revision);
    this.own = { revision, isUnsaved: false };
    const restore = (each: typeof present) => toDraft(each, this.bases);
    this.history = {
      ...historyOf(restore(present)),
      past: steps.past.map(restore),
      future: steps.future.map(restore),
    };
    rememberOpenId(id);
    this.update({ id });
  }

  private textOf(draft: Draft): string {
    const text = this.texts.get(draft) ?? JSON.stringify(toShared(draft, this.bases));
    this.texts.set(draft, text);
    return text;
  }

  private save(): void {
    if (this.own.isUnsaved) this.saveNow();
  }

  private saveNow(): void {
    window.clearTimeout(this.timer);
    const { id } = this.state;
    const decision = decideBeforeSave(readDraft(id), this.own);
    if (decision.action === 'fork') return this.fork(decision.conflict);
    const { past, present, future } = this.history;
    const revision = newId();
    const head = {
      present: toShared(present, this.bases),
      revision,
      parent: this.own.revision,
      edited: Date.now(),
    };
    const textOf = (draft: Draft) => this.textOf(draft);
    const result = writeDraft(id, head, past.map(textOf), future.map(textOf));
    if (result !== 'stored') {
      this.own.isUnsaved = true;
      return this.tell(notSaved[result], true);
    }
    this.own = { revision, isUnsaved: false };
    rememberOpenId(id);
    this.update({});
  }

  /** Leaves the stored draft as it is, and goes on under another name. */
  private fork(conflict: Conflict): void {
    const { present } = this.history;
    const own = present.name.slice(0, longestName - ofThisTab.length) + ofThisTab;
    this.own.revision = '';
    this.history = { ...this.history, present: { ...present, name: own } };
    this.update({ id: newId() }, true);
    this.saveNow();
    if (!this.own.isUnsaved) this.tell(forkNotices[conflict](present.name, own), true);
  }

  private onStorage(event: StorageEvent): void {
    const id = idOfKey(settingOfEvent(event));
    const { newValue } = event;
    if (id === this.state.id) {
      const stored: StoredDraft = newValue === null ? { status: 'none' } : parseDraft(newValue);
      this.follow(stored, decideOnChange(stored, this.own));
    } else if (id !== undefined || event.key === null) this.update({});
  }

  private onReturn(): void {
    const stored = readDraft(this.state.id);
    this.follow(stored, decideOnReturn(stored, this.own));
    this.update({});
  }

  private follow(stored: StoredDraft, decision: Decision): void {
    switch (decision.action) {
      case 'none':
        return;
      case 'fork':
        return this.fork(decision.conflict);
      case 'warn':
        return this.tell(unreadableNotices[decision.conflict], true);
      case 'removed':
        this.own.revision = '';
        return this.tell('Another tab deleted this theme. Your next edit saves it again.', true);
      case 'take':
        this.take(this.state.id, stored as Extract<StoredDraft, { status: 'read' }>);
        return this.tell('Another tab changed this theme. This is the new version.');
    }
  }
}
