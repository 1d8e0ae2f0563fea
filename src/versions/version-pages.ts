import { isBelow } from '../site/paths';
import type { ArchivedVersion, DocumentedVersion } from './list';

/** Path of the page that lists all versions. */
export const versionsPagePath = '/versions';

/** Path of the file that says which pages each version has (src/versions/build). */
export const versionsFilePath = '/versions.json';

/** The pages of a version. */
export interface VersionPages extends Pick<DocumentedVersion, 'name' | 'release' | 'hidden'> {
  /** Path of the version, without a trailing slash; empty for the one at the root. */
  base: string;
  /** Path of its first page below the base. */
  first: string;
  /** Paths of all its pages below the base, each with a slash in front. */
  paths: string[];
  /** Titles of those that stand for others: of the first, and of pages with pages below them. */
  titles: Record<string, string>;
}

/** What the file holds. */
export interface VersionsFile {
  /** The newest first. */
  versions: VersionPages[];
  elsewhere: readonly ArchivedVersion[];
}

/** Whether a value has the form of the file. */
export function isVersionsFile(value: unknown): value is VersionsFile {
  const { versions, elsewhere } = (value ?? {}) as Partial<VersionsFile>;
  return Array.isArray(versions) && Array.isArray(elsewhere);
}

/** What is known of a page here. */
export interface VersionPage {
  /** Path below the version's. */
  path: string;
  title: string;
  /** Whether the reading order begins with it. */
  isStart: boolean;
}

/**
 * Which pages a version has. Its first page is its home page, or the one that its reading order begins with.
 * @param pages all of them
 */
export function toVersionPages(
  { name, release, hidden }: DocumentedVersion,
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
    ...(hidden ? { hidden } : {}),
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

/** Where a reader goes who changes the version. */
export interface SwitchTarget {
  /** Path from the site's root. */
  path: string;
  /** Title of the page that stands in for one that the version does not have. */
  instead?: string;
}

/** Path from the site's root of a page of a version. */
export function pathIn({ base }: Pick<VersionPages, 'base'>, path: string): string {
  return path === '/' ? base || '/' : base + path;
}

/**
 * The page of a version that a reader of another one goes to: the same; where there is none, the nearest page
 * above it; and where there is none either, the first.
 * @param page path below the other version's
 */
export function targetIn(version: VersionPages, page: string): SwitchTarget {
  const { paths, first, titles } = version;
  if (paths.includes(page)) return { path: pathIn(version, page) };
  let above = page;
  do above = above.slice(0, above.lastIndexOf('/'));
  while (above && !paths.includes(above));
  const target = above || first;
  return { path: pathIn(version, target), instead: titles[target] ?? titles[first]! };
}
