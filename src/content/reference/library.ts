import { isValidElement } from 'react';
import { currentVersion, type DocumentedVersion } from '../versions/list';
import { loadPackage, packagesOf, type VersionPackages } from '../versions/packages';

/** The release of Theme UI that a version of the documentation describes. */
export interface Library {
  version: DocumentedVersion;
  /** Folders of packages that can't be resolved by their name. */
  folders: VersionPackages;
  /** Names of all exported components, sorted. Excludes exported elements, such as icons. */
  componentNames: string[];
  /** Loads one of its packages. */
  load(name: string): object;
}

const libraryCache = new Map<string, Library>();

/**
 * Loads the library that a version describes, and caches it.
 * @throws if it isn't installed, with the remedy
 */
export function loadLibrary(version: DocumentedVersion = currentVersion): Library {
  const cached = libraryCache.get(version.name);
  if (cached) return cached;
  const load = (name: string) => loadPackage(name, version.name);
  const library: Library = {
    version,
    folders: packagesOf(version.name),
    load,
    componentNames: Object.entries(load('@theme-ui/components'))
      .filter(([name, value]) => /^[A-Z]/.test(name) && !isValidElement(value))
      .map(([name]) => name)
      .sort(),
  };
  libraryCache.set(version.name, library);
  return library;
}
