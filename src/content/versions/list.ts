import list from '../../../version-list.json';
import { isBelow } from '../../base/facts/paths';

/** A version of the documentation. */
export interface DocumentedVersion {
  /** Such as `0.16`. */
  name: string;
  /** Theme UI release that it describes, and that its examples run on. */
  release: string;
  /** Date of the version's first release: YYYY-MM or YYYY-MM-DD. */
  released: string;
  /** Date of the release that it describes. */
  lastRelease: string;
  /** Date on which its pages were frozen. Missing for the current version. */
  frozen?: string;
}

/** File name for messages. */
export const versionListFile = 'version-list.json';

/** Path of the page that lists all versions. */
export const versionsPagePath = '/versions';

/** Version at the site's root. */
export const currentVersion: DocumentedVersion = list.current;

/** Older versions, newest first. */
export const olderVersions: readonly DocumentedVersion[] = list.older;

/** Path prefix of a version's pages, without a trailing slash; empty for the current version. */
export function baseOf({ name }: DocumentedVersion): string {
  return name === currentVersion.name ? '' : `/${name}`;
}

/**
 * Version that a Markdown file belongs to. Files outside `versioned_docs` belong to the current version.
 * @param file absolute path, or a path from the site's folder
 * @throws if version-list.json has no entry for it
 */
export function versionOfFile(file: string): DocumentedVersion {
  const name = /(?:^|[\\/])versioned_docs[\\/]version-([^\\/]+)[\\/]/.exec(file)?.[1];
  const version = name ? olderVersions.find((other) => other.name === name) : currentVersion;
  if (version) return version;
  throw new Error(
    `${versionListFile}: "older" has no entry for version ${name} (needed for ${file}). Add one.`,
  );
}

/**
 * Version that a page belongs to.
 * @param path from the site's root
 */
export function versionAt(path: string): DocumentedVersion {
  return olderVersions.find((version) => isBelow(path, baseOf(version))) ?? currentVersion;
}
