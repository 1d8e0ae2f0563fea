import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { toPageIndex, writeSiteIndex } from '../../markdown/page-index';
import { readVersions } from '../../markdown/page-registry';
import { olderVersions, versionListFile } from '../../versions/list';
import { pageMistakes } from './mistakes';

/** @throws when versions.json and version-list.json differ */
function checkVersionList(allContent: AllContent): void {
  const { loadedVersions } = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
  const built = loadedVersions
    .filter(({ isLast }) => !isLast)
    .map(({ versionName }) => versionName);
  const listed = olderVersions.map(({ name }) => name);
  if (built.join() === listed.join()) return;
  throw new Error(
    `versions.json has ${built.join(', ') || 'no version'}, and "older" in ${versionListFile} has ` +
      `${listed.join(', ') || 'none'}. Both name the same versions, the newest first; correct the one that is wrong.`,
  );
}

/**
 * Checks all pages of a version together before they are built: each has one address, stands in sidebars.ts or says
 * that it does not want to, and gives its headings explicit ids. Writes the index of pages and anchors
 * that the link check reads.
 */
export default function contentCheck({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: 'content-check',
    async allContentLoaded({ allContent }) {
      checkVersionList(allContent);
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
