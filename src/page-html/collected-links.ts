import type { EmotionCache } from '@emotion/cache';
import type { BrokenLinks } from '@docusaurus/useBrokenLinks';
import redirects from '../../redirects';
import { addressOf } from '../site/base-url';
import { isFilePath } from '../site/paths';
import { baseOf, olderVersions } from '../versions/list';

/** Docusaurus' link collectors, by the Emotion cache of a page's render. Pages render concurrently. */
const collectors = new WeakMap<EmotionCache, BrokenLinks>();

/** Sets the collector of a render. */
export function setLinkCollector(cache: EmotionCache, collector: BrokenLinks): void {
  collectors.set(cache, collector);
}

/** Paths that hosts redirect to a page: old URLs, and versions without a home page. */
const redirected = new Set(
  [...redirects.map(({ from }) => from), ...olderVersions.map(baseOf)].map(addressOf),
);

/**
 * Passes all links and ids of a page to Docusaurus, whose options `onBrokenLinks` and `onBrokenAnchors` apply to them.
 * Docusaurus only collects those of its own components. Leaves out links to files and
 * redirects, which it doesn't know.
 */
export function collectLinks(cache: EmotionCache, html: string): void {
  const collector = collectors.get(cache);
  for (const [, href = ''] of html.matchAll(/<a [^>]*?\bhref="([^"]*)"/g)) {
    const [path = ''] = href.split(/[?#]/);
    const isInternal = href.startsWith('#') || /^\/(?!\/)/.test(href);
    if (isInternal && !isFilePath(path) && !redirected.has(path)) {
      collector?.collectLink(href.replaceAll('&amp;', '&'));
    }
  }
  for (const [, id] of html.matchAll(/<[^>]*? id="([^"]+)"/g)) collector?.collectAnchor(id);
}
