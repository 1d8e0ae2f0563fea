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

/** Name of the playground's work among the edits; that of a link has a name of its own. */
const nameOfWork = (link: string) => `playground${link}`;

/**
 * What the reader left in the playground, or sent there, in this visit.
 * @param link hash of the link that the work came with; empty for the reader's own
 */
export function readWork(link: string): SharedWork | undefined {
  try {
    return JSON.parse(readEdit(nameOfWork(link)) ?? '') as SharedWork;
  } catch {
    return undefined;
  }
}

/** Keeps the playground's work for the visit; undefined forgets it. */
export function rememberWork(link: string, work: SharedWork | undefined): void {
  rememberEdit(nameOfWork(link), work && JSON.stringify(work));
}
