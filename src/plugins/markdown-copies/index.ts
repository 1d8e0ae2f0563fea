import type { LoadContext, Plugin } from '@docusaurus/types';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readVersions, type SitePage } from '../../markdown/page-registry';
import { factList } from '../../markdown/mdast';
import { plainMarkdown } from '../../markdown/plain-markdown';

/** The recipes as a list of links. */
function recipeList(pages: SitePage[]) {
  const recipes = pages.filter(({ frontMatter }) => frontMatter.kind !== undefined);
  return [
    factList(recipes.map(({ title, path, description }) => [`[${title}](${path})`, description])),
  ];
}

/**
 * Writes each page once more as plain Markdown, at its address with `.md` behind it; the home page is
 * `index.md`.
 */
export default function markdownCopies({ siteDir }: LoadContext): Plugin {
  let pages: SitePage[] = [];
  return {
    name: 'markdown-copies',
    async allContentLoaded({ allContent }) {
      pages = readVersions(allContent, siteDir)
        .flatMap((version) => version.pages)
        .filter(({ unlisted }) => !unlisted);
    },
    async postBuild({ outDir }) {
      const list = recipeList(pages);
      const parts = { RecipeIndex: list, RecipeTable: list };
      for (const { text, path: address, title, description } of pages) {
        const file = path.join(outDir, `${address === '/' ? '/index' : address}.md`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, plainMarkdown(text, title, description, parts));
      }
    },
  };
}
