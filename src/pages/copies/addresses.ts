import path from 'node:path';
import {
  isExternalUrl,
  toVersionLink,
  resolveFile,
  toPageLink,
  stripPathnameScheme,
} from '../../markdown/links';
import type { PageIndex } from '../../markdown/links';
import type { SiteVersion } from '../pages';

/** The version that URLs in Markdown copies are resolved for. */
export interface CopyContext extends Pick<SiteVersion, 'folder' | 'base'> {
  /** Pages of all versions. */
  index: PageIndex;
  pathOfFile(file: string): string | undefined;
}

/** Path of the file that a relative URL names, relative to the site folder; undefined for other URLs. */
export function resolveLocalFile(url: string, file: string): string | undefined {
  const [name = ''] = url.split(/[?#]/);
  const isLocal = name !== '' && !isExternalUrl(name) && !name.startsWith('/');
  return isLocal ? resolveFile(decodeURI(name), file) : undefined;
}

/**
 * URL path that a file next to a page is published at: its path relative to the version's folder.
 * @param file path relative to the site folder
 */
export function getPublishedPath(file: string, { folder, base }: CopyContext): string {
  return file.startsWith('static/')
    ? file.slice('static'.length)
    : `${base}/${path.posix.relative(folder, file)}`;
}

/**
 * Resolves the URL of a link or image for a Markdown copy, relative to the site root. Links to files become links
 * to pages, and links in an older version stay in that version.
 * @param url as written in the page
 * @param file path of the page's file
 */
export function resolveCopyUrl(url: string, file: string, context: CopyContext): string {
  const link = toPageLink(stripPathnameScheme(url), file, context.folder, context);
  const local = resolveLocalFile(link, file);
  return local === undefined
    ? toVersionLink(link, context.base, context.index)
    : encodeURI(getPublishedPath(local, context));
}
