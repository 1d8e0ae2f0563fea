import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { toPageIndex, writeSiteIndex } from '../../markdown/page-index';
import { readVersions } from '../../markdown/page-registry';
import { pageMistakes } from './mistakes';

/**
 * Checks all pages of a version together before they are built: each has one address, stands in sidebars.ts or says
 * that it does not want to, and gives its headings explicit ids. Writes the index of pages and anchors
 * that the link check reads.
 */
export default function contentCheck({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'content-check',
    async allContentLoaded({ allContent }) {
      const versions = readVersions(allContent, siteDir).map(({ folder, base, pages }) => ({
        folder: path.relative(siteDir, folder),
        base,
        pages,
      }));
      const mistakes = versions.flatMap(({ pages }) => pageMistakes(pages));
      if (mistakes.length > 0) throw new Error(`Content check:\n- ${mistakes.join('\n- ')}`);
      writeSiteIndex(generatedFilesDir, {
        pages: toPageIndex(versions.flatMap(({ pages }) => pages)),
        versions: versions.map(({ folder, base }) => ({ folder, base })),
      });
    },
  };
}
