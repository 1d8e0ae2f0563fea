import type { LinkedFiles } from '../../markdown/links';
import { findFileProblem, findLinkProblem, toVersionLink, toPageLink } from '../../markdown/links';
import type { Mistake } from '../../markdown/mistake';
import type { PageIndex } from '../../markdown/links';
import type { SitePage } from '../pages';
import type { NavigationItem } from '../sidebar';
import { pathOf } from '../../../base/facts/base-url';

/** The rest of the site, as seen from one version. */
interface CheckContext {
  /** Folder of the version's Markdown files, relative to the site folder. */
  folder: string;
  /** URL path of the version, without a trailing slash; empty for the version at the root. */
  base: string;
  /** Pages of all versions. */
  index: PageIndex;
  files: LinkedFiles;
}

/**
 * Checks the pages of a version: content, paths, descriptions and links.
 * @returns mistakes, sorted by file and line
 */
export function findPageMistakes(pages: SitePage[], context: CheckContext): Mistake[] {
  const mistakes = [
    ...findDuplicatePaths(pages),
    ...findDuplicateDescriptions(pages),
    ...pages.flatMap((page) => [
      ...findPathMistakes(page),
      ...findNavigationMistakes(page),
      ...findContentMistakes(page, context),
    ]),
  ];
  // A partial's mistakes are reported by every page that imports it.
  const unique = new Map(mistakes.map((mistake) => [JSON.stringify(mistake), mistake]));
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0),
  );
}

/** Pages whose value equals that of an earlier page, each with the first page that has it. */
function findDuplicates(
  pages: SitePage[],
  valueOf: (page: SitePage) => string,
): { page: SitePage; first: SitePage }[] {
  const firstByValue = new Map<string, SitePage>();
  return pages.flatMap((page) => {
    const first = firstByValue.get(valueOf(page));
    if (first) return [{ page, first }];
    firstByValue.set(valueOf(page), page);
    return [];
  });
}

function findDuplicatePaths(pages: SitePage[]): Mistake[] {
  return findDuplicates(pages, ({ path }) => path).map(({ page, first }) => ({
    file: page.source,
    text:
      `${first.source} already uses the URL ${page.path}. ` +
      `Give one of them a different "slug" in its front matter, or move the file.`,
  }));
}

function findDuplicateDescriptions(pages: SitePage[]): Mistake[] {
  const described = pages.filter(({ description }) => description);
  return findDuplicates(described, ({ description }) => description).map(({ page, first }) => ({
    file: page.source,
    text: `${first.source} has the same description. Write a different one for each page.`,
  }));
}

/** Finds URLs that some servers can't serve: `npm run serve` exits at the first request for one. */
function findPathMistakes({ source, path }: SitePage): Mistake[] {
  if (/^[\x20-\x7e]*$/.test(path)) return [];
  return [
    {
      file: source,
      text:
        `The URL ${path} contains characters that some servers don't support. ` +
        `Rename the file, or add a "slug" to its front matter that uses only ASCII characters.`,
    },
  ];
}

function findNavigationMistakes({ id, source, inSidebar, frontMatter }: SitePage): Mistake[] {
  // Generated pages aren't in sidebars.ts; their plugin links to them.
  if (id === undefined || inSidebar === (frontMatter.navigation !== false)) return [];
  if (frontMatter.unlisted || frontMatter.draft) return [];
  return [
    {
      file: source,
      text: inSidebar
        ? `The front matter says "navigation: false", but sidebars.ts lists the page. Remove one of the two.`
        : `The page isn't in the side navigation. Add '${id}' to sidebars.ts, or "navigation: false" to its front ` +
          `matter to leave it out on purpose.`,
    },
  ];
}

/** Resolves a link of a page to a URL of this site or another one. */
const resolveLink = (url: string, file: string, { folder, base, index, files }: CheckContext) =>
  toVersionLink(toPageLink(url, file, folder, files), base, index);

/** Finds mistakes in the content, and links that don't resolve. */
function findContentMistakes({ id, content }: SitePage, context: CheckContext): Mistake[] {
  const { index, files } = context;
  const broken = content.links.flatMap(({ url, file, line, kind }): Mistake[] => {
    const text = kind
      ? findFileProblem(url, kind === 'image' ? file : undefined, index, files)
      : findLinkProblem(resolveLink(url, file, context), file, index, content.anchors, files);
    return text ? [{ file, line, text }] : [];
  });
  const all = [...content.mistakes, ...broken];
  // The text of a generated page isn't in a file, so its line numbers are meaningless.
  return id === undefined ? all.map(({ file, text }) => ({ file, text })) : all;
}

/**
 * Checks the links of a sidebar that point to this site.
 * @param file path of the sidebar file, for messages
 */
export function findSidebarMistakes(
  items: NavigationItem[],
  file: string,
  { index, files }: Pick<CheckContext, 'index' | 'files'>,
): Mistake[] {
  return items.flatMap((item): Mistake[] => {
    if (item.type === 'category') return findSidebarMistakes(item.items, file, { index, files });
    const [address = '', hash] = item.href.split('#');
    const path = pathOf(address);
    if (path === undefined) return [];
    const url = hash === undefined ? path : `${path}#${hash}`;
    const text = findLinkProblem(url, file, index, [], files);
    return text ? [{ file, text: `"${item.label}": ${text}` }] : [];
  });
}

/** Paths of all pages and URLs of other sites below sidebar items, without those that a page below lists. */
const targetsOf = (items: NavigationItem[]): string[] =>
  items.flatMap((item) => [
    ...(item.href === undefined ? [] : [pathOf(item.href) ?? item.href]),
    ...(item.type === 'category' && item.href === undefined ? targetsOf(item.items) : []),
  ]);

/**
 * Finds pages that the list on their section's page leaves out. Section pages without links to their section aren't
 * lists, and those with a component such as `<RecipeIndex>` list the pages by themselves.
 */
export function findUnlistedPages(
  items: NavigationItem[],
  pages: SitePage[],
  context: CheckContext,
): Mistake[] {
  return items.flatMap((item): Mistake[] => {
    if (item.type !== 'category' || item.href === undefined) return [];
    const page = pages.find(({ path }) => path === pathOf(item.href!));
    const isGenerated = page?.content.tree.children.some(
      (node) => node.type === 'mdxJsxFlowElement' && node.name?.endsWith('Index'),
    );
    if (!page || isGenerated) return [];
    const linked = new Set(
      page.content.links.map(({ url, file }) => resolveLink(url, file, context).split('#')[0]),
    );
    const targets = targetsOf(item.items);
    const missing = targets.filter((url) => !linked.has(url));
    if (missing.length === targets.length) return [];
    return missing.map((url) => ({
      file: page.source,
      text: `The page lists the pages of its section, but leaves out ${url}. Add a link to it.`,
    }));
  });
}
