import { readVisit, tryWriteVisit, writeVisit, type WriteResult } from './storage';

const prefix = 'site:edit:';

/** Key of the names of edits that may be dropped when the storage is full, as JSON, the oldest first. */
const orderKey = 'site:edit-order';

/** Notice for an edit that has no place in the storage. */
export const notKept =
  'There is no room to keep this edit. It is lost when you reload or close this page: copy it first.';

const scope = globalThis as { siteEdits?: Map<string, string | undefined> };

/**
 * Edits of this document; the only place for them in a browser that refuses storage. Shared: the shell asks which
 * examples were edited, and islands keep the edits.
 */
const memory = (scope.siteEdits ??= new Map());

/** What a reader made of a live example in this visit. */
export function readEdit(example: string): string | undefined {
  return memory.has(example) ? memory.get(example) : readVisit(prefix + example);
}

function readOrder(): string[] {
  try {
    const list: unknown = JSON.parse(readVisit(orderKey) ?? '[]');
    return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
  } catch {
    // Damaged: then none of the edits before this one is dropped.
    return [];
  }
}

/** Makes an edit the newest. */
function putLast(example: string): void {
  const order = readOrder();
  if (order.at(-1) === example) return;
  const others = order.filter((name) => name !== example && readVisit(prefix + name) !== undefined);
  tryWriteVisit(orderKey, JSON.stringify([...others, example]));
}

/** Writes an edit after older ones were dropped, as few as possible; none is dropped if that does not help. */
function writeInPlaceOfOldest(example: string, code: string): WriteResult {
  const dropped: [key: string, text: string][] = [];
  for (const name of readOrder().filter((each) => each !== example)) {
    const key = prefix + name;
    dropped.push([key, readVisit(key) ?? '']);
    writeVisit(key, undefined);
    const result = tryWriteVisit(prefix + example, code);
    if (result === 'full') continue;
    console.warn(
      `The storage of this tab was full. Its oldest edits were removed: ${dropped.length}.`,
    );
    return result;
  }
  for (const [key, text] of dropped) writeVisit(key, text);
  return 'full';
}

/**
 * Keeps an edited example for the visit, over navigations and reloads; undefined forgets it. Where the storage is full,
 * the oldest edits make room.
 * @param lasts true for what is never dropped
 */
export function rememberEdit(
  example: string,
  code: string | undefined,
  { lasts = false } = {},
): WriteResult {
  memory.set(example, code);
  if (code === undefined) return writeVisit(prefix + example, undefined) ? 'stored' : 'refused';
  if (!lasts) putLast(example);
  const result = tryWriteVisit(prefix + example, code);
  return result === 'full' ? writeInPlaceOfOldest(example, code) : result;
}
