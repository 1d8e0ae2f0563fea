import { Feed } from 'feed';
import type { Nodes } from 'mdast';
import { siteUrl } from '../../base/facts/address';
import { addressOf } from '../../base/facts/base-url';
import { escapeHtml } from '../../base/facts/escape-html';
import { changesFeedPath, changesPath, fullTitle, siteName } from '../../base/facts/facts';
import type { Change } from './read-changes';

/** Must not change, even if the site moves, or feed readers show every entry again. */
const feedId = 'tag:theme-ui.com,2026:changes';

const absolute = (path: string) => siteUrl + addressOf(path);

/** Converts an entry's content to HTML. Unsupported elements become their text. */
function toHtml(node: Nodes): string {
  const inner = 'children' in node ? node.children.map(toHtml).join('') : '';
  switch (node.type) {
    case 'paragraph':
      return `<p>${inner}</p>`;
    case 'link': {
      const href = node.url.startsWith('/') ? absolute(node.url) : node.url;
      return `<a href="${escapeHtml(href)}">${inner}</a>`;
    }
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'text':
      return escapeHtml(node.value.replace(/\s+/g, ' '));
    default:
      return inner;
  }
}

/**
 * Renders the entries as an Atom feed (RFC 4287).
 * @param page title and description of the changes page
 * @param changes newest first, at least one
 * @returns XML
 */
export function changesFeed(
  { title, description }: { title: string; description: string },
  changes: Change[],
): string {
  const feed = new Feed({
    id: feedId,
    title: fullTitle(title),
    description,
    link: absolute(changesPath),
    feed: absolute(changesFeedPath),
    updated: new Date(changes[0]!.date),
    author: { name: siteName, link: absolute('/') },
    generator: false,
  });
  for (const { id, date, title, content } of changes) {
    feed.addItem({
      id: `${feedId}/${id}`,
      // The feed package marks titles as HTML.
      title: escapeHtml(title),
      link: absolute(`${changesPath}#${id}`),
      date: new Date(date),
      content: content.map(toHtml).join(''),
    });
  }
  return feed.atom1();
}
