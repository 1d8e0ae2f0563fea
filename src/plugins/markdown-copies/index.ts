import type { LoadContext, Plugin } from '@docusaurus/types';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toPageIndex } from '../../markdown/page-index';
import { readVersions, type LoadedDocs, type SitePage } from '../../markdown/page-registry';
import { factList } from '../../markdown/mdast';
import { plainMarkdown, plainTree } from '../../markdown/plain-markdown';
import { navigationOf } from '../../navigation/read-sidebar';
import { addressOf } from '../../site/base-url';
import { buildStep } from '../../site/build-steps';
import { markdownCopyPath } from '../../site/paths';
import { copyAddress, copyContext, localFile, localFilePath, type CopyContext } from './addresses';
import { absoluteAddress, llmsFull, llmsFullPath, llmsList, llmsPath } from './llms';
import { inReadingOrder, type PageGroup } from './reading-order';

/** A page to copy, and what its addresses depend on. */
interface CopiedPage {
  page: SitePage;
  context: CopyContext;
}

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
 * Writes each page once more as plain Markdown, at its address with `.md` after it; the home page is
 * `index.md`. Lists the copies of the current version in reading order (`llms.txt`), and joins them in one
 * file (`llms-full.txt`).
 */
export default function markdownCopies({ siteDir }: LoadContext): Plugin {
  let copied: CopiedPage[] = [];
  let current: PageGroup[] = [];
  return {
    name: 'markdown-copies',
    async allContentLoaded({ allContent }) {
      const docs = allContent['docusaurus-plugin-content-docs']!.default as LoadedDocs;
      const versions = readVersions(allContent);
      const pages = versions.flatMap((version) => version.pages);
      const all = { pages, index: toPageIndex(pages) };
      copied = versions.flatMap((version) => {
        const context = copyContext(version, all, siteDir);
        return version.pages
          .filter(({ unlisted }) => !unlisted)
          .map((page): CopiedPage => ({ page, context }));
      });
      current = inReadingOrder(
        navigationOf(docs.loadedVersions.find(({ isLast }) => isLast)!),
        copied.flatMap(({ page, context }) => (context.base === '' ? [page] : [])),
      );
    },
    postBuild: buildStep(async ({ outDir }) => {
      async function write(file: string, text: string): Promise<void> {
        const target = path.join(outDir, file);
        await mkdir(path.dirname(target), { recursive: true });
        await writeFile(target, text);
      }
      async function copyLocalFiles({ page, context }: CopiedPage): Promise<void> {
        for (const { url, file } of [...page.content.images, ...page.content.links]) {
          const local = localFile(url, file);
          if (local === undefined || /\.mdx?$/.test(local) || local.startsWith('static/')) continue;
          const target = path.join(outDir, localFilePath(local, context));
          await mkdir(path.dirname(target), { recursive: true });
          await copyFile(path.join(siteDir, local), target);
        }
      }
      const list = recipeList(copied.map(({ page }) => page));
      const parts = { RecipeIndex: list, RecipeTable: list };
      const isCurrent = new Set(current.flatMap((group) => group.pages));
      const texts = new Map<SitePage, string>();
      for (const each of copied) {
        const { page, context } = each;
        const tree = plainTree(page.content, parts);
        const addressFor = (url: string) => copyAddress(url, page.source, context);
        const text = plainMarkdown(page, tree, (url) => addressOnSite(addressFor(url)));
        await write(markdownCopyPath(page.path), text);
        await copyLocalFiles(each);
        if (!isCurrent.has(page)) continue;
        texts.set(
          page,
          plainMarkdown(page, tree, (url) => absoluteAddress(addressFor(url), page.path)),
        );
      }
      await write(llmsPath, llmsList(current));
      await write(
        llmsFullPath,
        llmsFull(current, (page) => texts.get(page)!),
      );
    }),
  };
}
