import type { ShippedPackage } from '../../site/shipped-packages';

/** Licenses of code that may be served with this site, which is MIT: all ask for a notice at most. */
export const allowedLicenses = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/**
 * Stops the build where code of another license would be served.
 * @throws an error that names each package and its license
 */
export function checkLicenses(packages: ShippedPackage[]): void {
  const refused = packages.filter(({ license }) => !license || !allowedLicenses.includes(license));
  if (refused.length === 0) return;
  const names = refused.map(({ name, version, license }) => `${name} ${version} (${license})`);
  throw new Error(
    `Code would be served whose license is not on the list: ${names.join(', ')}. Use another package, or, ` +
      `where its terms allow it, add the license to src/plugins/bill-of-materials/licenses.ts.`,
  );
}
