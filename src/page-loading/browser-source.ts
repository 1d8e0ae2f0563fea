import flat from '@docusaurus/core/lib/client/flat';
import registry from '@generated/registry';
import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import { matchRoutes } from 'react-router-config';
import { fetchJson, NotFoundError } from './fetch-json';
import type { PageSource } from './loader';
import { isPageData, notFoundPath, pageDataUrl, type PageData } from './page-data';

const matchesOf = (path: string) => matchRoutes(routes, path);

/** Whether the scripts of this tab have a page at the path; the server may have newer ones. */
export function isKnownPage(path: string): boolean {
  return matchesOf(path).some(({ route }) => route.exact);
}

/**
 * Names of the script chunks of the page at a path. Those of the routes around it are loaded with the
 * first page; looking them up by their path, as Docusaurus does, would find the home page's as well.
 */
function chunkNamesOf(path: string): string[] {
  const page = matchesOf(path).find(({ route }) => route.exact);
  return Object.entries(routesChunkNames)
    .filter(([name]) => name.replace(/-[^-]+$/, '') === page?.route.path)
    .flatMap(([, names]) => Object.values(flat(names)));
}

/**
 * Page data in development, where no build has written any: the app has the routes of all pages.
 * @throws NotFoundError when no page has the path
 */
async function developmentPageData(path: string): Promise<PageData> {
  if (path !== notFoundPath && !isKnownPage(path)) throw new NotFoundError(`No page at ${path}`);
  const result = { title: path, description: '', headings: [], editUrl: '' };
  return {
    path,
    result: { ...result, section: null, previous: null, next: null, lastUpdate: null },
  };
}

/** Pages from the server and from Docusaurus' own chunks, which its routes load again from memory. */
export const browserSource: PageSource = {
  fetchPageData: (path) =>
    process.env.NODE_ENV === 'development'
      ? developmentPageData(path)
      : fetchJson(pageDataUrl(path), isPageData),
  async loadChunks(path) {
    await Promise.all(chunkNamesOf(path).map((name) => registry[name]?.[0]()));
    await Promise.all(matchesOf(path).map(({ route }) => route.component?.preload?.()));
  },
};
