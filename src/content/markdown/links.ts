import path from 'node:path';
import { cleanPath } from '../../base/facts/paths';

/** Ids that links can target, by the page's path relative to the site root. */
export type PageIndex = Record<string, { anchors: string[]; hasSyntaxError?: boolean }>;

/** Decodes a URL; returns malformed ones unchanged. */
function tryDecode(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** True for URLs with a host or a scheme, such as `mailto:`. */
function isExternalUrl(url: string): boolean {
  return /^([a-z][a-z\d+.-]*:|\/\/)/i.test(url);
}

/** Strips Docusaurus' `pathname://`, which marks a link to a static file so that it isn't bundled. */
export function stripPathnameScheme(url: string): string {
  return url.replace(/^pathname:\/\/(?=\/)/, '');
}

/** Resolves an import or link such as `./x.mdx` or `@site/docs/x.mdx` to a path relative to the site folder. */
export function resolveFile(source: string, from: string): string {
  return source.startsWith('@site/')
    ? path.posix.normalize(source.slice('@site/'.length))
    : path.posix.join(path.posix.dirname(from), source);
}

/** Looks up files and redirects that links can point to. */
export interface LinkedFiles {
  /** Returns the URL path of the page that a Markdown file becomes, drafts too; undefined for other files. */
  pathOfFile(file: string): string | undefined;
  /** True if the file exists. Paths are relative to the site folder. */
  exists(file: string): boolean;
  /** True if a static file is served at a path, relative to the site root. */
  isStatic(path: string): boolean;
  /** True if a path redirects to a page. Paths are relative to the site root. */
  isRedirect(path: string): boolean;
  /** True if a path belongs to a draft, which a build leaves out. Paths are relative to the site root. */
  isDraft(path: string): boolean;
}

/**
 * Resolves a link to a Markdown file: `./theming.mdx`, `/theming.mdx`, `@site/docs/theming.mdx`.
 * @param folder folder of the version's pages, relative to the site folder
 * @returns path relative to the site folder; undefined for other links
 */
function resolveMarkdownLink(url: string, from: string, folder: string): string | undefined {
  const [file = ''] = url.split(/[?#]/);
  if (!/\.mdx?$/.test(file) || isExternalUrl(url)) return undefined;
  const name = tryDecode(file);
  return name.startsWith('/') ? path.posix.join(folder, name) : resolveFile(name, from);
}

/**
 * Converts a link to a Markdown file to a link to its page. Other links are unchanged.
 * @param url URL as written
 * @param from file that contains the link
 * @param folder folder of the version's pages, relative to the site folder
 */
export function toPageLink(
  url: string,
  from: string,
  folder: string,
  { pathOfFile }: Pick<LinkedFiles, 'pathOfFile'>,
): string {
  const file = resolveMarkdownLink(url, from, folder);
  const page = file === undefined ? undefined : pathOfFile(file);
  return page === undefined ? url : page + url.replace(/^[^?#]*/, '');
}

/**
 * Describes why an internal link is broken, and how to fix it.
 * @param url `/path`, `/path#id`, `#id`, or a file next to the page
 * @param from file that contains the link
 * @param ownAnchors ids on the page that contains the link
 * @returns undefined for working links and external URLs
 */
export function findLinkProblem(
  url: string,
  from: string,
  index: PageIndex,
  ownAnchors: string[],
  files: LinkedFiles,
): string | undefined {
  if (isExternalUrl(url)) return undefined;
  const [pathname = '', hash] = url.split('#');
  const page = pathname.replace(/\?.*$/, '');
  if (/\.mdx?$/.test(page)) {
    return `The link to "${url}" points to a file that isn't a page. Correct its path, or use the page's URL.`;
  }
  if (page !== '' && !page.startsWith('/')) {
    if (files.exists(resolveFile(tryDecode(page), from))) return undefined;
    return `The link to "${url}" is relative. Use the URL from the site root, such as "/${url}".`;
  }
  const target = index[tryDecode(page)];
  // Only that page's syntax error is reported: until it's corrected, its anchors aren't known.
  if (target?.hasSyntaxError) return undefined;
  const anchors = page === '' ? ownAnchors : target?.anchors;
  if (!anchors) {
    if (files.isRedirect(page) || files.isStatic(tryDecode(page))) return undefined;
    if (files.isDraft(tryDecode(page))) {
      return `The link to "${url}" points to a draft, which a build leaves out. Remove the link, or remove "draft" from the page's front matter.`;
    }
    const similar = Object.keys(index)
      .filter((other) => isSimilar(other, page))
      .toSorted((a, b) => sharedLength(b, page) - sharedLength(a, page));
    const hint = similar.length > 0 ? ` Did you mean ${similar.slice(0, 3).join(' or ')}?` : '';
    return `The link to "${url}" doesn't match any page.${hint} Correct it, or add the page first.`;
  }
  if (!hash || anchors.includes(hash) || anchors.includes(tryDecode(hash))) return undefined;
  return (
    `The link to "${url}" points to an anchor that doesn't exist. ` +
    (anchors.length > 0
      ? `The page has: ${anchors.join(', ')}.`
      : "The page doesn't have any anchors.")
  );
}

/**
 * Describes why the `src` of an element, or of an image in Markdown, is broken, and how to fix it.
 * @param from file with the Markdown; undefined for an element, whose path can't be relative
 * @returns undefined for existing files, pages, and external URLs
 */
export function findFileProblem(
  url: string,
  from: string | undefined,
  index: PageIndex,
  { isStatic, exists }: Pick<LinkedFiles, 'isStatic' | 'exists'>,
): string | undefined {
  const file = tryDecode(url.replace(/[?#].*/, ''));
  if (isExternalUrl(url) || isStatic(file) || index[file]) return undefined;
  if (from !== undefined && !file.startsWith('/')) {
    const isThere = exists(resolveFile(file, from));
    return isThere ? undefined : `The image "${url}" doesn't exist. Correct its path.`;
  }
  if (!file.startsWith('/')) {
    return `The path "${url}" is relative, which works only in Markdown. Write ![What it shows](./${file.replace(/^\.\//, '')}), or put the file in static/ and use its path from there.`;
  }
  return `The file "${url}" doesn't exist. Put it in static/, or correct its path.`;
}

/** Number of characters with which both texts start. */
function sharedLength(a: string, b: string): number {
  const end = [...a].findIndex((character, index) => character !== b[index]);
  return end < 0 ? a.length : end;
}

/** True if a page is worth suggesting: one in the same folder with the same first letter, or with a similar name. */
function isSimilar(candidate: string, path: string): boolean {
  const prefix = path.slice(0, path.lastIndexOf('/') + 2);
  const nameStart = path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('/') + 4);
  return prefix.length > 2
    ? candidate.startsWith(prefix)
    : nameStart !== '' && candidate.includes(`/${nameStart}`);
}

/**
 * Keeps a link of an older version in that version, if the version has the page. Other links are unchanged.
 * @param url URL as written
 * @param base URL path of the version, without a trailing slash; empty for the version at the root
 * @param index pages of all versions
 */
export function toVersionLink(url: string, base: string, index: PageIndex): string {
  const pathname = /^\/[^?#]*/.exec(url)?.[0];
  if (base === '' || pathname === undefined) return url;
  return Object.hasOwn(index, cleanPath(base + pathname))
    ? cleanPath(base + pathname) + url.slice(pathname.length)
    : url;
}
