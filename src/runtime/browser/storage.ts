import { baseUrl } from '../../base/facts/base-url';

/** Prefix of all keys, because copies of the site under different paths of a host share its storage. */
const prefix = baseUrl === '/' ? '' : baseUrl;

/** Warns once per page. */
function warn(reason: string, error: unknown): void {
  // In the DOM because several bundles on a page include this module.
  const root = document.documentElement;
  if (!root.hasAttribute('data-storage-refused')) {
    console.warn(`The color mode may not work, and edits can't be saved: ${reason}.`, error);
  }
  root.setAttribute('data-storage-refused', '');
}

const blockedReason = 'the browser blocks storage for this site';

/** Runs a storage call; returns undefined and warns if it throws. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch (error) {
    warn(blockedReason, error);
    return undefined;
  }
}

/** Result of a write: `full` if the quota is exceeded, `refused` if the browser blocks storage for this page. */
export type WriteResult = 'stored' | 'full' | 'refused';

/** Names of the quota error; the second is for Firefox before version 138. */
const quotaErrors = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

function write(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  text: string | undefined,
  warnIfFull = true,
): WriteResult {
  try {
    if (text === undefined) window[storage].removeItem(prefix + key);
    else window[storage].setItem(prefix + key, text);
    return 'stored';
  } catch (error) {
    const isFull = error instanceof DOMException && quotaErrors.includes(error.name);
    if (!isFull) warn(blockedReason, error);
    else if (warnIfFull) warn("this site's storage is full", error);
    return isFull ? 'full' : 'refused';
  }
}

/** Key of the selected color mode; the same key that Theme UI uses. */
export const colorModeKey = 'theme-ui-color-mode';

/** Reads a reader's setting from local storage; undefined if there's none. */
export function readSetting(key: string): string | undefined {
  return attempt(() => window.localStorage.getItem(prefix + key)) ?? undefined;
}

/**
 * Writes a reader's setting to local storage.
 * @param value undefined deletes the setting
 * @returns true if successful
 */
export function writeSetting(key: string, value: string | undefined): boolean {
  return write('localStorage', key, value) === 'stored';
}

/** Writes a reader's setting to local storage. Returns why it wasn't possible. */
export function tryWriteSetting(key: string, value: string): WriteResult {
  return write('localStorage', key, value);
}

/** Returns the keys of settings that start with a prefix. */
export function settingKeys(start: string): string[] {
  return keysIn('localStorage', start);
}

function keysIn(storage: 'localStorage' | 'sessionStorage', start: string): string[] {
  const keys = attempt(() => Object.keys(window[storage])) ?? [];
  return keys
    .filter((key) => key.startsWith(prefix + start))
    .map((key) => key.slice(prefix.length));
}

/**
 * Returns the setting that a `storage` event is about.
 * @returns null if all of the storage was cleared, undefined for a key of another copy of the site
 */
export function settingOfEvent({ key }: Pick<StorageEvent, 'key'>): string | null | undefined {
  if (key === null) return null;
  return key.startsWith(prefix) ? key.slice(prefix.length) : undefined;
}

/** Reads a value from session storage; undefined if there's none. */
export function readSession(key: string): string | undefined {
  return attempt(() => window.sessionStorage.getItem(prefix + key)) ?? undefined;
}

/** Parses a stored value. Returns undefined if there's none, or if this site didn't write it. */
export function parseStored(text: string | undefined): unknown {
  try {
    return JSON.parse(text!);
  } catch {
    return undefined;
  }
}

/**
 * Writes a value to session storage.
 * @param text undefined deletes the value
 * @returns true if successful
 */
export function writeSession(key: string, text: string | undefined): boolean {
  return write('sessionStorage', key, text) === 'stored';
}

/** Writes a value to session storage, without a warning if it's full: the caller may free space. */
export function tryWriteSession(key: string, text: string): WriteResult {
  return write('sessionStorage', key, text, false);
}
