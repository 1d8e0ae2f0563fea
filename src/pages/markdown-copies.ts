import type { RootContent } from 'mdast';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readGroups, type PageGroup } from './page-groups';
import type { Site, SitePage } from './pages';
import { labeledList } from '../markdown/mdast';
import { plainMarkdown, plainTree } from './plain-markdown';
import { addressOf } from '../site/base-url';
import { markdownCopyPath } from '../site/paths';
import {
  resolveCopyUrl,
  resolveLocalFile,
  getPublishedPath,
  type CopyContext,
} from './copies/addresses';
import {
  toAbsoluteUrl,
  formatLlmsFull,
  llmsFullPath,
  formatLlmsList,
  llmsPath,
} from './copies/llms';
import { groupInReadingOrder } from './copies/reading-order';

/** A page to copy, and the version that its URLs are resolved for. */
interface CopiedPage {
  page: SitePage;
  context: CopyContext;
}

/** Replaces a component that lists the pages of groups, which has no Markdown content. */
const createIndex = (groups: PageGroup[]) =>
  groups.flatMap(({ label, pages }): RootContent[] => [
    { type: 'heading', depth: 3, children: [{ type: 'text', value: label }] },
    labeledList(pages.map(({ path, title, summary }) => [`[${title}](${path})`, summary])),
  ]);

/** Adds the base path to a root-relative URL; other URLs are unchanged. */
const addBasePath = (url: string) => (url.startsWith('/') ? addressOf(url) : url);

/**
 * Writes a plain Markdown copy of each page to its path plus `.md` (`index.md` for the home page). Also writes a list
 * of the current version's copies (`llms.txt`) and all of them in one file (`llms-full.txt`), in reading order.
 */
export async function writeMarkdownCopies(
  { dir, versions, index, pathOfFile }: Site,
  outDir: string,
): Promise<void> {
  const copied = versions.flatMap(({ folder, base, pages }) => {
    const context: CopyContext = { folder, base, index, pathOfFile };
    return pages.filter(({ unlisted }) => !unlisted).map((page): CopiedPage => ({ page, context }));
  });
  const currentVersion = versions.find(({ base }) => base === '')!;
  const current = groupInReadingOrder(
    currentVersion.navigation,
    copied.flatMap(({ page, context }) => (context.base === '' ? [page] : [])),
  );
  async function write(file: string, text: string): Promise<void> {
    const target = path.join(outDir, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, text);
  }
  async function copyLocalFiles({ page, context }: CopiedPage): Promise<void> {
    for (const { url, file } of [...page.content.images, ...page.content.links]) {
      const local = resolveLocalFile(url, file);
      if (local === undefined || /\.mdx?$/.test(local) || local.startsWith('static/')) continue;
      const target = path.join(outDir, getPublishedPath(local, context));
      await mkdir(path.dirname(target), { recursive: true });
      await copyFile(path.join(dir, local), target);
    }
  }
  const recipes = createIndex(readGroups(currentVersion, '/recipes'));
  const replacements = {
    ComponentIndex: createIndex(readGroups(currentVersion, '/components')),
    RecipeIndex: recipes,
    RecipeTable: recipes,
  };
  const currentPages = new Set(current.flatMap((group) => group.pages));
  const texts = new Map<SitePage, string>();
  for (const each of copied) {
    const { page, context } = each;
    const tree = plainTree(page.content, replacements);
    const resolveUrl = (url: string) => resolveCopyUrl(url, page.source, context);
    const text = plainMarkdown(page, tree, (url) => addBasePath(resolveUrl(url)));
    await write(markdownCopyPath(page.path), text);
    await copyLocalFiles(each);
    if (!currentPages.has(page)) continue;
    texts.set(
      page,
      plainMarkdown(page, tree, (url) => toAbsoluteUrl(resolveUrl(url), page.path)),
    );
  }
  await write(llmsPath, formatLlmsList(current));
  await write(
    llmsFullPath,
    formatLlmsFull(current, (page) => texts.get(page)!),
  );
}
