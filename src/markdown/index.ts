import path from 'node:path';
import { siteUrl } from '../site/address';
import { addressOf } from '../site/base-url';
import { isBelow } from '../site/paths';
import { readSiteIndex } from './page-index';
import { rehypeFirstView } from './rehype-first-view';
import { rehypeTableNames } from './rehype-table-names';
import { remarkCode } from './remark-code';
import { remarkIslands } from './remark-islands';
import { remarkPageComponents } from './remark-page-components';
import { remarkLinks } from './remark-links';
import { remarkReferenceTables } from './remark-reference-tables';
import { remarkSince } from './remark-since';

const generatedFilesDir = (siteDir: string) => path.join(siteDir, '.docusaurus');

/** The Markdown transforms of the site in a folder, as options of the docs plugin. */
export function markdownPlugins(siteDir: string) {
  const generated = generatedFilesDir(siteDir);
  return {
    remarkPlugins: [
      // Before the others, which look at what it writes.
      remarkReferenceTables,
      remarkSince,
      remarkLinks(siteDir, generated),
      remarkCode(generated),
      remarkPageComponents,
      // Last: what each element becomes is settled.
      remarkIslands(siteDir, generated),
    ],
    // Names before the page is cut in two.
    rehypePlugins: [rehypeTableNames, rehypeFirstView],
  };
}

/**
 * The pages as search engines get them: those of the newest version. The list is there once all plugins have
 * loaded their content.
 */
export function sitemapItems(siteDir: string): { url: string; lastmod: string | null }[] {
  const { pages, versions } = readSiteIndex(generatedFilesDir(siteDir));
  const isOlder = (page: string) => versions.some(({ base }) => base && isBelow(page, base));
  return Object.entries(pages)
    .filter(([page, { unlisted }]) => !unlisted && !isOlder(page))
    .map(([page, { lastUpdate }]) => ({ url: siteUrl + addressOf(page), lastmod: lastUpdate }));
}
