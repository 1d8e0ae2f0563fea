import path from 'node:path';
import type { Site } from '../pages/pages';
import { rehypeTableNames } from '../markdown/rehype-table-names';
import { remarkCode } from '../markdown/remark-code';
import { remarkIslands } from '../markdown/remark-islands';
import { remarkPageComponents } from '../markdown/remark-page-components';
import { remarkLinks } from '../markdown/remark-links';
import { remarkReferenceTables } from '../reference/remark-reference-tables';

/**
 * Markdown transforms of the site, as options of the docs plugin.
 * @param siteDir folder of the site
 * @param getSite returns all pages; called after they're loaded
 */
export function markdownPlugins(siteDir: string, getSite: () => Site) {
  const generatedFilesDir = path.join(siteDir, '.docusaurus');
  return {
    remarkPlugins: [
      // First, since the others process its output.
      remarkReferenceTables,
      remarkLinks(getSite),
      remarkCode(generatedFilesDir),
      remarkPageComponents,
      // Last, since it needs the final element names.
      remarkIslands(siteDir, generatedFilesDir),
    ],
    // Table names come first: they depend on headings, which the second plugin moves into sections.
    rehypePlugins: [rehypeTableNames],
  };
}
