import { useEffect } from 'react';

/** Number of the page's entry in the history of the tab, as far as it can be told. */
function position(): number {
  const index = navigation.currentEntry?.index ?? 0;
  return window.history.length - (navigation.entries().length - 1 - index);
}

/**
 * Takes the steps back that a frame added to the history, when the frame goes: Back would lead through
 * them, one by one, without effect. The browser keeps 50 entries; what more steps pushed out is lost.
 * @param number of the frame, another one for each; undefined while there is none
 */
export function useHistoryGuard(number: number | undefined): void {
  useEffect(() => {
    if (number === undefined || !('navigation' in window)) return;
    const key = navigation.currentEntry?.key;
    const start = position();
    return () => {
      // Another entry: the page itself went on, and its own steps are none to take back.
      if (navigation.currentEntry?.key !== key) return;
      const added = position() - start;
      if (added > 0) window.history.go(-added);
    };
  }, [number]);
}
