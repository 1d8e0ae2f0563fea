import { useEffect, useEffectEvent, useRef } from 'react';
import * as presets from '@theme-ui/presets';
import { toShared, type Draft } from '../../../themes/draft';
import { presetNames } from '../../../themes/presets';
import { isSingleKey } from '../../../../shell/shortcuts/shortcuts';
import { newDraft } from './opened-draft';
import type { ThemeStore } from './theme-store';

/** A theme that N or P can show: the one that was open before, a stored one, or a preset. */
interface ThemeStop {
  key: string;
  show: () => void;
}

/** Shows the next or previous theme on N or P: the themes of this browser, then the presets. Saves nothing. */
export function useThemeKeys(store: ThemeStore): void {
  const start = useRef<{ id: string; draft: Draft }>(undefined);
  const last = useRef<{ key: string; draft: Draft }>(undefined);

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = isSingleKey(event, 'n') ? 1 : isSingleKey(event, 'p') ? -1 : 0;
    // Letters in the grid of colors start a value.
    if (step === 0 || (event.target as Element).closest('dialog, [role="grid"]')) return;
    event.preventDefault();
    const { id, history, stored } = store.getState();
    const draft = history.present;
    const isStored = (of: string) => stored.some((storedDraft) => storedDraft.id === of);
    const isLast = last.current?.draft === draft && !isStored(id);
    if (!isLast && !isStored(id)) start.current = { id, draft };
    const key = isLast ? last.current!.key : id;

    const create = (from: Draft, ofId?: string) => () => store.create(from, false, ofId);
    // It's stored as soon as it's left, if it was edited.
    const unstored = start.current && !isStored(start.current.id) ? start.current : undefined;
    const own = [...(unstored ? [toShared(unstored.draft, presets)] : []), ...stored];
    // A preset looks like a theme that was created from it and isn't edited.
    const isShown = (name: string) =>
      own.some(({ base, changes }) => base === name && Object.keys(changes).length === 0);
    const otherPresets = presetNames.filter((name) => !isShown(name));
    const stops: ThemeStop[] = [
      ...(unstored ? [{ key: unstored.id, show: create(unstored.draft, unstored.id) }] : []),
      ...stored.map((storedDraft) => ({
        key: storedDraft.id,
        show: () => store.open(storedDraft.id),
      })),
      ...otherPresets.map((name) => ({ key: name, show: create(newDraft(name, presets)) })),
    ];
    const index = stops.findIndex((stop) => stop.key === key);
    const next = (index + step + stops.length) % stops.length;
    stops[next]!.show();
    last.current = { key: stops[next]!.key, draft: store.getState().history.present };
    const { name } = last.current.draft;
    store.tell(
      `Theme ${next + 1} of ${stops.length}: “${name}”. Press N for the next one, or P for the previous one.`,
    );
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
