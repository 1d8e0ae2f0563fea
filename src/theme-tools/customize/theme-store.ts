import { settingOfEvent, type WriteResult } from '../../browser/storage';
import type { Changes, PlainObject } from '../../themes/changes';
import { modesIn } from '../../themes/color-modes';
import { changesOf, toDraft, toShared, type Bases, type Draft } from '../../themes/draft';
import { historyOf, mapSteps, redo, step, undo, type History } from '../../themes/edit-history';
import { usableTheme } from '../../themes/shared-theme';
import { longestName } from '../../themes/theme-link';
import type { ThemeProblem } from '../../themes/theme-problems';
import {
  idOfKey,
  listDrafts,
  newId,
  readDraft,
  readDraftText,
  readSteps,
  rememberOpenId,
  removeDraft,
  removeOldSteps,
  writeDraft,
  writeDraftText,
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

/** What's computed from a theme, once for each. */
export interface Derived {
  /** The theme without what Theme UI can't use. */
  usable: PlainObject;
  /** The same as JSON. */
  usableText: string;
  problems: readonly ThemeProblem[];
  /** Names of the color modes, the root's first. */
  modes: readonly string[];
  /** The theme's differences from the preset. */
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
  stored: readonly ListedDraft[];
  /** Latest notice; an alert if work may be lost. */
  notice: { text: string; isAlert: boolean; isDeletion?: true } | undefined;
  /** Draft that was deleted last and can be restored. */
  deleted: { id: string; name: string; text: string; wasOpen: boolean } | undefined;
}

/** True while a field has text that isn't a value of the theme yet. Another theme would replace it. */
const isTyping = () => document.activeElement?.hasAttribute('data-unfinished') ?? false;

/**
 * The drafts of this browser, one of which is open: its edits, its steps, and its place in the storage, which other
 * tabs share. The last write wins. What another tab stores is a step here, so Undo brings back what was before it.
 */
export class ThemeStore {
  private state: ThemeState;
  private listeners = new Set<() => void>();
  /** Steps of the drafts of this visit, by their IDs. */
  private readonly histories = new Map<string, History<Draft>>();
  /** True if there are edits that aren't stored yet. */
  private isUnsaved = false;
  /** True if another tab stored or removed the open draft, and this one doesn't show it yet. */
  private isBehind = false;
  private timer: number | undefined;

  constructor(
    /** Shown at first, and when there's no other draft left. */
    private readonly first: Draft,
    private readonly bases: Bases,
  ) {
    const id = newId();
    this.histories.set(id, historyOf(first));
    this.state = { ...this.view(id), stored: [], notice: undefined, deleted: undefined };
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
    const options = { signal: listeners.signal };
    const leave = () => {
      this.save();
      const { id, canUndo, canRedo } = this.state;
      const share = (draft: Draft) => toShared(draft, this.bases);
      if (canUndo || canRedo) writeSteps(id, mapSteps(this.history, share));
    };
    removeOldSteps();
    this.update({});
    window.addEventListener('storage', (event) => this.onStorage(event), options);
    // A page in the bfcache misses all changes.
    window.addEventListener('pageshow', ({ persisted }) => persisted && this.onChange(), options);
    window.addEventListener('focusout', () => this.catchUp(), options);
    window.addEventListener('pagehide', leave, options);
    window.addEventListener(
      'beforeunload',
      (event) => {
        this.save();
        if (this.isUnsaved) event.preventDefault();
      },
      options,
    );
    return () => {
      leave();
      listeners.abort();
    };
  };

  /**
   * Changes the theme.
   * @param change returns the new theme
   * @param what names what is changed, so that fast edits of it become one step
   */
  edit(change: (theme: PlainObject) => PlainObject, what = ''): void {
    this.catchUp(true);
    const { present } = this.history;
    const theme = change(present.theme);
    if (theme !== present.theme) this.step({ ...present, theme }, what);
  }

  rename(name: string): void {
    this.catchUp(true);
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

  /** Opens a stored draft, with its steps of this visit. */
  open(id: string): void {
    this.save();
    const stored = this.read(id);
    if (!stored) return;
    this.show(id, this.historyWith(id, stored), false);
    rememberOpenId(id);
  }

  /**
   * Opens a draft that isn't stored yet.
   * @param isKept true to store it at once, false to store it with its first edit
   */
  create(draft: Draft, isKept: boolean): void {
    this.save();
    this.show(newId(), historyOf(draft), isKept);
    this.save();
  }

  /** Opens a copy of a draft: of the open one, or of a stored one. */
  duplicate(id = this.state.id): void {
    const isOpen = id === this.state.id;
    const draft = isOpen ? toShared(this.history.present, this.bases) : this.read(id);
    if (!draft) return;
    const name = `${draft.name} copy`.slice(0, longestName);
    this.create({ ...toDraft(draft, this.bases), name }, true);
  }

  /** Renames a stored draft. */
  renameStored(id: string, name: string): void {
    if (id === this.state.id) return this.rename(name);
    const stored = this.read(id);
    if (stored) this.reportWrite(writeDraft(id, { ...stored, name }));
  }

  /** Deletes a stored draft. If it's open, opens the one that was edited before it, or the first one. */
  remove(id: string): void {
    const wasOpen = id === this.state.id;
    if (wasOpen) this.save();
    const text = readDraftText(id);
    if (text === undefined) return this.open(id); // Tells that it's gone.
    const name = this.state.stored.find((each) => each.id === id)?.name ?? '';
    removeDraft(id);
    if (wasOpen) {
      const next = listDrafts().find(({ draft }) => draft);
      if (next) this.open(next.id);
      else this.create(this.first, false);
    }
    const notice = { text: `“${name}” was deleted.`, isAlert: false, isDeletion: true } as const;
    this.update({ deleted: { id, name, text, wasOpen }, notice });
  }

  /** Brings back the draft that was deleted last. */
  restore(): void {
    const { deleted } = this.state;
    if (!deleted || !this.reportWrite(writeDraftText(deleted.id, deleted.text))) return;
    if (deleted.wasOpen) this.open(deleted.id);
    this.update({ deleted: undefined });
    this.tell(`“${deleted.name}” is back.`);
  }

  /** Shows a notice. */
  tell(text: string, isAlert = false): void {
    this.update({ notice: { text, isAlert } });
  }

  private get history(): History<Draft> {
    return this.histories.get(this.state.id)!;
  }

  private view(id: string) {
    const { past, present, future } = this.histories.get(id)!;
    return {
      id,
      draft: present,
      canUndo: past.length > 0,
      canRedo: future.length > 0,
      ...derive(present, this.bases),
    };
  }

  /** @param change of the rest of the state; the list of drafts is read again unless only edits changed */
  private update(
    { id = this.state.id, ...change }: Partial<Pick<ThemeState, 'id' | 'notice' | 'deleted'>>,
    isEdit = false,
  ): void {
    const stored = isEdit ? this.state.stored : listDrafts();
    this.state = { ...this.state, ...this.view(id), ...change, stored };
    for (const listener of this.listeners) listener();
  }

  private show(id: string, history: History<Draft>, isUnsaved: boolean): void {
    this.histories.set(id, history);
    this.isUnsaved = isUnsaved;
    this.isBehind = false;
    this.update({ id, notice: undefined });
  }

  private step(draft: Draft, what: string): void {
    this.change(step(this.history, draft, what, Date.now()));
  }

  private change(history: History<Draft>): void {
    if (history.present === this.history.present) return;
    this.histories.set(this.state.id, history);
    this.isUnsaved = true;
    this.update({ notice: undefined }, true);
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => this.save(), SAVE_DELAY_MS);
  }

  private save(): void {
    if (!this.isUnsaved) return;
    window.clearTimeout(this.timer);
    const { id } = this.state;
    const draft = toShared(this.history.present, this.bases);
    if (!this.reportWrite(writeDraft(id, { ...draft, edited: Date.now() }))) return;
    this.isUnsaved = false;
    this.isBehind = false;
    rememberOpenId(id);
  }

  /** Updates the list of drafts after a write, or tells why nothing was stored. Returns whether it was. */
  private reportWrite(result: WriteResult): boolean {
    if (result === 'stored') this.update({});
    else this.tell(notSaved[result], true);
    return result === 'stored';
  }

  /** Reads a stored draft, or tells why it can't be opened. */
  private read(id: string): StoredDraft | undefined {
    try {
      return readDraft(id);
    } catch (error) {
      this.tell((error as Error).message, true);
      return undefined;
    }
  }

  /** Steps of a draft of this visit. The stored draft is the last one, unless it's the same. */
  private historyWith(id: string, stored: StoredDraft): History<Draft> {
    const draft = toDraft(stored, this.bases);
    const history = this.histories.get(id) ?? this.restoreSteps(id);
    if (!history) return historyOf(draft);
    const textOf = (each: Draft) => JSON.stringify(toShared(each, this.bases));
    const isSame = textOf(history.present) === textOf(draft);
    return isSame ? history : step(history, draft, '', Date.now());
  }

  private restoreSteps(id: string): History<Draft> | undefined {
    const steps = readSteps(id);
    return steps && mapSteps(steps, (each) => toDraft(each, this.bases));
  }

  private onStorage(event: StorageEvent): void {
    const id = idOfKey(settingOfEvent(event));
    if (id === undefined && event.key !== null) return;
    if (id === this.state.id && event.newValue !== null) return this.onChange();
    this.update({});
    if (id === this.state.id) {
      this.tell('Another tab deleted this theme. Your next edit saves it again.', true);
    }
  }

  /** Another tab has changed the open draft, or may have. */
  private onChange(): void {
    this.isBehind = readDraftText(this.state.id) !== undefined;
    this.update({});
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
    const stored = this.read(id);
    if (!stored) return;
    const history = this.historyWith(id, stored);
    if (history === this.history) return;
    this.show(id, history, false);
    this.tell('Another tab changed this theme. Undo shows it as it was.');
  }
}
