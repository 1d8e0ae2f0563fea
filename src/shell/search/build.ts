import { plainContent } from '../../content/pages/plain-content';
import type { PageList, SitePage, SiteVersion } from '../../content/pages/pages';
import type { ParsedPage } from '../../content/pages/page-content';
import { searchParts } from './search-parts';
import type { SearchData, SearchFiles, SearchPage, SearchPart } from './data';
import { addressOf } from '../../base/facts/base-url';
import { serveHashed } from '../../base/facts/generated-static';

const folder = '/search';

/** Search parts of parsed files, cached for the next save in `npm start`. */
const knownParts = new WeakMap<ParsedPage, { description: string; parts: SearchPart[] }>();

function partsOf({ content, description }: SitePage): SearchPart[] {
  const known = knownParts.get(content);
  if (known?.description === description) return known.parts;
  const parts = searchParts(description, plainContent(content));
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
 * In `npm start`, delay from a save to new search data, in ms. The bundler compiles the data like the saved page, which
 * would otherwise have to wait for it.
 */
const REWRITE_DELAY_MS = 2000;

/** Writes the search data of each version, and returns the URLs. */
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
  return files;
}

/**
 * Creates a function that writes the search data of each version.
 * @returns a function that returns the URLs by the version's base
 */
export function createSearchData(): (site: PageList) => SearchFiles {
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
