import path from 'node:path';
import type { Site } from '../pages/pages';
import { rehypeFirstView } from '../markdown/rehype-first-view';
import { rehypeTableNames } from '../markdown/rehype-table-names';
import { remarkCode } from '../markdown/remark-code';
import { remarkIslands } from '../markdown/remark-islands';
import { remarkPageComponents } from '../markdown/remark-page-components';
import { remarkLinks } from '../markdown/remark-links';
import { remarkReferenceTables } from '../reference/remark-reference-tables';
import { remarkSince } from '../markdown/remark-since';

const generatedFilesDir = (siteDir: string) => path.join(siteDir, '.docusaurus');

/**
 * The Markdown transforms of the site, as options of the docs plugin.
 * @param siteDir folder of the site
 * @param site what is known of all pages once they are loaded
 */
export function markdownPlugins(siteDir: string, site: () => Site) {
  const generated = generatedFilesDir(siteDir);
  return {
    remarkPlugins: [
      // Before the others, which look at what it writes.
      remarkReferenceTables,
      remarkSince,
      remarkLinks(site),
      remarkCode(generated),
      remarkPageComponents,
      // Last: what each element becomes is settled.
      remarkIslands(siteDir, generated),
    ],
    // Names before the page is cut in two.
    rehypePlugins: [rehypeTableNames, rehypeFirstView],
  };
}
