/** Key of the chosen mode in the browser's storage: the one Theme UI itself uses. */
export const colorModeKey = 'theme-ui-color-mode';

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch (error) {
    const { dataset } = document.documentElement;
    // Several scripts of a page have this module.
    if (dataset.storage !== 'refused') {
      dataset.storage = 'refused';
      console.warn('The color mode may not work: this browser refuses to store it.', error);
    }
    return undefined;
  }
}

/**
 * Reads a setting. A storage that throws gives one warning in all, never an error.
 * @returns the stored text, or undefined
 */
export function readSetting(key: string): string | undefined {
  return attempt(() => window.localStorage.getItem(key)) ?? undefined;
}

/** Stores a setting. A storage that throws gives one warning in all, never an error. */
export function writeSetting(key: string, value: string): void {
  attempt(() => window.localStorage.setItem(key, value));
}
