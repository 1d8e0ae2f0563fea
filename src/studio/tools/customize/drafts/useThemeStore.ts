import * as presets from '@theme-ui/presets';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { toDraft } from '../../../themes/draft';
import { findDraft, firstDraft } from './opened-draft';
import { ThemeStore, type ThemeState } from './theme-store';
import { holdsTheme } from '../../../themes/theme-link';

/** Opens the draft of the URL, and stores what is edited. */
export function useThemeStore(): [store: ThemeStore, state: ThemeState] {
  const [store] = useState(() => new ThemeStore(firstDraft(), presets));
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);

  async function open(): Promise<void> {
    const { hash, search } = window.location;
    const { id, shared, problem } = await findDraft(hash, search, presets);
    if (hash !== window.location.hash) return;
    if (id !== undefined) store.open(id);
    if (shared) store.create(toDraft(shared, presets), false);
    if (problem) store.tell(problem, true);
  }
  const openRequested = useEffectEvent(() => void open());
  useEffect(() => {
    openRequested();
    // Other links, such as the one to the content, don't change the theme.
    const onHashChange = () => {
      if (holdsTheme(window.location.hash)) openRequested();
    };
    window.addEventListener('hashchange', onHashChange);
    const stop = store.start();
    return () => {
      window.removeEventListener('hashchange', onHashChange);
      stop();
    };
  }, [store]);

  const { history } = state;
  useEffect(() => {
    const { hash, search, pathname } = window.location;
    // The URL no longer describes an edited draft.
    if (history.past.length > 0 && (hash || search)) {
      window.history.replaceState(window.history.state, '', pathname);
    }
  }, [history]);
  return [store, state];
}
