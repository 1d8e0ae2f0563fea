/** The visit's storage, or nothing where the browser refuses it. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** What was kept for the visit under a key. */
export function readVisit(key: string): string | undefined {
  return storage()?.getItem(key) ?? undefined;
}

/** Keeps a text for the visit. A storage that is full or refused costs the text, nothing else. */
export function writeVisit(key: string, text: string): void {
  try {
    storage()?.setItem(key, text);
  } catch {
    // As said above.
  }
}
