import { Feed } from 'feed';
import type { PhrasingContent } from 'mdast';
import { changeId, changeLabel, changesPage, type Change } from '../../content/changes';
import { phrasing } from '../../markdown/mdast';
import { siteUrl } from '../../site/address';
import { addressOf } from '../../site/base-url';
import { escapeHtml } from '../../site/escape-html';
import { changesFeedPath, changesPath, fullTitle, siteName } from '../../site/facts';

/** Stays as it is wherever the site is published, or feed readers show every entry once more. */
const feedId = 'tag:theme-ui.com,2026:changes';

const absolute = (path: string) => siteUrl + addressOf(path);

/** HTML of what stands in a sentence. */
function toHtml(node: PhrasingContent): string {
  if (node.type === 'link') {
    const href = node.url.startsWith('/') ? absolute(node.url) : node.url;
    return `<a href="${escapeHtml(href)}">${node.children.map(toHtml).join('')}</a>`;
  }
  if (node.type === 'inlineCode') return `<code>${escapeHtml(node.value)}</code>`;
  return 'value' in node ? escapeHtml(node.value) : '';
}

/**
 * The entries as an Atom feed (RFC 4287).
 * @param changes newest first, one at least
 * @returns its XML
 */
export function changesFeed(changes: Change[]): string {
  const feed = new Feed({
    id: feedId,
    title: fullTitle(changesPage.title),
    description: changesPage.description,
    link: absolute(changesPath),
    feed: absolute(changesFeedPath),
    updated: new Date(changes[0]!.date),
    author: { name: siteName, link: absolute('/') },
    generator: false,
  });
  for (const change of changes) {
    const id = changeId(change);
    feed.addItem({
      id: `${feedId}/${id}`,
      // The package declares titles to be HTML.
      title: escapeHtml(change.title),
      link: absolute(`${changesPath}#${id}`),
      date: new Date(change.date),
      category: [{ name: changeLabel(change), term: change.kind }],
      content: `<p>${phrasing(change.text).map(toHtml).join('')}</p>`,
    });
  }
  return feed.atom1();
}
