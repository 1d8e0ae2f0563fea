/**
 * Path below the origin that the site is published at, with both slashes. Set BASE_URL to publish
 * elsewhere; src/docusaurus/definitions puts the value into bundles for the browser.
 */
export const baseUrl = process.env.BASE_URL || '/';

/** What bundlers replace in code for the browser, which has no environment. */
export const baseUrlDefinition = { 'process.env.BASE_URL': JSON.stringify(baseUrl) };

/**
 * Address of a page or a file of this site.
 * @param path from the site's root, beginning with a slash
 */
export function addressOf(path: string): string {
  return baseUrl + path.slice(1);
}

/**
 * Path of a page or a file from the site's root, without a query or a hash; undoes `addressOf`.
 * @param address on this origin
 * @returns undefined for what lies outside the site
 */
export function pathOf(address: string): string | undefined {
  if (`${address}/` === baseUrl) return '/';
  return address.startsWith(baseUrl) ? address.slice(baseUrl.length - 1) : undefined;
}
