import type { SharedWork } from './share-link';

const prefix = 'site:edit:';

/** What a reader made of a live example in this visit. */
export function readEdit(example: string): string | undefined {
  try {
    return window.sessionStorage.getItem(prefix + example) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps an edited example for the visit, over navigations and reloads; undefined forgets it. */
export function rememberEdit(example: string, code: string | undefined): void {
  try {
    if (code === undefined) window.sessionStorage.removeItem(prefix + example);
    else window.sessionStorage.setItem(prefix + example, code);
  } catch {
    // Without storage, an edit lasts as long as the page.
  }
}

/** Name of the playground's work among the edits. */
const playground = 'playground';

/** What the reader left in the playground, or sent there, in this visit. */
export function readWork(): SharedWork | undefined {
  try {
    return JSON.parse(readEdit(playground) ?? '') as SharedWork;
  } catch {
    return undefined;
  }
}

/** Keeps the playground's work for the visit; undefined forgets it. */
export function rememberWork(work: SharedWork | undefined): void {
  rememberEdit(playground, work && JSON.stringify(work));
}
