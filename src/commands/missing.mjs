/**
 * The result of a part whose system packages are missing. CI must run every part, so it fails there.
 * @param {string} name of the part
 * @param {string} packages of Debian, with spaces between them
 * @param {boolean} isRequired true in CI
 * @returns {{ message: string, failed: 0 | 1 }}
 */
export function missingPart(name, packages, isRequired) {
  return isRequired
    ? { message: `${name}: failed: missing. Install it: apt-get install ${packages}`, failed: 1 }
    : { message: `${name}: not run: ${packages} missing`, failed: 0 };
}
