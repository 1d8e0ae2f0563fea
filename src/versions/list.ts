import list from '../../version-list.json';
import { isBelow } from '../site/paths';

/** A version of the documentation that this site has. */
export interface DocumentedVersion {
  /** Such as `0.16`. */
  name: string;
  /** The release of Theme UI that it describes, and that its examples run on. */
  release: string;
  /** When the first release of the version came: year and month, or a day. */
  released: string;
  /** When the release that it describes came. */
  lastRelease: string;
  /** The day on which its pages were frozen; the current version's are not. */
  frozen?: string;
  /** Not in the menu, the list of versions and search engines; its addresses stay. */
  hidden?: boolean;
}

/** A version whose pages are on another site. */
export interface ArchivedVersion {
  name: string;
  address: string;
  released?: string;
}

/** version-list.json, for messages. */
export const versionListFile = 'version-list.json';

/** The version at the root. */
export const currentVersion: DocumentedVersion = list.current;

/** The others that are built, the newest first. */
export const olderVersions: readonly DocumentedVersion[] = list.older;

/** Those that are elsewhere. */
export const archivedVersions: readonly ArchivedVersion[] = list.elsewhere;

/** Those of this site that readers are told of, the newest first. */
export const listedVersions: readonly DocumentedVersion[] = [
  currentVersion,
  ...olderVersions.filter(({ hidden }) => !hidden),
];

/** Whether there is more than the version at the root. */
export const hasVersionChoice = listedVersions.length + archivedVersions.length > 1;

/** Path of a version's pages, without a trailing slash; empty for the one at the root. */
export function baseOf({ name }: DocumentedVersion): string {
  return name === currentVersion.name ? '' : `/${name}`;
}

/**
 * The version that a Markdown file belongs to.
 * @param file path, absolute or from the site's folder; any other place is the current version's
 * @throws when version-list.json does not know it
 */
export function versionOfFile(file: string): DocumentedVersion {
  const name = /(?:^|[\\/])versioned_docs[\\/]version-([^\\/]+)[\\/]/.exec(file)?.[1];
  const version = name ? olderVersions.find((other) => other.name === name) : currentVersion;
  if (version) return version;
  throw new Error(`${versionListFile}: "older" has no entry for version ${name}. Write it.`);
}

/**
 * The version that a page belongs to.
 * @param path from the site's root
 */
export function versionAt(path: string): DocumentedVersion {
  return olderVersions.find((version) => isBelow(path, baseOf(version))) ?? currentVersion;
}
