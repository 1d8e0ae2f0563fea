import type { SitePage } from './page-registry';

/** What is known of a page by its path from the site's root. */
export type PageIndex = Record<
  string,
  {
    /** Ids that links can name. */
    anchors: string[];
    /** Day of the last change, year-month-day; null where the history is unknown. */
    lastUpdate: string | null;
    /** Search engines leave it out. */
    unlisted?: boolean;
  }
>;

/** What links, search engines and the Markdown transforms need of pages. */
export function toPageIndex(pages: SitePage[]): PageIndex {
  return Object.fromEntries(
    pages.map(({ path, content, lastUpdate, unlisted }) => [
      path,
      { anchors: content.anchors, lastUpdate, ...(unlisted ? { unlisted } : {}) },
    ]),
  );
}
