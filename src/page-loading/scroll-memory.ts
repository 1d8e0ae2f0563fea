const prefix = 'site:scroll:';

/** The visit's storage, or nothing where the browser refuses it. */
function visitStorage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Remembers how far the page of a history entry is scrolled. */
export function rememberScroll(entry: string): void {
  try {
    visitStorage()?.setItem(prefix + entry, String(window.scrollY));
  } catch {
    // A full storage costs the position, nothing else.
  }
}

/** Scrolls to where the page of a history entry was left; to the top when it is not known. */
export function restoreScroll(entry: string): void {
  window.scrollTo(0, Number(visitStorage()?.getItem(prefix + entry) ?? 0));
}
