import { readVisit, writeVisit } from '../browser/storage';

const prefix = 'site:edit:';

/** What this document knows; a browser that refuses storage has no more. */
const memory = new Map<string, string | undefined>();

/** What a reader made of a live example in this visit. */
export function readEdit(example: string): string | undefined {
  return memory.has(example) ? memory.get(example) : readVisit(prefix + example);
}

/** Keeps an edited example for the visit, over navigations and reloads; undefined forgets it. */
export function rememberEdit(example: string, code: string | undefined): void {
  memory.set(example, code);
  writeVisit(prefix + example, code);
}
