import {
  parseStored,
  readSession,
  tryWriteSession,
  writeSession,
  type WriteResult,
} from './storage';

const prefix = 'site:edit:';

/** Session storage key of the evictable edits: a JSON array of names, oldest first. */
const orderKey = 'site:edit-order';

/** Notice for an edit that doesn't fit in storage. */
export const editNotSaved =
  'There’s no space left to save this edit. Copy it before you reload or close this page.';

const scope = globalThis as { siteEdits?: Map<string, string | undefined> };

/**
 * Edits made in this document; the only copy if the browser blocks storage. On `globalThis` because the shell script
 * and the islands are separate bundles: islands write edits, and the shell checks which examples have one.
 */
const memory = (scope.siteEdits ??= new Map());

/** Returns the reader's edit of a live example in this session. */
export function readEdit(example: string): string | undefined {
  return memory.has(example) ? memory.get(example) : readSession(prefix + example);
}

function readOrder(): string[] {
  const list = parseStored(readSession(orderKey));
  // If it's malformed, earlier edits can't be evicted.
  return Array.isArray(list) ? list.filter((name) => typeof name === 'string') : [];
}

/** Moves an edit to the end of the eviction order. */
function markNewest(example: string): void {
  const order = readOrder();
  if (order.at(-1) === example) return;
  const others = order.filter(
    (name) => name !== example && readSession(prefix + name) !== undefined,
  );
  tryWriteSession(orderKey, JSON.stringify([...others, example]));
}

/** Writes an edit, evicting as few of the oldest edits as needed. Restores them if it still doesn't fit. */
function writeWithEviction(example: string, code: string): WriteResult {
  const evicted: [key: string, text: string][] = [];
  for (const name of readOrder().filter((other) => other !== example)) {
    const key = prefix + name;
    evicted.push([key, readSession(key) ?? '']);
    writeSession(key, undefined);
    const result = tryWriteSession(prefix + example, code);
    if (result === 'full') continue;
    console.warn(`Session storage is full. Oldest edits removed: ${evicted.length}.`);
    return result;
  }
  for (const [key, text] of evicted) writeSession(key, text);
  return 'full';
}

/**
 * Saves an edit for the session, across navigations and reloads. If storage is full, evicts the oldest edits.
 * @param code undefined deletes the edit
 * @param options.isPermanent true to never evict this edit
 */
export function rememberEdit(
  example: string,
  code: string | undefined,
  { isPermanent = false } = {},
): WriteResult {
  memory.set(example, code);
  if (code === undefined) return writeSession(prefix + example, undefined) ? 'stored' : 'refused';
  if (!isPermanent) markNewest(example);
  const result = tryWriteSession(prefix + example, code);
  return result === 'full' ? writeWithEviction(example, code) : result;
}
