import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Site, SitePage } from './pages';
import { factList } from '../markdown/mdast';
import { plainMarkdown, plainTree } from './plain-markdown';
import { addressOf } from '../site/base-url';
import { markdownCopyPath } from '../site/paths';
import { copyAddress, localFile, localFilePath, type CopyContext } from './copies/addresses';
import { absoluteAddress, llmsFull, llmsFullPath, llmsList, llmsPath } from './copies/llms';
import { inReadingOrder } from './copies/reading-order';

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
export async function writeMarkdownCopies(
  { dir, versions, index, pathOfFile }: Site,
  outDir: string,
): Promise<void> {
  const copied = versions.flatMap(({ folder, base, pages }) => {
    const context: CopyContext = { folder, base, index, pageOf: pathOfFile };
    return pages.filter(({ unlisted }) => !unlisted).map((page): CopiedPage => ({ page, context }));
  });
  const current = inReadingOrder(
    versions.find(({ base }) => base === '')!.navigation,
    copied.flatMap(({ page, context }) => (context.base === '' ? [page] : [])),
  );
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
      await copyFile(path.join(dir, local), target);
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
}
