import { readVisit, writeVisit } from '../browser/storage';

const prefix = 'site:scroll:';

/** Name of a history entry that the app did not make. */
const firstEntry = 'first';

/** Names the history entry of a location. */
export function entryOf({ key }: { key?: string }): string {
  return key ?? firstEntry;
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
 * After a full load of an entry that the app had made, scrolls to where its page was left; the browser
 * itself does so for other entries. Runs once, with the shell.
 */
export function restoreScrollOfReload(): void {
  if (window.history.scrollRestoration !== 'manual') return;
  const entry = entryOf((window.history.state as { key?: string } | null) ?? {});
  restoreScroll(entry);
  const leave = () => (window.history.scrollRestoration = 'auto');
  window.addEventListener('pagehide', leave, { once: true });
}
