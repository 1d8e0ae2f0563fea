import type { SitePage } from '../pages';
import { siteUrl } from '../../site/address';
import { addressOf } from '../../site/base-url';
import { libraryVersion, siteDescription, siteName } from '../../site/facts';
import { markdownCopyPath } from '../../site/paths';
import type { PageGroup } from './reading-order';

/** Path of the list of all Markdown copies: https://llmstxt.org */
export const llmsPath = '/llms.txt';

/** Path of all Markdown copies in one file. */
export const llmsFullPath = '/llms-full.txt';

const head = [
  `# ${siteName}`,
  `> ${siteDescription}`,
  `These pages describe Theme UI ${libraryVersion}.`,
];

const join = (blocks: string[]) => `${blocks.join('\n\n')}\n`;

/**
 * The address of a link for those who do not know what page it stands in.
 * @param url as the page has it
 * @param page path of the page from the site's root
 */
export function absoluteAddress(url: string, page: string): string {
  if (url.startsWith('#')) return siteUrl + encodeURI(addressOf(page)) + url;
  return url.startsWith('/') ? siteUrl + addressOf(url) : url;
}

const toLine = ({ path, title, description }: SitePage) =>
  `- [${title}](${siteUrl}${encodeURI(addressOf(markdownCopyPath(path)))}): ${description}`;

/** The list of the Markdown copies, with what each page is about. */
export function llmsList(groups: PageGroup[]): string {
  return join([
    ...head,
    `Each entry is the Markdown copy of a page. All of them in one file: ${siteUrl}${addressOf(llmsFullPath)}`,
    ...groups.flatMap(({ title, pages }) => [`## ${title}`, pages.map(toLine).join('\n')]),
  ]);
}

/**
 * All pages in one text.
 * @param groups the pages in their order
 * @param textOf the page as Markdown, whose links resolve anywhere
 */
export function llmsFull(groups: PageGroup[], textOf: (page: SitePage) => string): string {
  const pages = groups.flatMap((group) => group.pages);
  return join([
    ...head,
    ...pages.flatMap((page) => [
      '---',
      `Page: ${siteUrl}${encodeURI(addressOf(page.path))}`,
      textOf(page).trimEnd(),
    ]),
  ]);
}
