import { readVisit, writeVisit } from '../browser/storage';

const prefix = 'site:scroll:';

/** A key for a history entry, by which its scroll position is kept. */
export const newEntry = (): string => Math.random().toString(36).slice(2, 8);

/** Key of the history entry that the browser is at; `first` for one that a script has not named. */
export function entryOf(): string {
  return (window.history.state as { key?: string } | null)?.key ?? 'first';
}

/** Remembers how far the page of a history entry is scrolled. */
export function rememberScroll(entry: string): void {
  writeVisit(prefix + entry, String(window.scrollY));
}

/** Scrolls to where the page of a history entry was left; to the top when it is not known. */
export function restoreScroll(entry: string): void {
  window.scrollTo(0, Number(readVisit(prefix + entry) ?? 0));
}

/**
 * After a full load of an entry that a script had named, scrolls to where its page was left. Browsers do so too, but
 * Firefox only where it keeps what the page set as it was left. Runs once, with the shell.
 */
export function restoreScrollOfReload(): void {
  const position = readVisit(prefix + entryOf());
  if (position !== undefined) window.scrollTo(0, Number(position));
}
