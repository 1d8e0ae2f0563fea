/** Calls a storage; one that throws gives one warning in all, whatever asks how often, and no error. */
function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch (error) {
    const { dataset } = document.documentElement;
    // Several scripts of a page have this module.
    if (dataset.storage !== 'refused') {
      console.warn(
        'The color mode may not work, edits may be lost: this browser refuses storage.',
        error,
      );
    }
    dataset.storage = 'refused';
    return undefined;
  }
}

function write(
  storage: 'localStorage' | 'sessionStorage',
  key: string,
  text: string | undefined,
): boolean {
  const done = attempt(() => {
    if (text === undefined) window[storage].removeItem(key);
    else window[storage].setItem(key, text);
    return true;
  });
  return done ?? false;
}

/** Key of the chosen color mode: the one Theme UI itself uses. */
export const colorModeKey = 'theme-ui-color-mode';

/** What the reader chose, in this browser for good; undefined when nothing is stored. */
export function readSetting(key: string): string | undefined {
  return attempt(() => window.localStorage.getItem(key)) ?? undefined;
}

/**
 * Stores what the reader chose; undefined forgets it.
 * @returns whether it could
 */
export function writeSetting(key: string, value: string | undefined): boolean {
  return write('localStorage', key, value);
}

/** The keys of what is stored in this browser that begin with a prefix. */
export function settingKeys(prefix: string): string[] {
  const keys = attempt(() => Object.keys(window.localStorage)) ?? [];
  return keys.filter((key) => key.startsWith(prefix));
}

/** What was kept for the visit, in this tab; undefined when nothing is. */
export function readVisit(key: string): string | undefined {
  return attempt(() => window.sessionStorage.getItem(key)) ?? undefined;
}

/**
 * Keeps a text for the visit; undefined forgets it.
 * @returns whether it could
 */
export function writeVisit(key: string, text: string | undefined): boolean {
  return write('sessionStorage', key, text);
}
