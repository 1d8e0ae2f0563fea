import { settingOfEvent, type WriteResult } from '../../../../runtime/browser/storage';
import type { PlainObject } from '../../../../base/theme-data/changes';
import { toDraft, toShared, type Draft } from '../../../themes/draft';
import type { Presets } from '../../../themes/presets';
import { dragOf, historyOf, redo, step, undo, type History } from './edit-history';
import { MAX_NAME_LENGTH } from '../../../themes/theme-link';
import {
  idOfKey,
  listDrafts,
  newId,
  readDraft,
  readSteps,
  rememberOpenId,
  removeDraft,
  withDraft,
  writeDraft,
  writeSteps,
  type ListedDraft,
  type StoredDraft,
} from './draft-storage';

/** Time in ms from an edit until it's stored. */
const SAVE_DELAY_MS = 300;

const notSaved: Readonly<Record<Exclude<WriteResult, 'stored'>, string>> = {
  full: 'The browser’s storage is full, so your edits will be lost when you close this page. Export the theme, or delete other themes.',
  refused:
    'The browser blocks storage for this site, so your edits will be lost when you close this page. Export the theme, or allow storage.',
};

/** State of /customize. */
export interface ThemeState {
  /** ID of the open draft. */
  id: string;
  /** The open draft and its steps. */
  history: History<Draft>;
  /** Stored drafts; empty until `start`. */
  stored: readonly ListedDraft[];
  /** Latest notice; an alert if work may be lost. */
  notice: { text: string; isAlert: boolean } | undefined;
  /** Draft that was deleted last and can be restored. */
  deleted: (ListedDraft & { wasOpen: boolean }) | undefined;
}

/** True while a field has text that isn't a value of the theme yet. Another theme would replace it. */
const isTyping = () => document.activeElement?.getAttribute('data-unfinished') === 'true';

/**
 * Drafts in this browser's storage, the open one with its undo steps. Tabs share the storage, and the last write wins:
 * what another tab stores becomes a step here, so it can be undone.
 */
export class ThemeStore {
  private state: ThemeState;
  private readonly listeners = new Set<() => void>();
  /** Steps of the drafts that were open before in this visit, by their IDs. */
  private readonly histories = new Map<string, History<Draft>>();
  /** True if there are edits that aren't stored yet. */
  private isUnsaved = false;
  /** True if another tab stored the open draft, and this one doesn't show it yet. */
  private isBehind = false;
  private timer: number | undefined;
  /** Presses of a pointer so far. */
  private presses = 0;
  /** Number of the last press; 0 after a key. */
  private press = 0;

  constructor(
    /** Shown at first, and when there's no other draft left. */
    private readonly first: Draft,
    private readonly presets: Presets,
  ) {
    const history = historyOf(first);
    this.state = { id: newId(), history, stored: [], notice: undefined, deleted: undefined };
  }

  /** For React's `useSyncExternalStore`. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): ThemeState => this.state;

  /**
   * Follows the storage, and stores unsaved edits and steps when the page is left.
   * @returns function that stops it
   */
  readonly start = (): (() => void) => {
    const listeners = new AbortController();
    const options = { signal: listeners.signal, capture: true };
    const leave = () => {
      this.save();
      writeSteps(this.state.id, this.state.history, this.presets);
    };
    this.update({ stored: listDrafts() });
    window.addEventListener('storage', (event) => this.onStorage(event), options);
    window.addEventListener('focusout', () => this.catchUp(), options);
    window.addEventListener('pagehide', leave, options);
    window.addEventListener('pageshow', (event) => this.onPageShow(event), options);
    window.addEventListener(
      'beforeunload',
      (event) => {
        this.save();
        if (this.isUnsaved) event.preventDefault();
      },
      options,
    );
    window.addEventListener('pointerdown', () => (this.press = this.presses += 1), options);
    window.addEventListener('keydown', () => (this.press = 0), options);
    return () => {
      leave();
      listeners.abort();
    };
  };

  /**
   * Changes the theme.
   * @param change returns the new theme
   * @param what key of the edit: fast edits with the same key become one step, and so do those of one press, such as
   *   the drag of a slider
   */
  edit(change: (theme: PlainObject) => PlainObject, what = ''): void {
    this.catchUp(true);
    const { history } = this.state;
    const theme = change(history.present.theme);
    if (theme === history.present.theme) return;
    this.step({ ...history.present, theme }, this.press ? dragOf(what, this.press) : what);
  }

  rename(name: string): void {
    this.catchUp(true);
    this.step({ ...this.state.history.present, name }, '');
  }

  undo(): void {
    this.change(undo(this.state.history));
  }

  redo(): void {
    this.change(redo(this.state.history));
  }

  /** Opens a stored draft, with its steps of this visit. */
  open(id: string): void {
    this.save();
    const stored = readDraft(id);
    // Another tab may have deleted it.
    if (!stored) return this.update({ stored: listDrafts() });
    this.show(id, this.historyWith(id, stored), false);
    rememberOpenId(id);
  }

