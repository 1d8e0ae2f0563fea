import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { plainContent } from '../../content/pages/plain-content';
import type { PageList, SitePage } from '../../content/pages/pages';
import type { ParsedPage } from '../../content/pages/page-content';
import { searchParts } from './search-parts';
import type { SearchData, SearchFiles, SearchPage, SearchPart } from './data';
import { addressOf } from '../../base/facts/base-url';
import { generatedStatic, serveHashed } from '../../base/facts/generated-static';

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

/** Name of a version's file. */
const fileName = (base: string) => `pages${base.replaceAll('/', '-')}.json`;

/** Writes the search data of each version, and returns the URLs by the version's base. */
export function writeSearchData({ dir, versions }: PageList): SearchFiles {
  const files: SearchFiles = {};
  for (const { base, pages } of versions) {
    const version: SearchData = {
      base: addressOf(base || '/').replace(/\/$/, ''),
      pages: pages.filter(({ unlisted }) => !unlisted).map((page) => readPage(base, page)),
    };
    files[base] = serveHashed(dir, folder, fileName(base), JSON.stringify(version));
  }
  return files;
}

/** URLs of the files that `writeSearchData` writes in `npm start`, where names have no hash. */
export const searchFilesInDevelopment = ({ versions }: PageList): SearchFiles =>
  Object.fromEntries(versions.map(({ base }) => [base, addressOf(`${folder}/${fileName(base)}`)]));

/**
 * Middleware of `npm start` that serves search data which isn't written yet.
 * @param write writes the data
 */
export function serveSearchData(siteDir: string, write: () => Promise<void>) {
  return async (request: IncomingMessage, response: ServerResponse, next: () => void) => {
    const [, name] = /\/search\/(pages[\w.-]*\.json)$/.exec(request.url ?? '') ?? [];
    if (!name) return next();
    await write();
    const file = path.join(siteDir, generatedStatic, folder, name);
    if (!existsSync(file)) return next();
    response.setHeader('Content-Type', 'application/json').end(readFileSync(file));
  };
}
