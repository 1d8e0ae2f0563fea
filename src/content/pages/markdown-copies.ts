import type { Paragraph, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { toMarkdown } from 'mdast-util-to-markdown';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { BuiltDocument } from './built-document';
import type { PageList, SitePage } from './pages';
import { addressOf, pathOf } from '../../base/facts/base-url';
import { llmsFullPath, llmsPath, markdownCopyPath } from '../../base/facts/paths';
import { toAbsoluteUrl, formatLlmsFull, formatLlmsList } from './copies/llms';
import { groupInReadingOrder } from './copies/reading-order';
import { readRenderedContent } from './rendered-content';
import { straighten } from '../markdown/typography';
import { versionAt } from '../versions/list';

const paragraph = (value: string): Paragraph => ({
  type: 'paragraph',
  children: [{ type: 'text', value }],
});

/**
 * Returns a page as Markdown.
 * @param source where it's from, for readers of only this file
 */
function toText({ title, description }: SitePage, { children }: Root, source?: string): string {
  const root: Root = {
    type: 'root',
    children: [
      { type: 'heading', depth: 1, children: [{ type: 'text', value: title }] },
      { type: 'blockquote', children: [paragraph(description)] },
      ...children,
    ],
  };
  // Tools look for what people type.
  visit(root, 'text', (node) => {
    node.value = straighten(node.value);
  });
  // Not as Markdown, which would write the URLs as links, and escape them.
  if (source !== undefined) root.children.splice(2, 0, { type: 'html', value: source });
  return toMarkdown(root, { bullet: '-', rule: '-', extensions: [gfmToMarkdown()] });
}

/** Says where a copy is from, and where the others are. */
function sourceOf({ path: page, lastUpdate }: SitePage): string {
  return [
    `Theme UI ${versionAt(page).release}`,
    ...(lastUpdate ? [`Changed ${lastUpdate}`] : []),
    `Page: ${toAbsoluteUrl(encodeURI(addressOf(page)), page)}`,
    `All pages: ${toAbsoluteUrl(addressOf(llmsPath), page)}`,
  ].join(' · ');
}

/** Makes the URLs of a page's content absolute, so that they resolve outside the page. */
function makeAbsolute(content: Root, page: SitePage): Root {
  visit(content, ['link', 'image'], (node) => {
    if ('url' in node) node.url = toAbsoluteUrl(node.url, page.path);
  });
  return content;
}

/**
 * Writes a Markdown copy of each built page to its path plus `.md` (`index.md` for the home page). Also writes a list
 * of the current version's copies (`llms.txt`) and all of them in one file (`llms-full.txt`), in reading order.
 * @throws if a page has no content to copy
 */
export async function writeMarkdownCopies(
  { versions }: PageList,
  documents: BuiltDocument[],
  outDir: string,
): Promise<void> {
  const htmlOf = new Map(documents.map(({ route, html }) => [pathOf(route), html]));
  const write = (file: string, text: string) => writeFile(path.join(outDir, file), text);
  const current = versions.find(({ base }) => base === '')!;
  const fullTexts = new Map<SitePage, string>();
  for (const { pages } of versions) {
    for (const page of pages.filter(({ unlisted }) => !unlisted)) {
      const content = readRenderedContent(htmlOf.get(page.path)!, page.source);
      makeAbsolute(content, page);
      await write(markdownCopyPath(page.path), toText(page, content, sourceOf(page)));
      if (pages === current.pages) fullTexts.set(page, toText(page, content));
    }
  }
  const groups = groupInReadingOrder(current.navigation, [...fullTexts.keys()]);
  await write(llmsPath, straighten(formatLlmsList(groups)));
  await write(
    llmsFullPath,
    formatLlmsFull(groups, (page) => fullTexts.get(page)!),
  );
}
