import { useEffect } from 'react';

/** Estimates the position of the page's entry in the tab's history. */
function position(): number {
  const index = navigation.currentEntry?.index ?? 0;
  return window.history.length - (navigation.entries().length - 1 - index);
}

/** Time until pending history entries are counted, in ms. */
const settleTime = 100;

/**
 * Goes back to the page's entry, unless the page itself has navigated since.
 * @param key key of the page's entry
 * @param start position of the page's entry
 */
function takeBack(key: string | undefined, start: number): void {
  let counted: number | undefined;
  const timer = window.setInterval(() => {
    const added = position() - start;
    const isSettled = added === counted;
    counted = added;
    const wentOn = navigation.currentEntry?.key !== key;
    if (!isSettled && !wentOn) return;
    window.clearInterval(timer);
    if (added > 0 && !wentOn) window.history.go(-added);
  }, settleTime);
}

/**
 * Goes back past the history entries that a frame added, when the frame is removed. Otherwise, Back would go through
 * each of them without effect. Browsers keep 50 entries, so older ones may be lost.
 * @param number unique number of the frame; undefined while there's none
 */
export function useHistoryGuard(number: number | undefined): void {
  useEffect(() => {
    // Without the Navigation API, `navigation` is the element with that id.
    if (number === undefined || !('Navigation' in window)) return;
    const key = navigation.currentEntry?.key;
    const start = position();
    return () => takeBack(key, start);
  }, [number]);
}
