/** What was kept for the visit under a key; nothing where the browser refuses its storage. */
export function readVisit(key: string): string | undefined {
  try {
    return window.sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text for the visit. A storage that is full or refused costs the text, nothing else. */
export function writeVisit(key: string, text: string): void {
  try {
    window.sessionStorage.setItem(key, text);
  } catch {
    // As said above.
  }
}
