import type { LinkedFiles } from '../../markdown/links';
import {
  brokenLinkReason,
  linkInVersion,
  missingImageReason,
  toPageLink,
} from '../../markdown/links';
import type { Mistake } from '../../markdown/mistake';
import type { PageIndex } from '../../markdown/links';
import type { SitePage } from '../pages';
import type { NavigationItem } from '../../sidebar/sidebar';
import { pathOf } from '../../site/base-url';

/** Facts about the site that the pages of a version are checked against. */
export interface CheckContext {
  /** Folder of the version's Markdown files, from the site's folder. */
  folder: string;
  /** Path of its pages, without a trailing slash; empty for the version at the root. */
  base: string;
  /** The pages of all versions. */
  index: PageIndex;
  files: LinkedFiles;
}

/**
 * Checks the pages of a version: what each file says, addresses, descriptions, links and pictures.
 * @returns mistakes in the order of the files; none if all is right
 */
export function pageMistakes(pages: SitePage[], context: CheckContext): Mistake[] {
  const mistakes = [
    ...duplicateAddresses(pages),
    ...sharedDescriptions(pages),
    ...pages.flatMap((page) => [
      ...addressMistakes(page),
      ...navigationMistakes(page),
      ...textMistakes(page, context),
    ]),
  ];
  // A partial is read by each page that has it.
  const unique = new Map(mistakes.map((mistake) => [JSON.stringify(mistake), mistake]));
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file, 'en') || (a.line ?? 0) - (b.line ?? 0),
  );
}

/** The pages that have something in common with an earlier page, each with that page. */
function repetitions(
  pages: SitePage[],
  valueOf: (page: SitePage) => string,
): { page: SitePage; first: SitePage }[] {
  const firsts = new Map<string, SitePage>();
  return pages.flatMap((page) => {
    const first = firsts.get(valueOf(page));
    if (first) return [{ page, first }];
    firsts.set(valueOf(page), page);
    return [];
  });
}

function duplicateAddresses(pages: SitePage[]): Mistake[] {
  return repetitions(pages, ({ path }) => path).map(({ page, first }) => ({
    file: page.source,
    text:
      `${first.source} has the address ${page.path}, too. ` +
      `Give one of them another "slug" in its front matter, or move the file.`,
  }));
}

function sharedDescriptions(pages: SitePage[]): Mistake[] {
  const described = pages.filter(({ description }) => description);
  return repetitions(described, ({ description }) => description).map(({ page, first }) => ({
    file: page.source,
    text: `${first.source} has the same description. Say in each what only that page is about.`,
  }));
}

/** An address that some servers can't serve; `npm run serve` ends at the first request for it. */
function addressMistakes({ source, path }: SitePage): Mistake[] {
  if (/^[\x20-\x7e]*$/.test(path)) return [];
  return [
    {
      file: source,
      text:
        `The address ${path} has letters that some servers can't serve. ` +
        `Rename the file, or add a "slug" with the letters a to z to its front matter.`,
    },
  ];
}

function navigationMistakes({ id, source, inSidebar, frontMatter }: SitePage): Mistake[] {
  // A page that a plugin makes isn't in sidebars.ts; the plugin links to it.
  if (id === undefined || inSidebar === (frontMatter.navigation !== false)) return [];
  return [
    {
      file: source,
      text: inSidebar
        ? `The front matter says "navigation: false", but sidebars.ts lists the page. Remove one of the two.`
        : `The page is listed nowhere. Add '${id}' to sidebars.ts, or "navigation: false" to its front ` +
          `matter to keep it out of the side navigation.`,
    },
  ];
}

/** The mistakes in a page's text, with those of links and pictures, which need the other pages. */
function textMistakes(
  { id, content }: SitePage,
  { folder, base, index, files }: CheckContext,
): Mistake[] {
  const links = content.links.map(({ url, file, line }) => {
    const target = linkInVersion(toPageLink(url, file, folder, files), base, index);
    return { file, line, text: brokenLinkReason(target, file, index, content.anchors, files) };
  });
  const images = content.images.map(({ url, file, line }) => ({
    file,
    line,
    text: missingImageReason(url, file, files),
  }));
  const broken = [...links, ...images].filter((each): each is typeof each & Mistake => !!each.text);
  const all: Mistake[] = [...content.mistakes, ...broken];
  // The text of a page that a plugin makes isn't in a file, so its lines are in none.
  return id === undefined ? all.map(({ file, text }) => ({ file, text })) : all;
}

/**
 * Checks the links of a sidebar that aren't pages of it.
 * @param file of the sidebar, for messages
 */
export function sidebarMistakes(
  items: NavigationItem[],
  file: string,
  { index, files }: Pick<CheckContext, 'index' | 'files'>,
): Mistake[] {
  return items.flatMap((item): Mistake[] => {
    if (item.type === 'category') return sidebarMistakes(item.items, file, { index, files });
    const [address = '', hash] = item.href.split('#');
    const path = pathOf(address);
    if (path === undefined) return [];
    const url = hash === undefined ? path : `${path}#${hash}`;
    const text = brokenLinkReason(url, file, index, [], files);
    return text ? [{ file, text: `"${item.label}": ${text}` }] : [];
  });
}
