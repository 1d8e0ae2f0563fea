import type { Definition, Link, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { cleanPath } from '../site/paths';
import redirects from '../../redirects';
import { readAnchors } from './page-source';
import { readSiteIndex, type PageIndex } from './page-index';

type LinkNode = Link | Definition | MdxJsxFlowElement | MdxJsxTextElement;

/**
 * Why a link of this site leads nowhere, and what to do.
 * @param url the link as written: `/path`, `/path#id` or `#id`
 * @param index the pages of the site
 * @param ownAnchors ids on the page that holds the link
 * @param staticFile tells whether a path is a file that is served as it is
 * @returns undefined for a good link and for addresses elsewhere
 */
export function brokenLinkReason(
  url: string,
  index: PageIndex,
  ownAnchors: string[],
  staticFile: (path: string) => boolean,
): string | undefined {
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(url)) return undefined;
  if (!/^[/#]/.test(url)) {
    return `The link to "${url}" is relative. Write the address from the root, such as "/${url}".`;
  }
  const [pathname = '', hash] = url.split('#');
  const page = pathname.replace(/\?.*$/, '');
  const anchors = page === '' ? ownAnchors : index[page]?.anchors;
  if (!anchors) {
    if (redirects.some(({ from }) => from === page) || staticFile(page)) return undefined;
    const similar = Object.keys(index).filter((path) => isSimilar(path, page));
    const hint = similar.length > 0 ? ` Did you mean ${similar.slice(0, 3).join(' or ')}?` : '';
    return `The link to "${url}" leads to no page.${hint} Correct it, or write the page first.`;
  }
  if (!hash || anchors.includes(hash)) return undefined;
  return (
    `The link to "${url}" names an anchor that is not there. ` +
    (anchors.length > 0 ? `The page has: ${anchors.join(', ')}.` : 'The page has no anchors.')
  );
}

/** Whether a page may have been meant: a neighbor with the same initial, or a name that starts alike. */
function isSimilar(path: string, meant: string): boolean {
  const start = meant.slice(0, meant.lastIndexOf('/') + 2);
  const name = meant.slice(meant.lastIndexOf('/') + 1, meant.lastIndexOf('/') + 4);
  return start.length > 2 ? path.startsWith(start) : name !== '' && path.includes(`/${name}`);
}

/**
 * Where a link from the root leads in a page of an older version: to the same version, if it has the page.
 * @param url the link as written
 * @param base path of the version, without a trailing slash; empty for the version at the root
 * @param index the pages of the site
 */
export function linkInVersion(url: string, base: string, index: PageIndex): string {
  const pathname = /^\/[^?#]*/.exec(url)?.[0];
  if (base === '' || pathname === undefined) return url;
  return index[cleanPath(base + pathname)]
    ? cleanPath(base + pathname) + url.slice(pathname.length)
    : url;
}

/** What holds the address of a link: the node itself, or an attribute of it. */
function addressOf(node: LinkNode): { read(): unknown; write(url: string): void } | undefined {
  if ('url' in node) return { read: () => node.url, write: (url) => (node.url = url) };
  const attribute = node.attributes.find(
    (candidate) =>
      candidate.type === 'mdxJsxAttribute' &&
      (candidate.name === 'href' || candidate.name === 'to'),
  );
  return attribute && { read: () => attribute.value, write: (url) => (attribute.value = url) };
}

/**
 * Stops the build at a link within the site whose page or anchor does not exist. Keeps the
 * links of an older version in that version.
 * @throws an error naming file, line and remedy
 */
export function remarkLinks(siteDir: string, generatedFilesDir: string) {
  return () => (tree: Root, file: VFile) => {
    const { pages, versions } = readSiteIndex(generatedFilesDir);
    const isIn = (folder: string) => file.path.startsWith(path.join(siteDir, folder) + path.sep);
    const base = versions.find(({ folder }) => isIn(folder))?.base ?? '';
    const ownAnchors = readAnchors(String(file.value));
    const isStaticFile = (page: string) => existsSync(path.join(siteDir, 'static', page));
    visit(tree, ['link', 'definition', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const address = addressOf(node as LinkNode);
      const written = address?.read();
      if (!address || typeof written !== 'string') return;
      const url = linkInVersion(written, base, pages);
      const reason = brokenLinkReason(url, pages, ownAnchors, isStaticFile);
      if (reason) file.fail(reason, node);
      if (url !== written) address.write(url);
    });
  };
}
