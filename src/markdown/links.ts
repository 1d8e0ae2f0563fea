import path from 'node:path';
import { cleanPath } from '../site/paths';

/** The pages that links can lead to, by path from the site's root: ids that a link can name. */
export type PageIndex = Record<string, { anchors: string[] }>;

/** An address with its escapes decoded; as it is when they can't be. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** True for an address on another site, or of another kind, such as `mailto:`. */
export function isElsewhere(url: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/** A link without Docusaurus' `pathname://`, with which authors keep it from being bundled: that of a served file. */
export function withoutScheme(url: string): string {
  return url.replace(/^pathname:\/\/(?=\/)/, '');
}

/** Path from the site's folder of a file that another one imports or links: `./x.mdx`, `@site/docs/x.mdx`. */
export function resolveFile(source: string, from: string): string {
  return source.startsWith('@site/')
    ? path.posix.normalize(source.slice('@site/'.length))
    : path.posix.join(path.posix.dirname(from), source);
}

/** Targets of links and pictures other than pages. */
export interface LinkedFiles {
  /** Path of the page that a Markdown file becomes; undefined if it's no page. */
  pageOf(file: string): string | undefined;
  /** True if there's such a file below the site's folder. */
  exists(file: string): boolean;
  /** True if a file is served at a path from the site's root. */
  isStatic(path: string): boolean;
  /** True if a path from the site's root redirects to a page. */
  isRedirect(path: string): boolean;
}

/**
 * The file that a link names, for links to Markdown files: `./theming.mdx`, `/theming.mdx`, `@site/docs/theming.mdx`.
 * @param folder of the version's pages, from the site's folder
 * @returns undefined for other links
 */
function markdownFile(url: string, from: string, folder: string): string | undefined {
  const [file = ''] = url.split(/[?#]/);
  if (!/\.mdx?$/.test(file) || isElsewhere(url)) return undefined;
  const name = decoded(file);
  return name.startsWith('/') ? path.posix.join(folder, name) : resolveFile(name, from);
}

/**
 * A link as a page's address, if it names a Markdown file; otherwise as it is.
 * @param url as written
 * @param from the file that has the link
 * @param folder of the version's pages, from the site's folder
 */
export function toPageLink(
  url: string,
  from: string,
  folder: string,
  { pageOf }: Pick<LinkedFiles, 'pageOf'>,
): string {
  const file = markdownFile(url, from, folder);
  const page = file === undefined ? undefined : pageOf(file);
  return page === undefined ? url : page + url.replace(/^[^?#]*/, '');
}

/**
 * Why a link of this site leads nowhere, and what to do.
 * @param url `/path`, `/path#id`, `#id`, or a file next to the page
 * @param from the file that has the link
 * @param ownAnchors ids on the page that has the link
 * @returns undefined for a good link and for addresses elsewhere
 */
export function brokenLinkReason(
  url: string,
  from: string,
  index: PageIndex,
  ownAnchors: string[],
  files: LinkedFiles,
): string | undefined {
  if (isElsewhere(url)) return undefined;
  const [pathname = '', hash] = url.split('#');
  const page = pathname.replace(/\?.*$/, '');
  if (/\.mdx?$/.test(page)) {
    return `The link to "${url}" names a file that isn't a page. Correct its path, or write the address.`;
  }
  if (page !== '' && !page.startsWith('/')) {
    if (files.exists(resolveFile(decoded(page), from))) return undefined;
    return `The link to "${url}" is relative. Write the address from the root, such as "/${url}".`;
  }
  const anchors = page === '' ? ownAnchors : index[decoded(page)]?.anchors;
  if (!anchors) {
    if (files.isRedirect(page) || files.isStatic(decoded(page))) return undefined;
    const similar = Object.keys(index).filter((other) => isSimilar(other, page));
    const hint = similar.length > 0 ? ` Did you mean ${similar.slice(0, 3).join(' or ')}?` : '';
    return `The link to "${url}" leads to no page.${hint} Correct it, or write the page first.`;
  }
  if (!hash || anchors.includes(hash) || anchors.includes(decoded(hash))) return undefined;
  return (
    `The link to "${url}" names an anchor that doesn't exist. ` +
    (anchors.length > 0 ? `The page has: ${anchors.join(', ')}.` : 'The page has no anchors.')
  );
}

/** True if a page may have been meant: a neighbor with the same initial, or a name that starts alike. */
function isSimilar(other: string, meant: string): boolean {
  const start = meant.slice(0, meant.lastIndexOf('/') + 2);
  const name = meant.slice(meant.lastIndexOf('/') + 1, meant.lastIndexOf('/') + 4);
  return start.length > 2 ? other.startsWith(start) : name !== '' && other.includes(`/${name}`);
}

/**
 * Why a picture isn't found, and what to do.
 * @param url as written
 * @param from the file that has the picture
 */
export function missingImageReason(
  url: string,
  from: string,
  files: LinkedFiles,
): string | undefined {
  if (isElsewhere(url)) return undefined;
  const [file = ''] = decoded(url).split(/[?#]/);
  const isThere = file.startsWith('/')
    ? files.isStatic(file)
    : files.exists(resolveFile(file, from));
  if (isThere) return undefined;
  return file.startsWith('/')
    ? `There's no picture "${url}". Put the file into static${path.posix.dirname(file)}, or correct the address.`
    : `There's no picture "${url}". Put the file next to the page, or correct its path.`;
}

/**
 * The target of a link in a page of an older version: the same version, if it has the page.
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
