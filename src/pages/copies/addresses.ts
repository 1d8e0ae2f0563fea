import path from 'node:path';
import {
  isElsewhere,
  linkInVersion,
  resolveFile,
  toPageLink,
  withoutScheme,
} from '../../markdown/links';
import type { PageIndex } from '../../markdown/links';
import type { SiteVersion } from '../pages';

/** Facts that the addresses of a version's copies depend on. */
export interface CopyContext extends Pick<SiteVersion, 'folder' | 'base'> {
  /** The pages of all versions. */
  index: PageIndex;
  pageOf(file: string): string | undefined;
}

/** The file next to a page that an address names, from the site's folder; undefined for other addresses. */
export function localFile(url: string, file: string): string | undefined {
  const [name = ''] = url.split(/[?#]/);
  const isLocal = name !== '' && !isElsewhere(name) && !name.startsWith('/');
  return isLocal ? resolveFile(decodeURI(name), file) : undefined;
}

/**
 * Where the copies serve a file that is next to a page: at the same place below the version.
 * @param file from the site's folder
 */
export function localFilePath(file: string, { folder, base }: CopyContext): string {
  return file.startsWith('static/')
    ? file.slice('static'.length)
    : `${base}/${path.posix.relative(folder, file)}`;
}

/**
 * The address of a link or a picture in a copy, from the site's root: links to files become addresses of pages,
 * and links of an older version stay in it.
 * @param url as the page has it
 * @param file of the page
 */
export function copyAddress(url: string, file: string, context: CopyContext): string {
  const link = toPageLink(withoutScheme(url), file, context.folder, context);
  const local = localFile(link, file);
  return local === undefined
    ? linkInVersion(link, context.base, context.index)
    : encodeURI(localFilePath(local, context));
}
