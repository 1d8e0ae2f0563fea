import { version } from '@docusaurus/core/package.json';

/** Docusaurus release that the patches were tested with. */
export const testedVersion = '3.10.2';

/** Replaces a module of Docusaurus with one of this site. */
export interface ModulePatch {
  /** Name of the replaced module, for messages. */
  name: string;
  /** Matches the module's request as the importing file writes it. */
  request: RegExp;
  /** Matches the folder of the importing file. */
  from: RegExp;
  /** Absolute path of the replacement. */
  replacement: string;
}

/**
 * Checks that the installed Docusaurus is the release that the patches were tested with.
 * @throws if it isn't, naming both versions and the remedy
 */
export function assertTestedVersion(installed: string = version): void {
  if (installed === testedVersion) return;
  throw new Error(
    `The patches in src/docusaurus/patches.ts were tested with Docusaurus ${testedVersion}, ` +
      `but ${installed} is installed. Check each patch against the new source code, run the tests, and ` +
      `set testedVersion in src/docusaurus/guard.ts.`,
  );
}

/**
 * Creates an error for patches that didn't match any module.
 * @returns undefined if all patches matched
 */
export function createUnmatchedError(
  patches: ModulePatch[],
  matched: ReadonlySet<string>,
): Error | undefined {
  const unmatched = patches.filter(({ name }) => !matched.has(name));
  if (unmatched.length === 0) return undefined;
  const names = unmatched.map(({ name, request }) => `"${name}" (${request.source})`).join(', ');
  return new Error(
    `These patches of Docusaurus didn't match any module: ${names}. Docusaurus changed or moved the modules. ` +
      `Update the patterns in src/docusaurus/patches.ts.`,
  );
}
