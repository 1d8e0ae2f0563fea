import { isValidElement } from 'react';
import { currentVersion, type DocumentedVersion } from '../versions/list';
import { loadPackage, packagesOf, type VersionPackages } from '../versions/packages';

/** Theme UI as a version of the documentation has it. */
export interface Library {
  version: DocumentedVersion;
  /** Folders of its packages, where they are not found under their own names. */
  folders: VersionPackages;
  /** Every component that it exports, in the order of the alphabet; an icon element is none. */
  componentNames: string[];
  /** Loads a package of it. */
  load(name: string): object;
}

const libraries = new Map<string, Library>();

/**
 * The library that a version describes.
 * @throws an error with the remedy when it is not installed
 */
export function libraryOf(version: DocumentedVersion = currentVersion): Library {
  const known = libraries.get(version.name);
  if (known) return known;
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
  libraries.set(version.name, library);
  return library;
}
