import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { writeSiteIndex } from '../../markdown/page-index';
import { readAnchors } from '../../markdown/page-source';
import { cleanPath } from '../../site/paths';
import { pageMistakes, type CheckedPage } from './mistakes';

/**
 * Checks all pages of a version together before they are built: each has one address, stands in sidebars.ts or says
 * that it does not want to, and gives its headings explicit ids. Writes the index of pages and anchors
 * that the link check reads.
 */
export default function contentCheck({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  function toPage(doc: DocMetadata): CheckedPage {
    const file = aliasedSitePathToRelativePath(doc.source);
    return {
      id: doc.id,
      file,
      path: cleanPath(doc.permalink),
      description: doc.description,
      inSidebar: doc.sidebar !== undefined,
      wantsNavigation: doc.frontMatter['navigation' as never] !== false,
      source: readFileSync(path.join(siteDir, file), 'utf8'),
    };
  }
  return {
    name: 'content-check',
    async allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
      const versions = docs.loadedVersions.map((version) => ({
        folder: path.relative(siteDir, version.contentPath),
        base: version.path.replace(/\/$/, ''),
        pages: version.docs.map(toPage),
      }));
      const mistakes = versions.flatMap(({ pages }) => pageMistakes(pages));
      if (mistakes.length > 0) throw new Error(`Content check:\n- ${mistakes.join('\n- ')}`);
      writeSiteIndex(generatedFilesDir, {
        pages: Object.fromEntries(
          versions.flatMap(({ pages }) =>
            pages.map(({ path, source }) => [path, readAnchors(source)]),
          ),
        ),
        versions: versions.map(({ folder, base }) => ({ folder, base })),
      });
    },
  };
}
