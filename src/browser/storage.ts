import { baseUrl } from '../site/base-url';

/** Goes before each key: copies of the site below different paths of a host share its storage. */
const prefix = baseUrl === '/' ? '' : baseUrl;

/** Logs one warning per page, however many calls fail. */
function warn(reason: string, error: unknown): void {
  const { dataset } = document.documentElement;
  // Several scripts of a page have this module.
  if (dataset.storage !== 'refused') {
    console.warn(`The color mode may not work, edits may be lost: ${reason}.`, error);
  }
  dataset.storage = 'refused';
}

const refused = 'this browser refuses storage';

/** Runs a storage call; one that throws gives a warning and no error. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch (error) {
    warn(refused, error);
    return undefined;
  }
}

/** Result of a write: `full` when there is no room, `refused` when the browser stores nothing for this page. */
export type WriteResult = 'stored' | 'full' | 'refused';

/** Names of the error for a storage without room; the second is Firefox's before version 138. */
const quotaErrors = ['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'];

function write(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  text: string | undefined,
  warnsWhenFull = true,
): WriteResult {
  try {
    if (text === undefined) window[storage].removeItem(prefix + key);
    else window[storage].setItem(prefix + key, text);
    return 'stored';
  } catch (error) {
    const isFull = error instanceof DOMException && quotaErrors.includes(error.name);
    if (!isFull) warn(refused, error);
    else if (warnsWhenFull) warn('the storage of this site is full', error);
    return isFull ? 'full' : 'refused';
  }
}

/** Key of the chosen color mode: the one Theme UI itself uses. */
export const colorModeKey = 'theme-ui-color-mode';

/** What the reader chose, in this browser for good; undefined when nothing is stored. */
export function readSetting(key: string): string | undefined {
  return attempt(() => window.localStorage.getItem(prefix + key)) ?? undefined;
}

/**
 * Stores what the reader chose; undefined forgets it.
 * @returns whether it could
 */
export function writeSetting(key: string, value: string | undefined): boolean {
  return write('localStorage', key, value) === 'stored';
}

/** The keys of what is stored in this browser that begin with a prefix. */
export function settingKeys(start: string): string[] {
  return keysIn('localStorage', start);
}

/** Keys of a storage that begin with a text. */
function keysIn(storage: 'localStorage' | 'sessionStorage', start: string): string[] {
  const keys = attempt(() => Object.keys(window[storage])) ?? [];
  return keys
    .filter((key) => key.startsWith(prefix + start))
    .map((key) => key.slice(prefix.length));
}

/**
 * The key that a `storage` event is about.
 * @returns null when all of the storage was cleared, undefined for a key of another copy of the site
 */
export function settingOfEvent({ key }: Pick<StorageEvent, 'key'>): string | null | undefined {
  if (key === null) return null;
  return key.startsWith(prefix) ? key.slice(prefix.length) : undefined;
}

/** What was kept for the visit, in this tab; undefined when nothing is. */
export function readVisit(key: string): string | undefined {
  return attempt(() => window.sessionStorage.getItem(prefix + key)) ?? undefined;
}

/**
 * Keeps a text for the visit; undefined forgets it.
 * @returns whether it could
 */
export function writeVisit(key: string, text: string | undefined): boolean {
  return write('sessionStorage', key, text) === 'stored';
}

/** Keeps a text for the visit, without a warning when there is no room: the caller can make some. */
export function tryWriteVisit(key: string, text: string): WriteResult {
  return write('sessionStorage', key, text, false);
}
