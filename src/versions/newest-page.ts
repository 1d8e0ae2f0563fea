/** The page of the newest version that a page of an older version corresponds to. */
export interface NewestPage {
  /** URL path of the page in the newest version. If it's gone, that of the nearest ancestor or the first page. */
  address: string;
  /** Title of the page that `address` points to, if the page is gone. */
  fallbackTitle?: string;
  /** Names of the sections that differ. */
  changed: string[];
  /** Edit URL of the page in the newest version. */
  editUrl?: string;
}

/** Maximum number of names to list; the rest are counted. */
const MAX_LISTED_NAMES = 4;

/**
 * Joins names for a sentence, such as "Props, Variants, and 3 more".
 * @param names at least one
 */
export function listNames(names: string[]): string {
  const shown = names.slice(0, MAX_LISTED_NAMES);
  const rest = names.length - shown.length;
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
