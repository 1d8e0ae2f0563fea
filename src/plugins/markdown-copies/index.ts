import type { DocMetadata, LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath } from '@docusaurus/utils';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { plainMarkdown } from '../../markdown/plain-markdown';
import { cleanPath } from '../../site/paths';

/**
 * Writes each page once more as plain Markdown, at its address with `.md` behind it; the home page is
 * `index.md`.
 */
export default function markdownCopies({ siteDir }: LoadContext): Plugin {
  let docs: DocMetadata[] = [];
  return {
    name: 'markdown-copies',
    async allContentLoaded({ allContent }) {
      const content = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
      docs = content.loadedVersions.flatMap((version) => version.docs);
    },
    async postBuild({ outDir }) {
      // One after the other: all at once would hold all pages in memory.
      for (const { source, permalink, title, description } of docs) {
        const page = path.join(siteDir, aliasedSitePathToRelativePath(source));
        const address = cleanPath(permalink);
        const file = path.join(outDir, `${address === '/' ? '/index' : address}.md`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, plainMarkdown(await readFile(page, 'utf8'), title, description));
      }
    },
  };
}
