import { useEffect } from 'react';

/** Number of the page's entry in the history of the tab, as far as it can be told. */
function position(): number {
  const index = navigation.currentEntry?.index ?? 0;
  return window.history.length - (navigation.entries().length - 1 - index);
}

/** Time in ms after which steps that are on their way have been counted. */
const settleTime = 100;

/**
 * Goes back to where the tab was, if the page itself did not go on meanwhile.
 * @param key of the page's entry
 * @param start its position
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
 * Takes the steps back that a frame added to the history, when the frame goes: Back would lead through
 * them, one by one, without effect. The browser keeps 50 entries; what more steps pushed out is lost.
 * @param number of the frame, another one for each; undefined while there is none
 */
export function useHistoryGuard(number: number | undefined): void {
  useEffect(() => {
    // Without the API, `navigation` is the element with that id.
    if (number === undefined || !('Navigation' in window)) return;
    const key = navigation.currentEntry?.key;
    const start = position();
    return () => takeBack(key, start);
  }, [number]);
}
