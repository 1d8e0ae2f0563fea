import { baseOf, olderVersions, versionListFile } from './list';

/**
 * Where the list of versions and the folders of their pages do not say the same, each with the remedy.
 * @param bases paths of the versions that Docusaurus has loaded
 * @returns an empty list when they do
 */
export function versionMistakes(bases: string[]): string[] {
  const listed = ['', ...olderVersions.map(baseOf)];
  return [
    ...bases
      .filter((base) => !listed.includes(base))
      .map(
        (base) =>
          `versions.json has ${base.slice(1)}, and ${versionListFile} does not say what it describes. ` +
          `Add it to "older" there.`,
      ),
    ...listed
      .filter((base) => !bases.includes(base))
      .map(
        (base) =>
          `${versionListFile} has ${base.slice(1)}, which versions.json does not name. ` +
          `Remove it from "older", or restore its pages.`,
      ),
  ];
}
