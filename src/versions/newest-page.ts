/** What a page of an older version knows of the newest one (src/pages/plugin). */
export interface NewestPage {
  /** Address of the page there; of the nearest page above it where there is none. */
  address: string;
  /** Title of that nearest page. */
  instead?: string;
  /** Names of the sections in which the two pages differ. */
  changed: string[];
  /** Where to edit the page there. */
  editUrl?: string;
}

/** Names that stand in a sentence; the rest are counted. */
const namesAtMost = 4;

/**
 * Names as part of a sentence.
 * @param names one at least
 * @returns such as "Props, Variants, and 3 more"
 */
export function listNames(names: string[]): string {
  const shown = names.slice(0, namesAtMost);
  const rest = names.length - shown.length;
  return [...shown, ...(rest > 0 ? [`and ${rest} more`] : [])].join(', ');
}
