const prefix = 'site:edit:';

/** What this document knows; a browser that refuses storage has no more. */
const memory = new Map<string, string | undefined>();

/** What a reader made of a live example in this visit. */
export function readEdit(example: string): string | undefined {
  if (memory.has(example)) return memory.get(example);
  try {
    return window.sessionStorage.getItem(prefix + example) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps an edited example for the visit, over navigations and reloads; undefined forgets it. */
export function rememberEdit(example: string, code: string | undefined): void {
  memory.set(example, code);
  try {
    if (code === undefined) window.sessionStorage.removeItem(prefix + example);
    else window.sessionStorage.setItem(prefix + example, code);
  } catch {
    // Without storage, an edit lasts until the page is loaded anew.
  }
}
