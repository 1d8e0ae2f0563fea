import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeChanged } from '../site/generated-static';
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

/** A version of the documentation. */
export interface IndexedVersion {
  /** Where its Markdown files are, relative to the site's folder. */
  folder: string;
  /** Path of its pages, without a trailing slash; empty for the version at the root. */
  base: string;
}

/** What the Markdown transforms know of all pages. */
export interface SiteIndex {
  pages: PageIndex;
  versions: IndexedVersion[];
}

/** What links, search engines and the Markdown transforms need of pages. */
export function toPageIndex(pages: SitePage[]): PageIndex {
  return Object.fromEntries(
    pages.map(({ path, content, lastUpdate, unlisted }) => [
      path,
      { anchors: content.anchors, lastUpdate, ...(unlisted ? { unlisted } : {}) },
    ]),
  );
}

const fileIn = (generatedFilesDir: string) =>
  path.join(generatedFilesDir, 'content-check', 'pages.json');

/** The index that was read last. Each page asks for it, and it is as long as the site has pages. */
let last: { file: string; modified: number; index: SiteIndex } | undefined;

/** Writes the index for the Markdown transforms, which run later in the same build. */
export function writeSiteIndex(generatedFilesDir: string, index: SiteIndex): void {
  writeChanged(fileIn(generatedFilesDir), JSON.stringify(index));
}

/** Reads the index that src/plugins/content-check wrote, again only when it was written again. */
export function readSiteIndex(generatedFilesDir: string): SiteIndex {
  const file = fileIn(generatedFilesDir);
  const modified = statSync(file).mtimeMs;
  if (last?.file !== file || last.modified !== modified) {
    last = { file, modified, index: JSON.parse(readFileSync(file, 'utf8')) as SiteIndex };
  }
  return last.index;
}