  /**
   * Opens a draft that isn't stored yet.
   * @param isKept true to store it at once, false to store it with its first edit
   * @param id of a draft that was open before
   */
  create(draft: Draft, isKept: boolean, id = newId()): void {
    this.save();
    this.show(id, historyOf(draft), isKept);
    this.save();
  }

  /** Opens a copy of the open draft. */
  duplicate(): void {
    const { present } = this.state.history;
    this.create({ ...present, name: `${present.name} copy`.slice(0, MAX_NAME_LENGTH) }, true);
  }

  /** Deletes a stored draft. If it's open, opens the one that was edited before it, or the first one. */
  remove(id: string): void {
    this.save();
    const draft = readDraft(id);
    const wasOpen = id === this.state.id;
    removeDraft(id);
    const stored = listDrafts();
    if (wasOpen) {
      this.isUnsaved = false;
      if (stored[0]) this.open(stored[0].id);
      else this.create(this.first, false);
    }
    this.update({ stored, deleted: draft && { id, ...draft, wasOpen } });
  }

  /** Brings back the draft that was deleted last. */
  restore(): void {
    if (!this.state.deleted) return;
    const { id, wasOpen, ...draft } = this.state.deleted;
    if (!this.write(id, draft)) return;
    this.update({ deleted: undefined });
    if (wasOpen) this.open(id);
  }

  /** @param isAlert true if work may be lost */
  tell(text: string, isAlert = false): void {
    this.update({ notice: { text, isAlert } });
  }

  private update(change: Partial<ThemeState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  private show(id: string, history: History<Draft>, isUnsaved: boolean): void {
    const { history: left } = this.state;
    if (left.past.length + left.future.length > 0) this.histories.set(this.state.id, left);
    this.isUnsaved = isUnsaved;
    this.isBehind = false;
    this.update({ id, history, notice: undefined, stored: listDrafts() });
  }

  private step(draft: Draft, what: string): void {
    const { history } = this.state;
    const next = step(history, draft, what, Date.now());
    const start = next.past.at(-1);
    // A drag that ends where it started is no step.
    const isBack = start && next.past === history.past && start.theme === draft.theme;
    this.change(isBack ? { ...undo(next), future: [] } : next);
  }

  private change(history: History<Draft>): void {
    if (history.present === this.state.history.present) return;
    this.isUnsaved = true;
    this.update({ history, notice: undefined });
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.save(), SAVE_DELAY_MS);
  }

  private save(): void {
    if (!this.isUnsaved) return;
    window.clearTimeout(this.timer);
    const { id, history } = this.state;
    const draft = { ...toShared(history.present, this.presets), edited: Date.now() };
    if (!this.write(id, draft)) return;
    this.isUnsaved = false;
    this.isBehind = false;
    rememberOpenId(id);
  }

  /** Stores a draft, or shows why that isn't possible. Returns whether it's stored. */
  private write(id: string, draft: StoredDraft): boolean {
    const result = writeDraft(id, draft);
    if (result === 'stored')
      this.update({ stored: withDraft(this.state.stored, { ...draft, id }) });
    else this.tell(notSaved[result], true);
    return result === 'stored';
  }

  /** Steps of a draft of this visit. The stored draft is the last one, unless it's the same. */
  private historyWith(id: string, stored: StoredDraft): History<Draft> {
    const draft = toDraft(stored, this.presets);
    const known = id === this.state.id ? this.state.history : this.histories.get(id);
    const history = known ?? readSteps(id, this.presets);
    if (!history) return historyOf(draft);
    const textOf = (someDraft: Draft) => JSON.stringify(toShared(someDraft, this.presets));
    const isSame = textOf(history.present) === textOf(draft);
    return isSame ? history : step(history, draft, '', Date.now());
  }

  /** A page in the back/forward cache gets no events of other tabs. */
  private onPageShow({ persisted }: PageTransitionEvent): void {
    if (!persisted) return;
    this.isBehind = true;
    this.update({ stored: listDrafts() });
    this.catchUp();
  }

  private onStorage(event: StorageEvent): void {
    const id = idOfKey(settingOfEvent(event));
    if (id === undefined) return;
    this.isBehind ||= id === this.state.id;
    this.update({ stored: listDrafts() });
    this.catchUp();
  }

  /**
   * Shows what another tab stored.
   * @param isEdit true before an edit, which changes the newest theme. Else this waits while something is being typed.
   */
  private catchUp(isEdit = false): void {
    if (!this.isBehind || this.isUnsaved || (isTyping() && !isEdit)) return;
    this.isBehind = false;
    const { id } = this.state;
    const stored = readDraft(id);
    if (stored) this.show(id, this.historyWith(id, stored), false);
  }
}
