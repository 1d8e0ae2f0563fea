import path from 'node:path';
import { plainTree } from '../pages/plain-markdown';
import type { Site, SitePage, SiteVersion } from '../pages/pages';
import type { PageContent } from '../pages/page-content';
import { searchParts } from './search-parts';
import { searchDescriptionPath, searchPagePath } from './address';
import type { SearchData, SearchPage, SearchPart } from './data';
import type { SearchFiles } from './files';
import { siteUrl } from '../site/address';
import { addressOf } from '../site/base-url';
import { siteDescription, siteName } from '../site/facts';
import {
  generatedStatic,
  removeStaleFiles,
  serveHashed,
  writeChanged,
} from '../site/generated-static';

const folder = '/search';

/** How browsers search this site from their own field (OpenSearch 1.1). */
const description = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${siteName}</ShortName>
<Description>${siteDescription}</Description>
<Url type="text/html" template="${siteUrl}${addressOf(searchPagePath)}?q={searchTerms}"/>
<Image width="180" height="180" type="image/png">${siteUrl}${addressOf('/img/apple-touch-icon.png')}</Image>
<InputEncoding>UTF-8</InputEncoding>
</OpenSearchDescription>
`;

/** The parts of parsed files, kept for the next save in `npm start`. */
const knownParts = new WeakMap<PageContent, { description: string; parts: SearchPart[] }>();

function partsOf({ content, description }: SitePage): SearchPart[] {
  const known = knownParts.get(content);
  if (known?.description === description) return known.parts;
  const parts = searchParts(description, plainTree(content));
  knownParts.set(content, { description, parts });
  return parts;
}

function readPage(base: string, page: SitePage): SearchPage {
  const { path, title, section, frontMatter } = page;
  const keywords = frontMatter.keywords as string[] | undefined;
  return {
    path: path.slice(base.length) || '/',
    title,
    ...(section ? { section: section.title } : {}),
    ...(keywords ? { keywords } : {}),
    parts: partsOf(page),
  };
}

/**
 * In `npm start`, time from a save to new search data, in ms: a written file is compiled like the page that was
 * saved, and that page would wait for it.
 */
const REWRITE_DELAY_MS = 2000;

/** Writes the data of each version, and returns their addresses. */
function writeData(siteDir: string, versions: SiteVersion[]): SearchFiles {
  const files: SearchFiles = {};
  for (const { base, pages } of versions) {
    const version: SearchData = {
      base: addressOf(base || '/').replace(/\/$/, ''),
      pages: pages.filter(({ unlisted }) => !unlisted).map((page) => readPage(base, page)),
    };
    const name = `pages${base.replaceAll('/', '-')}.json`;
    files[base] = serveHashed(siteDir, folder, name, JSON.stringify(version));
  }
  removeStaleFiles(siteDir, folder, Object.values(files));
  return files;
}

/**
 * Makes a function that writes what the search reads: a file of each version's pages.
 * @returns a function that returns their addresses by the version's base
 */
export function createSearchData(): (site: Site) => SearchFiles {
  let files: SearchFiles | undefined;
  let rewrite: NodeJS.Timeout | undefined;
  return ({ dir, versions }) => {
    clearTimeout(rewrite);
    if (files && process.env.NODE_ENV === 'development') {
      rewrite = setTimeout(() => writeData(dir, versions), REWRITE_DELAY_MS);
      return files;
    }
    return (files = writeData(dir, versions));
  };
}

/** Writes how browsers search this site from their own field. */
export function writeSearchDescription(dir: string): void {
  writeChanged(path.join(dir, generatedStatic, searchDescriptionPath), description);
}
