import * as presets from '@theme-ui/presets';
import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { PlainObject } from '../../themes/changes';
import { withWhole, wholeOf, type Bases, type Draft } from '../../themes/draft';
import { DraftKeeper, type DraftState } from './DraftKeeper';
import { findDraft, firstBase, newDraft } from './opened-draft';

/** The presets of Theme UI, from which a draft may start. */
export const bases: Bases = presets;

/** The draft that is open, and the ways to change it. */
export interface OpenDraft extends DraftState {
  keeper: DraftKeeper;
  draft: Draft;
  /** The whole theme. */
  theme: PlainObject;
  edit: (change: (theme: PlainObject) => PlainObject, what?: string) => void;
}

const initial = newDraft(firstBase);

/**
 * Opens what the address asks for, and keeps what is edited.
 * @param onEdit called with the whole theme of each edit, before React draws it
 */
export function useDraft(onEdit: (theme: PlainObject) => void): OpenDraft {
  const [keeper] = useState(() => new DraftKeeper(initial));
  const state = useSyncExternalStore(keeper.subscribe, keeper.getState, keeper.getState);
  const draft = state.history.present;
  const theme = useMemo(() => wholeOf(draft, bases), [draft]);

  async function open(): Promise<void> {
    const { hash, search } = window.location;
    const { id, draft: asked, problem } = await findDraft(hash, search, bases);
    if (hash !== window.location.hash) return;
    if (id !== undefined) keeper.open(id);
    if (asked) keeper.create(asked, false);
    if (problem) keeper.tell(problem, true);
  }
  const openAsked = useEffectEvent(() => void open());
  useEffect(() => {
    openAsked();
    window.addEventListener('hashchange', openAsked);
    const end = keeper.start();
    return () => {
      window.removeEventListener('hashchange', openAsked);
      end();
    };
  }, [keeper]);

  return {
    ...state,
    keeper,
    draft,
    theme,
    edit(change, what = '') {
      // The newest state: presses may come faster than React renders.
      const { present } = keeper.getState().history;
      const next = change(wholeOf(present, bases));
      onEdit(next);
      keeper.edit(withWhole(present, next, bases), what);
      forgetAddress();
    },
  };
}

/** What was edited is no longer what the address says. */
function forgetAddress(): void {
  const { hash, search, pathname } = window.location;
  if (hash || search) window.history.replaceState(window.history.state, '', pathname);
}
