import { addressOf } from '../../../base/facts/base-url';
import { httpsHeaders, namedPages, policyHeaders, ruleHeadersOf, type Headers } from '../headers';

/** Headers of an address, or of all addresses below it if it ends in `/*`. */
export type AddressRule = [address: string, headers: Headers];

/** Returns the path at which hosts serve a file: pages without their extension. */
const servedPath = (file: string) =>
  namedPages.test(file) ? file : file.replace(/(?:(\/)index)?\.html$/, '$1');

/** Returns the first part of a path: `/components` for both `/components` and `/components/box`. */
const topFolder = (path: string) => /^\/[^/]*/.exec(path)![0];

/**
 * Converts the rules of src/content/hosting/headers for hosts whose rules match addresses instead of files. Apart from
 * the first one, which is for all addresses, no two rules match the same address, because some hosts would join their
 * headers. If all files of a folder at the root have the same headers, and the page at its path too, the folder gets a
 * single rule, because Cloudflare Pages only reads 100 rules.
 * @param files paths of all files from the site's root, with a leading slash
 */
export function addressRules(files: readonly string[]): AddressRule[] {
  const filesWithHeaders = files
    .map((file) => ({ path: servedPath(file), headers: ruleHeadersOf(file) }))
    .filter(({ headers }) => Object.keys(headers).length > 0);
  const variants = new Map(
    filesWithHeaders.map(({ path }) => [topFolder(path), new Set<string>()]),
  );
  for (const { path, headers } of filesWithHeaders) {
    variants.get(topFolder(path))!.add(JSON.stringify(headers));
  }
  const rules = filesWithHeaders.map(({ path, headers }): AddressRule => {
    const folder = topFolder(path);
    const isShared = path !== folder && variants.get(folder)!.size === 1;
    return [addressOf(isShared ? `${folder}/*` : path), headers];
  });
  return [['/*', { ...policyHeaders, ...httpsHeaders }], ...new Map(rules)];
}
