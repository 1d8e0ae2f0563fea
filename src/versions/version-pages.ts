import { isBelow } from '../site/paths';
import type { DocumentedVersion } from './list';

/** Path of the page that lists all versions. */
export const versionsPagePath = '/versions';

/** Path of versions.json, which lists the pages of each version. Written by ./build. */
export const versionsFilePath = '/versions.json';

/** Pages of a version. */
export interface VersionPages extends Pick<DocumentedVersion, 'name' | 'release'> {
  /** Path prefix of the version, without a trailing slash; empty for the current version. */
  base: string;
  /** Path of its first page, relative to the base. */
  first: string;
  /** Paths of all its pages, relative to the base, each with a leading slash. */
  paths: string[];
  /** Titles of the pages that can be fallbacks: the first page, and pages with subpages. */
  titles: Record<string, string>;
}

/** Content of versions.json. */
export interface VersionsFile {
  /** Newest first. */
  versions: VersionPages[];
}

/** Type guard for a parsed versions.json. */
export function isVersionsFile(value: unknown): value is VersionsFile {
  const { versions } = (value ?? {}) as Partial<VersionsFile>;
  return Array.isArray(versions);
}

/** Page facts for `toVersionPages`. */
export interface VersionPage {
  /** Path relative to the version's base. */
  path: string;
  title: string;
  /** True if it's the first page in reading order. */
  isStart: boolean;
}

/**
 * Builds a version's entry for versions.json. `first` is the home page or the first page in reading order.
 * @param pages all pages of the version
 */
export function toVersionPages(
  { name, release }: DocumentedVersion,
  base: string,
  pages: VersionPage[],
): VersionPages {
  const paths = pages.map(({ path }) => path);
  const start = pages.find(({ path }) => path === '/') ?? pages.find(({ isStart }) => isStart);
  const first = (start ?? pages[0]!).path;
  const isIndex = (path: string) =>
    paths.some((other) => other !== path && path !== '/' && isBelow(other, path));
  return {
    name,
    release,
    base,
    first,
    paths,
    titles: Object.fromEntries(
      pages
        .filter(({ path }) => path === first || isIndex(path))
        .map(({ path, title }) => [path, title]),
    ),
  };
}

/** Destination of a version switch. */
export interface SwitchTarget {
  /** Path from the site's root. */
  path: string;
  /** Title of the destination, if the version doesn't have the requested page. */
  fallbackTitle?: string;
}

/** Path of a version's page from the site's root. */
export function pathIn({ base }: Pick<VersionPages, 'base'>, path: string): string {
  return path === '/' ? base || '/' : base + path;
}

/**
 * Destination when switching to a version: the same page, or else its nearest ancestor, or else the first page.
 * @param page path relative to the base of the version being read
 */
export function targetIn(version: VersionPages, page: string): SwitchTarget {
  const { paths, first, titles } = version;
  if (paths.includes(page)) return { path: pathIn(version, page) };
  let ancestor = page;
  do ancestor = ancestor.slice(0, ancestor.lastIndexOf('/'));
  while (ancestor && !paths.includes(ancestor));
  const target = ancestor || first;
  return { path: pathIn(version, target), fallbackTitle: titles[target] ?? titles[first]! };
}
