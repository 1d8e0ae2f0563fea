import { addressOf } from '../../../base/facts/base-url';
import { httpsHeaders, namedPages, policyHeaders, ruleHeadersOf, type Headers } from '../headers';

/** Headers of an address, or of all addresses below it if it ends in `/*`. */
export type AddressRule = [address: string, headers: Headers];

/** Returns the path at which hosts serve a file: pages without their extension. */
const pathOf = (file: string) =>
  namedPages.test(file) ? file : file.replace(/(?:(\/)index)?\.html$/, '$1');

/** Returns the first part of a path: `/components` for both `/components` and `/components/box`. */
const topOf = (path: string) => /^\/[^/]*/.exec(path)![0];

/**
 * Converts the rules of src/content/hosting/headers for hosts whose rules match addresses instead of files. Apart from
 * the first one, which is for all addresses, no two rules match the same address, because some hosts would join their
 * headers. If all files of a folder at the root have the same headers, and the page at its path too, the folder gets a
 * single rule, because Cloudflare Pages only reads 100 rules.
 * @param files paths of all files from the site's root, with a leading slash
 */
export function addressRules(files: readonly string[]): AddressRule[] {
  const found = files
    .map((file) => ({ path: pathOf(file), headers: ruleHeadersOf(file) }))
    .filter(({ headers }) => Object.keys(headers).length > 0);
  const variants = new Map(found.map(({ path }) => [topOf(path), new Set<string>()]));
  for (const { path, headers } of found) variants.get(topOf(path))!.add(JSON.stringify(headers));
  const rules = found.map(({ path, headers }): AddressRule => {
    const top = topOf(path);
    const isShared = path !== top && variants.get(top)!.size === 1;
    return [addressOf(isShared ? `${top}/*` : path), headers];
  });
  return [['/*', { ...policyHeaders, ...httpsHeaders }], ...new Map(rules)];
}
