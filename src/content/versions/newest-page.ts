/** The same page in the newest version. */
export interface NewestPage {
  /** URL path. */
  address: string;
  /** Names of the sections that differ. */
  changed: string[];
  editUrl: string;
}

/** Maximum number of names to list; the rest are counted. */
const MAX_LISTED_NAMES = 4;

/**
 * Joins names for a sentence, such as "Props, Variants, and 3 more".
 * @param names at least one
 */
export function listNames(names: string[]): string {
  const shown = names.slice(0, MAX_LISTED_NAMES);
  const hiddenCount = names.length - shown.length;
  return [...shown, ...(hiddenCount > 0 ? [`and ${hiddenCount} more`] : [])].join(', ');
}
