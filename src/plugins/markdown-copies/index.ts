import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readVersions, type SitePage } from '../../markdown/page-registry';
import { factList } from '../../markdown/mdast';
import { plainMarkdown, plainTree } from '../../markdown/plain-markdown';
import { navigationOf } from '../../navigation/read-sidebar';
import { addressOf } from '../../site/base-url';
import { markdownCopyPath } from '../../site/paths';
import { versionAt } from '../../versions/list';
import { absoluteAddress, llmsFull, llmsFullPath, llmsList, llmsPath } from './llms';
import { inReadingOrder, type PageGroup } from './reading-order';

/** The recipes as a list of links. */
function recipeList(pages: SitePage[]) {
  const recipes = pages.filter(({ frontMatter }) => frontMatter.kind !== undefined);
  return [
    factList(recipes.map(({ title, path, description }) => [`[${title}](${path})`, description])),
  ];
}

/** Links in a copy stay on its origin. */
const addressOnSite = (url: string) => (url.startsWith('/') ? addressOf(url) : url);

/**
 * Writes each page once more as plain Markdown, at its address with `.md` behind it; the home page is
 * `index.md`. Lists the copies of the current version in reading order (`llms.txt`), and joins them in one
 * file (`llms-full.txt`).
 */
export default function markdownCopies({ siteDir }: LoadContext): Plugin {
  let pages: SitePage[] = [];
  let current: PageGroup[] = [];
  return {
    name: 'markdown-copies',
    async allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs']!.default as LoadedContent;
      const versions = readVersions(allContent, siteDir).map(({ base, pages }) => ({
        base,
        pages: pages.filter(({ unlisted }) => !unlisted),
      }));
      pages = versions.flatMap((version) => version.pages);
      current = inReadingOrder(
        navigationOf(docs.loadedVersions.find(({ isLast }) => isLast)!),
        versions.find(({ base }) => base === '')!.pages,
      );
    },
    async postBuild({ outDir }) {
      async function write(file: string, text: string): Promise<void> {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, text);
      }
      const list = recipeList(pages);
      const parts = { RecipeIndex: list, RecipeTable: list };
      const isCurrent = new Set(current.flatMap((group) => group.pages));
      const texts = new Map<SitePage, string>();
      for (const page of pages) {
        const tree = plainTree(page.text, parts, versionAt(page.path));
        await write(markdownCopyPath(page.path), plainMarkdown(page, tree, addressOnSite));
        if (!isCurrent.has(page)) continue;
        const addressFor = (url: string) => absoluteAddress(url, page.path);
        texts.set(page, plainMarkdown(page, tree, addressFor));
      }
      await write(llmsPath, llmsList(current));
      await write(
        llmsFullPath,
        llmsFull(current, (page) => texts.get(page)!),
      );
    },
  };
}
