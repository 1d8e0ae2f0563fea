/**
 * Base path of the site, with leading and trailing slash. Set `BASE_URL` to change it; src/assembly/docusaurus/bundles
 * inlines the value into browser bundles.
 */
export const baseUrl = process.env.BASE_URL || '/';

/** `define` option for bundlers: inlines `BASE_URL`, because `process.env` doesn't exist in browsers. */
export const baseUrlDefinition = { 'process.env.BASE_URL': JSON.stringify(baseUrl) };

/**
 * Adds the base path to the path of a page or file.
 * @param path from the site's root, with a leading slash
 */
export function addressOf(path: string): string {
  return baseUrl + path.slice(1);
}

/**
 * Reverses `addressOf`: removes the base path.
 * @param address path on this origin, without query or hash
 * @returns the path from the site's root; undefined if it's outside the site
 */
export function pathOf(address: string): string | undefined {
  if (`${address}/` === baseUrl) return '/';
  return address.startsWith(baseUrl) ? address.slice(baseUrl.length - 1) : undefined;
}
