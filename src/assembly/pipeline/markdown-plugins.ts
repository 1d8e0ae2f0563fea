import path from 'node:path';
import type { PageList } from '../../content/pages/pages';
import { rehypeTableNames } from '../../content/markdown/rehype-table-names';
import { remarkCode } from '../../content/markdown/remark-code';
import { remarkIslands } from '../../content/markdown/remark-islands';
import { remarkPartNames } from '../../content/markdown/remark-part-names';
import { remarkPageComponents } from '../../content/markdown/remark-page-components';
import { remarkLinks } from '../../content/markdown/remark-links';
import { remarkTypography } from '../../content/markdown/typography';
import { islandNames, pageComponents } from './page-components';
import { remarkReferenceTables } from '../../content/reference/remark-reference-tables';

/**
 * Markdown transforms of the site, as options of the docs plugin.
 * @param siteDir folder of the site
 * @param getSite returns all pages; called after they're loaded
 */
export function markdownPlugins(siteDir: string, getSite: () => PageList) {
  const generatedFilesDir = path.join(siteDir, '.docusaurus');
  return {
    // The others process the output of these two. Docusaurus' own plugins, which come next, read the list of headings.
    beforeDefaultRemarkPlugins: [remarkReferenceTables, remarkTypography],
    remarkPlugins: [
      remarkLinks(getSite),
      remarkCode(generatedFilesDir),
      remarkPartNames,
      remarkPageComponents(pageComponents),
      // Last, since it needs the final element names.
      remarkIslands(siteDir, generatedFilesDir, islandNames),
    ],
    rehypePlugins: [rehypeTableNames],
  };
}
