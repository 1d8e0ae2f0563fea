import { baseOf, olderVersions, versionListFile } from './list';

/**
 * Compares version-list.json with the versions that Docusaurus loaded.
 * @param bases path prefixes of the loaded versions
 * @returns messages with remedies; empty if they match
 */
export function versionMistakes(bases: string[]): string[] {
  const listed = ['', ...olderVersions.map(baseOf)];
  return [
    ...bases
      .filter((base) => !listed.includes(base))
      .map(
        (base) =>
          `versions.json lists ${base.slice(1)}, but ${versionListFile} has no entry for it. ` +
          `Add it to "older" in ${versionListFile}.`,
      ),
    ...listed
      .filter((base) => !bases.includes(base))
      .map(
        (base) =>
          `${versionListFile} lists ${base.slice(1)}, but versions.json doesn't. ` +
          `Remove it from "older" in ${versionListFile}, or restore the version's pages.`,
      ),
  ];
}
