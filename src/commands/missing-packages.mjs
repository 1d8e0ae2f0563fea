/**
 * Result of a test suite whose system packages are missing. CI must run every suite, so there it's a failure.
 * @param {string} name of the suite
 * @param {string} packages Debian packages, separated by spaces
 * @param {boolean} isRequired true in CI
 * @returns {{ message: string, failed: 0 | 1 }}
 */
export function missingPackagesResult(name, packages, isRequired) {
  return isRequired
    ? {
        message: `${name}: failed, packages are missing. Run: apt-get install ${packages}`,
        failed: 1,
      }
    : { message: `${name}: not run, packages are missing: ${packages}`, failed: 0 };
}
