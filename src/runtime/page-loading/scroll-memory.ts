import { readSession, writeSession } from '../browser/storage';

const prefix = 'site:scroll:';

/** Positions of this document; the only copy if the browser blocks storage. */
const memory = new Map<string, string>();

/** Creates a key for a history entry; scroll positions are stored under it. */
export const createEntryKey = (): string => Math.random().toString(36).slice(2, 8);

/** Key of the current history entry; `first` if no script has set one. */
export function currentEntryKey(): string {
  return (window.history.state as { key?: string } | null)?.key ?? 'first';
}

/** Stores the scroll position under a history entry's key. */
export function storeScroll(entry: string): void {
  const position = String(window.scrollY);
  memory.set(entry, position);
  writeSession(prefix + entry, position);
}

/** Stored scroll position of the current history entry; undefined if there's none. */
export function storedScroll(): number | undefined {
  const position = readSession(prefix + currentEntryKey());
  return position === undefined ? undefined : Number(position);
}

/** Restores the scroll position of a history entry; scrolls to the top if none is stored. */
export function restoreScroll(entry: string): void {
  window.scrollTo(0, Number(memory.get(entry) ?? readSession(prefix + entry) ?? 0));
}

/**
 * Restores the scroll position after a full load of an entry that has a key. Browsers do so too, but Firefox only if it
 * keeps the `scrollRestoration` that the page set while unloading. Call once, with the shell.
 */
export function restoreScrollAfterReload(): void {
  const position = storedScroll();
  if (position !== undefined) window.scrollTo(0, position);
}
