import type { SitePage } from '../pages';
import { siteUrl } from '../../../base/facts/address';
import { addressOf } from '../../../base/facts/base-url';
import { libraryVersion, siteDescription, siteName } from '../../../base/facts/facts';
import { llmsFullPath, markdownCopyPath, referenceDataPath } from '../../../base/facts/paths';
import type { ReadingGroup } from './reading-order';

const header = [
  `# ${siteName}`,
  `> ${siteDescription}`,
  `These pages describe Theme UI ${libraryVersion}.`,
];

const join = (blocks: string[]) => `${blocks.join('\n\n')}\n`;

/**
 * Makes a link absolute, so that it resolves outside its page.
 * @param url as in the built page
 * @param page path of the page, relative to the site root
 */
export function toAbsoluteUrl(url: string, page: string): string {
  if (url.startsWith('#')) return siteUrl + encodeURI(addressOf(page)) + url;
  return url.startsWith('/') ? siteUrl + url : url;
}

const toLine = ({ path, title, description }: SitePage) =>
  `- [${title}](${siteUrl}${encodeURI(addressOf(markdownCopyPath(path)))}): ${description}`;

/** Formats `llms.txt`: a list of the Markdown copies with their descriptions. */
export function formatLlmsList(groups: ReadingGroup[]): string {
  return join([
    ...header,
    `Each entry is the Markdown copy of a page. All pages in one file: ${siteUrl}${addressOf(llmsFullPath)}`,
    `All components with their props, and all scales, as JSON: ${siteUrl}${addressOf(referenceDataPath)}`,
    ...groups.flatMap(({ title, pages }) => [`## ${title}`, pages.map(toLine).join('\n')]),
  ]);
}

/**
 * Formats `llms-full.txt`: all pages in one text.
 * @param groups pages in reading order
 * @param textOf returns a page as Markdown with absolute links
 */
export function formatLlmsFull(groups: ReadingGroup[], textOf: (page: SitePage) => string): string {
  const pages = groups.flatMap((group) => group.pages);
  return join([
    ...header,
    ...pages.flatMap((page) => [
      '---',
      `Page: ${siteUrl}${encodeURI(addressOf(page.path))}`,
      textOf(page).trimEnd(),
    ]),
  ]);
}
