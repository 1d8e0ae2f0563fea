import { version } from '@docusaurus/core/package.json';

/** The Docusaurus release that the patches were tested with. */
export const testedVersion = '3.10.2';

/** A replacement of one module of Docusaurus' by one of ours. */
export interface ModulePatch {
  /** What is replaced, for messages. */
  name: string;
  /** Matches the module's request as the importing file writes it. */
  request: RegExp;
  /** Matches the folder of the importing file. */
  from: RegExp;
  /** Absolute path of our module. */
  replacement: string;
}

/**
 * Stops the build when Docusaurus is not the release that the patches were written for.
 * @throws an error naming both versions and the remedy
 */
export function assertTestedVersion(installed: string = version): void {
  if (installed === testedVersion) return;
  throw new Error(
    `The patches in src/docusaurus/patches were tested with Docusaurus ${testedVersion}, ` +
      `but ${installed} is installed. Check each patch against the new sources, run the tests, and ` +
      `set testedVersion in src/docusaurus/guard.ts.`,
  );
}

/**
 * The error for patches that matched no module.
 * @returns undefined when all of them matched
 */
export function unmatchedError(
  patches: ModulePatch[],
  matched: ReadonlySet<string>,
): Error | undefined {
  const missing = patches.filter(({ name }) => !matched.has(name));
  if (missing.length === 0) return undefined;
  const names = missing.map(({ name, request }) => `"${name}" (${request.source})`).join(', ');
  return new Error(
    `Patches of Docusaurus matched nothing: ${names}. Docusaurus changed or moved these modules: ` +
      `mend the patterns in src/docusaurus/patches.ts.`,
  );
}
